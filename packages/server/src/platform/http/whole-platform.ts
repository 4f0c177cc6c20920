import type { Actor } from './caller.ts';

/** Whether somebody acts for the whole platform, and not for some of its centres. */
export const actsForPlatform = (caller: Actor): boolean =>
  caller.kind === 'overseer' && caller.side === 'management' && caller.reach === 'all';
