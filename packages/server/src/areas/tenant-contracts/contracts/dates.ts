import { dateIn } from '@trellis/contract/scheduling/rules';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';

// where a day begins first: the platform's people work in any zone
const firstZone = 'Pacific/Kiritimati';

/** Refuses a day that has begun nowhere yet. */
export function refuseFuture(caller: Actor, date: string, member: string): void {
  if (date > dateIn(firstZone, caller.now.toISOString())) refuse('RocketSystem:DateInFuture', { members: [member] });
}
