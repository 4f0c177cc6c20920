import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';

/** What concerns the platform as a whole is done by those who look after all of it, whatever else a policy was granted to. */
export function assertWholePlatform(caller: Actor): void {
  if (caller.kind !== 'overseer' || caller.side !== 'management' || caller.reach !== 'all') refuse('Trellis:NotAllowed');
}
