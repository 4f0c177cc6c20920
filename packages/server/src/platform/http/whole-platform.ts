import type { Member, Overseer } from './caller.ts';

/** What a call asks of whoever acts, besides what they hold. */
export type Standing = Pick<Member, 'kind'> | Pick<Overseer, 'kind' | 'side' | 'reach'>;

/** Whether somebody acts for the whole platform, and not for some of its centres. */
export const actsForPlatform = (caller: Standing): boolean =>
  caller.kind === 'overseer' && caller.side === 'management' && caller.reach === 'all';
