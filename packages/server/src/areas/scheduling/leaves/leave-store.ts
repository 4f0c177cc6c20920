import type { Leave, LeaveState } from '@trellis/contract/scheduling/leaves/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';

/** A leave as it is stored, with the names of whose it is and of who answered. */
export interface StoredLeave extends Omit<Leave, 'startTime' | 'endTime' | 'mayAnswer' | 'mayWithdraw'> {
  state: LeaveState;
  startsAt: Date;
  endsAt: Date;
}

/** What is booked with a coach in the time of `leave` and was not begun. */
const touched = sql`
  app.occurrences as occurrence
  where occurrence.tenant_id = leave.tenant_id and occurrence.coach_id = leave.person_id and occurrence.state = 'scheduled'
    and occurrence.starts_at < leave.ends_at and occurrence.ends_at > leave.starts_at`;

export const leavesWhere = (condition: RawBuilder<unknown>) => sql<StoredLeave>`
  select leave.id, leave.person_id as "personId", coalesce(person.name, '') as name, leave.starts_at as "startsAt", leave.ends_at as "endsAt",
    leave.reason, leave.state, leave.answer, answerer.name as "answeredBy", leave.concurrency_stamp as "concurrencyStamp",
    case when leave.state in ('Asked', 'Approved') then (select count(*)::int from ${touched}) else 0 end as bookings
  from app.leaves as leave
  left join identity.known_persons as person on person.id = leave.person_id
  left join identity.known_persons as answerer on answerer.id = leave.answered_by
  where ${condition}`;

export async function findLeave(db: Db, id: string): Promise<StoredLeave | undefined> {
  return (await leavesWhere(sql`leave.id = ${id}`).execute(db)).rows[0];
}

/** The same, taken until the transaction ends. */
export async function lockLeave(db: Db, id: string): Promise<StoredLeave | undefined> {
  await db.selectFrom('app.leaves').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return findLeave(db, id);
}
