import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { releaseHolds } from '../credits/public.ts';
import { coverUpcoming } from './cover-upcoming.ts';

/** Bookings that are off: their time is free, and their classes return and cover the next ones that wait for a class. */
export async function releaseBookings(db: Db, caller: Member, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const off = await db
    .updateTable('app.occurrences')
    .set({ state: 'cancelled' })
    .where('id', 'in', ids)
    .where('state', '=', 'scheduled')
    .returning('id')
    .execute();
  if (off.length < ids.length) refuse('RocketSystem:AlreadyStarted');
  const freed = await db.deleteFrom('app.holds').where('occurrence_id', 'in', ids).returning(['kind', 'resource_id']).execute();
  await releaseHolds(db, caller, ids);
  const children = new Set(freed.filter(({ kind }) => kind === 'child').map(({ resource_id }) => resource_id));
  for (const subjectId of [...children].sort()) await coverUpcoming(db, caller, subjectId);
}
