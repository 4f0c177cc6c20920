import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';

/** Letters go to everybody: only who acts for the whole platform sees to them, whatever else a policy was granted to. */
export function assertWholePlatform(caller: Actor): void {
  if (caller.kind !== 'overseer' || caller.reach !== 'all') refuse('Trellis:NotAllowed');
}
