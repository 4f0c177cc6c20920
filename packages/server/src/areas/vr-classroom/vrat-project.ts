import type { Actor, Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';

/** A centre without the project neither orders tests nor reads those of before. */
export function requireVrat(caller: Member): void {
  if (!caller.projects.has('Project.Vrat')) refuse('RocketSystem:VratDisabled');
}

/** For calls that answer files, which people of any side may make: only a centre's are meant. */
export function requireCentre(caller: Actor): asserts caller is Member {
  if (caller.kind !== 'member') refuse('Trellis:NotAllowed');
  requireVrat(caller);
}
