import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { recordEvent } from '../plans/public.ts';
import { type Booked, findBooked } from './booked.ts';
import { placeOfBooking } from './booked-places.ts';
import { requireChangeable, requireFollowing } from './following.ts';
import { releaseBookings } from './release-bookings.ts';

/** Cancels a scheduled session: its time is free, its class returns and covers the next one that waits for a class. Twice is once. */
export async function cancelSchedule(db: Db, caller: Member, { id }: { id: string }): Promise<void> {
  const [booked] = await findBooked(db, { id });
  if (!booked) return refuse('Trellis:NotFound');
  if (booked.state === 'cancelled') return;
  await requireChangeable(db, caller, booked);
  await cancel(db, caller, booked);
}

/** The same for it and those of its series that follow. */
export async function cancelFollowing(db: Db, caller: Member, { id }: { id: string }): Promise<{ cancelled: number }> {
  const [booked] = await findBooked(db, { id });
  if (!booked || booked.state === 'cancelled') return refuse('Trellis:NotFound');
  await requireChangeable(db, caller, booked);
  const following = await requireFollowing(db, booked);
  await cancel(db, caller, booked, following);
  return { cancelled: 1 + following.length };
}

/** The plan keeps which session was called off, and how many that follow it. */
async function cancel(db: Db, caller: Member, booked: Booked, following: readonly Booked[] = []): Promise<void> {
  const place = await placeOfBooking(db, booked.id, booked);
  const reasons = following.length > 0 ? [`+${following.length}`] : [];
  // first of all, as whoever books takes the plan before anything else
  await recordEvent(db, caller, { planId: booked.planId, event: 'bookingCancelled', ...place, reasons });
  const ids = [booked, ...following].map(({ id }) => id);
  await releaseBookings(db, caller, ids);
}
