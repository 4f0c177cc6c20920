import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { findEntries } from './entries.ts';
import { releaseBookings } from './release-bookings.ts';

/** Nobody has as many booked. */
const most = 1000;

/** Every session that is booked for some children alone, also one that was missed and still holds its class, by start. What their class has booked goes on without them. */
export async function bookingsOf(db: Db, subjectIds: readonly string[]): Promise<ScheduleEntry[]> {
  return findEntries(db, sql`child.resource_id = any (${subjectIds}::uuid[]) and occurrence.state = 'scheduled'`, most * subjectIds.length);
}

/** Cancels all of them; answers what was booked. */
export async function cancelBookings(db: Db, caller: Member, subjectIds: readonly string[]): Promise<ScheduleEntry[]> {
  return cancelAll(db, caller, await bookingsOf(db, subjectIds));
}

/** Cancels every session that is booked of a plan; answers what was booked. */
export async function cancelBookingsOfPlan(db: Db, caller: Member, planId: string): Promise<ScheduleEntry[]> {
  return cancelAll(db, caller, await findEntries(db, sql`occurrence.plan_id = ${planId} and occurrence.state = 'scheduled'`, most));
}

async function cancelAll(db: Db, caller: Member, bookings: ScheduleEntry[]): Promise<ScheduleEntry[]> {
  await releaseBookings(db, caller, [...new Set(bookings.map(({ id }) => id))]);
  return bookings;
}
