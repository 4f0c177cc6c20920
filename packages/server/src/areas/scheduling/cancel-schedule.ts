import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findBooked } from './booked.ts';
import { requireChangeable, requireFollowing } from './following.ts';
import { releaseBookings } from './release-bookings.ts';

/** Cancels a scheduled session: its time is free, its class returns and covers the next one that waits for a class. Twice is once. */
export async function cancelSchedule(db: Db, caller: Member, { id }: { id: string }): Promise<void> {
  const [booked] = await findBooked(db, { id });
  if (!booked) return refuse('Trellis:NotFound');
  if (booked.state === 'cancelled') return;
  await requireChangeable(db, caller, booked);
  await releaseBookings(db, caller, [id]);
}

/** The same for it and those of its series that follow. */
export async function cancelFollowing(db: Db, caller: Member, { id }: { id: string }): Promise<{ cancelled: number }> {
  const [booked] = await findBooked(db, { id });
  if (!booked || booked.state === 'cancelled') return refuse('Trellis:NotFound');
  await requireChangeable(db, caller, booked);
  const ids = [booked, ...(await requireFollowing(db, booked))].map((each) => each.id);
  await releaseBookings(db, caller, ids);
  return { cancelled: ids.length };
}
