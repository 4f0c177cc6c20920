import { commodityOfPlan, whenSaid } from '@trellis/contract/offline-plans/rules';
import type { missedCalls } from '@trellis/contract/scheduling/missed/calls';
import { missedFrom, takesClass } from '@trellis/contract/scheduling/missed/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { classesMissed, releaseHold, takeMissedClass } from '../../credits/public.ts';
import { recordEvent } from '../../plans/public.ts';
import { placeOfBooking } from '../booked-places.ts';
import { coverUpcoming } from '../cover-upcoming.ts';
import { heldBy } from '../store.ts';
import { freeTime, lockBooking, missRuleOf } from './booking-store.ts';

type Call = typeof missedCalls.miss;

/** Says that nobody came to a booking, or that it was cancelled too late; the center's rule says whether its class is taken. Twice is once. */
export async function missBooking(
  db: Db,
  caller: Member,
  { id, reason, saidAt, comments }: InputOf<Call> & { comments?: string | undefined },
): Promise<OutputOf<Call>> {
  const booking = (await lockBooking(db, id)) ?? refuse('Trellis:NotFound');
  if (booking.state === 'missed') return { taken: await classesMissed(db, id) };
  if (booking.state !== 'scheduled') return refuse('RocketSystem:AlreadyStarted');
  const rule = await missRuleOf(db, caller);
  if (caller.now < missedFrom(reason, booking.startsAt, rule)) return refuse('RocketSystem:NotMissedYet');
  const place = await placeOfBooking(db, id, booking);
  await recordEvent(db, caller, { planId: booking.planId, event: 'missed', ...place, reasons: [reason, ...(comments ? [comments] : [])] });
  const children = await heldBy(db, id, 'child');
  const commodity = commodityOfPlan[booking.kind];
  if (commodity && takesClass(reason, rule))
    for (const subjectId of children.toSorted()) await takeMissedClass(db, caller, { subjectId, commodity, occurrenceId: id });
  await db
    .updateTable('app.occurrences')
    .set({ state: 'missed', missed_reason: reason, missed_at: whenSaid(saidAt, caller.now), missed_by: caller.personId })
    .where('id', '=', id)
    .execute();
  await freeTime(db, id);
  await releaseHold(db, caller, { occurrenceId: id });
  for (const subjectId of children) await coverUpcoming(db, caller, subjectId);
  return { taken: await classesMissed(db, id) };
}
