import { commodityOfPlan } from '@trellis/contract/offline-plans/rules';
import type { missedCalls } from '@trellis/contract/scheduling/missed/calls';
import { isUndoable, missedFrom, takesClass } from '@trellis/contract/scheduling/missed/rules';
import { missedReason as reasonsOf } from '@trellis/contract/scheduling/missed/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { classesMissed } from '../../credits/public.ts';
import { findBooking, missRuleOf } from './booking-store.ts';

type Call = typeof missedCalls.get;

/** What may be said of a booking that nobody came to, and what was. */
export async function viewMissed(db: Db, caller: Member, { id }: InputOf<Call>): Promise<OutputOf<Call>> {
  const [booking, rule, taken] = await Promise.all([findBooking(db, id), missRuleOf(db, caller), classesMissed(db, id)]);
  if (!booking) return refuse('Trellis:NotFound');
  const reasons = booking.state === 'scheduled' ? reasonsOf.options : [];
  const isPaid = commodityOfPlan[booking.kind] !== null;
  const { missedReason, missedAt } = booking;
  const decided = missedReason &&
    missedAt && {
      reason: missedReason,
      at: missedAt.toISOString(),
      by: booking.missedBy,
      taken,
      isUndoable: isUndoable(missedAt, caller.now, caller.zone),
    };
  return {
    reasons: reasons.map((reason) => ({
      reason,
      from: missedFrom(reason, booking.startsAt, rule).toISOString(),
      takesClass: isPaid && takesClass(reason, rule),
    })),
    decided,
  };
}
