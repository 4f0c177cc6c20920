import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import { type RawBuilder, sql } from 'kysely';
import { countRows } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import { coveredOccurrences } from '../credits/public.ts';

type Row = Omit<ScheduleEntry, 'time' | 'endTime' | 'covered'> & { startsAt: Date; endsAt: Date };

// The coach and the child are those that the occurrence holds: a plan's may have changed since. A cancelled one holds nobody and is gone from here.
const entries = sql`
  from app.occurrences as occurrence
  join app.holds as coach on coach.tenant_id = occurrence.tenant_id and coach.occurrence_id = occurrence.id and coach.kind = 'coach'
  join app.holds as child on child.tenant_id = occurrence.tenant_id and child.occurrence_id = occurrence.id and child.kind = 'child'`;

const columns = sql`
  occurrence.id, occurrence.plan_id as "userOfflinePlanId", child.resource_id as "subjectId", subject.name as "subjectName",
  coach.resource_id as "trainerId", person.name as "trainerName", occurrence.starts_at as "startsAt", occurrence.ends_at as "endsAt",
  (extract(epoch from occurrence.ends_at - occurrence.starts_at) / 60)::int as duration, occurrence.platform, occurrence.classroom_id as "classroomId",
  classroom.classroom_name as "classroomName", occurrence.state, occurrence.session_id as "sessionId", session.num as "sessionNum",
  occurrence.series_id is not null as "isRecurring", occurrence.notices as notice, occurrence.concurrency_stamp as "concurrencyStamp"`;

/** Entries of the calendar that meet a condition on `occurrence` and `coach`, by start. */
export async function findEntries(db: Db, condition: RawBuilder<unknown>, limit: number): Promise<ScheduleEntry[]> {
  const { rows } = await sql<Row>`
    select ${columns} ${entries}
    join app.subjects as subject on subject.tenant_id = child.tenant_id and subject.id = child.resource_id
    join identity.known_persons as person on person.id = coach.resource_id
    left join app.classrooms as classroom on classroom.tenant_id = occurrence.tenant_id and classroom.id = occurrence.classroom_id
    left join app.sessions as session on session.tenant_id = occurrence.tenant_id and session.id = occurrence.session_id
    where occurrence.state <> 'cancelled' and ${condition}
    order by occurrence.starts_at, occurrence.id limit ${limit}`.execute(db);
  const covered = await coveredOccurrences(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => present(row, covered.has(row.id)));
}

export const countEntries = (db: Db, condition: RawBuilder<unknown>): Promise<number> =>
  countRows(db, sql`${entries} where occurrence.state <> 'cancelled' and ${condition}`);

function present({ startsAt, endsAt, ...row }: Row, covered: boolean): ScheduleEntry {
  return { ...row, time: startsAt.toISOString(), endTime: endsAt.toISOString(), covered };
}
