import type { substituteCalls } from '@trellis/contract/scheduling/substitutes/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { recordEvent } from '../../plans/public.ts';
import { requireCoaches } from '../../subjects/public.ts';
import { placeOfBooking } from '../booked-places.ts';
import { type Need, requireFree } from '../clashes.ts';
import { lockCoaches } from '../hand-over-bookings.ts';
import { type BookingOfDay, bookingsOfDay } from './bookings-of-day.ts';
import { notifyCoaches } from './notify-coaches.ts';

type Call = typeof substituteCalls.substitute;

/** Gives a booking, or what its coach still has on its day, to another coach whose time is free: all of it or nothing, and both are told. */
export async function substitute(db: Db, caller: Member, { id, toUserId, wholeDay }: InputOf<Call>): Promise<OutputOf<Call>> {
  const coachId = await coachOf(db, caller, id);
  if (toUserId === coachId) return refuse('Trellis:InvalidInput', { members: ['toUserId'] });
  await lockCoaches(db, caller.tenantId, [coachId, toUserId]);
  await requireCoaches(db, [toUserId]);
  const ofDay = await bookingsOfDay(db, caller, id, true);
  const bookings = wholeDay ? ofDay : ofDay.filter((booking) => booking.id === id);
  // somebody else gave it away before the coaches were taken
  if (bookings.some((booking) => booking.coachId !== coachId)) return refuse('Trellis:Busy');
  await requireFree(
    db,
    caller,
    bookings.map((booking) => needOf(booking, toUserId)),
  );
  const ids = bookings.map((booking) => booking.id);
  await db.updateTable('app.occurrences').set({ coach_id: toUserId }).where('id', 'in', ids).execute();
  await db.updateTable('app.holds').set({ resource_id: toUserId }).where('occurrence_id', 'in', ids).where('kind', '=', 'coach').execute();
  for (const booking of bookings) {
    const place = await placeOfBooking(db, booking.id, booking);
    await recordEvent(db, caller, { planId: booking.planId, event: 'coachChanged', ...place });
  }
  await notifyCoaches(db, caller, { fromId: coachId, toId: toUserId, bookings });
  return { count: bookings.length };
}

async function coachOf(db: Db, caller: Member, id: string): Promise<string> {
  const [booking] = await bookingsOfDay(db, caller, id);
  return booking?.coachId ?? refuse('Trellis:NotFound');
}

const needOf = ({ startsAt, endsAt }: BookingOfDay, coachId: string): Need => ({
  start: startsAt.toISOString(),
  end: endsAt.toISOString(),
  resources: [{ kind: 'coach', id: coachId }],
});
