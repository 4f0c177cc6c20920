import type { Actor } from './caller.ts';
import { refuse } from './refusal.ts';

/** Whether somebody acts for the whole platform, and not for some of its centres. */
export const actsForPlatform = (caller: Actor): boolean =>
  caller.kind === 'overseer' && caller.side === 'management' && caller.reach === 'all';

/** What concerns the platform as a whole is done by those who look after all of it, whatever else a policy was granted to. */
export function assertWholePlatform(caller: Actor): void {
  if (!actsForPlatform(caller)) refuse('Trellis:NotAllowed');
}
