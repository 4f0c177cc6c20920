import type { leaveCalls } from '@trellis/contract/scheduling/leaves/calls';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { releaseHold } from '../../credits/public.ts';
import { bookablePlanOf, recordEvent } from '../../plans/public.ts';
import { findBooked } from '../booked.ts';
import { placeOfBooking } from '../booked-places.ts';
import { coverUpcoming } from '../cover-upcoming.ts';
import { requireChangeable } from '../following.ts';
import { freeTime } from '../missed/booking-store.ts';
import { heldBy } from '../store.ts';

/** A child cannot come to a session that is to come: it stays on the calendar as that, its time is free, and its class returns. Twice is once. */
export async function leaveOfChild(db: Db, caller: Member, { id, comments }: InputOf<typeof leaveCalls.ofChild>): Promise<void> {
  const [booked] = await findBooked(db, { id });
  if (!booked || booked.state === 'cancelled') return refuse('Trellis:NotFound');
  if (booked.state === 'leave') return;
  // who cannot come to a class is marked when it is held: it is held without them
  if ((await bookablePlanOf(db, { id: booked.planId })).kind === 'group') return refuse('Trellis:NotFound', { members: ['id'] });
  await requireChangeable(db, caller, booked);
  if (booked.startsAt <= caller.now) return refuse('RocketSystem:LeaveOver');
  const place = await placeOfBooking(db, id, booked);
  await recordEvent(db, caller, { planId: booked.planId, event: 'leaveRequested', ...place, ...(comments && { reasons: [comments] }) });
  const children = await heldBy(db, id, 'child');
  await db.updateTable('app.occurrences').set({ state: 'leave' }).where('id', '=', id).execute();
  await freeTime(db, id);
  await releaseHold(db, caller, { occurrenceId: id });
  for (const subjectId of children.toSorted()) await coverUpcoming(db, caller, subjectId);
}
