import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';

/** Whether somebody acts for the whole platform, and not for some of its centres. */
export const actsForPlatform = (caller: Actor): boolean => caller.kind === 'overseer' && caller.reach === 'all';

/** Tenants, grants and schools are kept by the whole platform alone, whatever else a policy was granted to. */
export function assertWholePlatform(caller: Actor): void {
  if (!actsForPlatform(caller)) refuse('Trellis:NotAllowed');
}
