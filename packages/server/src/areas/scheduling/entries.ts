import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import { type RawBuilder, sql } from 'kysely';
import { countRows } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import { coveredChildren } from '../credits/public.ts';

type Row = Omit<ScheduleEntry, 'time' | 'endTime' | 'covered'> & { startsAt: Date; endsAt: Date };

// One row a booking, of however many children. The coach and the child are those that the occurrence holds: a plan's may have changed since. A cancelled one holds nobody and is gone from here.
const entries = sql`
  from app.occurrences as occurrence
  join app.plans as plan on plan.tenant_id = occurrence.tenant_id and plan.id = occurrence.plan_id
  join app.holds as coach on coach.tenant_id = occurrence.tenant_id and coach.occurrence_id = occurrence.id and coach.kind = 'coach'
  left join app.holds as child on child.tenant_id = occurrence.tenant_id and child.occurrence_id = occurrence.id and child.kind = 'child'
    and plan.class_group_id is null
  left join app.class_groups as class on class.tenant_id = plan.tenant_id and class.id = plan.class_group_id`;

const isShown = sql`occurrence.state <> 'cancelled' and (child.id is not null or class.id is not null)`;

const childrenOfClass = sql`(
  select count(*)::int from app.holds as held
  where held.tenant_id = occurrence.tenant_id and held.occurrence_id = occurrence.id and held.kind = 'child'
)`;

const columns = sql`
  occurrence.id, case when class.id is null then plan.id end as "userOfflinePlanId", child.resource_id as "subjectId",
  coalesce(class.name, subject.name) as "subjectName", case when class.id is not null then plan.id end as "groupTrainingPlanId",
  case when class.id is null then 1 else ${childrenOfClass} end as "childCount",
  coach.resource_id as "trainerId", person.name as "trainerName", occurrence.starts_at as "startsAt", occurrence.ends_at as "endsAt",
  (extract(epoch from occurrence.ends_at - occurrence.starts_at) / 60)::int as duration, occurrence.platform, occurrence.classroom_id as "classroomId",
  classroom.classroom_name as "classroomName", occurrence.state, occurrence.session_id as "sessionId", session.num as "sessionNum",
  occurrence.series_id is not null as "isRecurring", occurrence.notices as notice, occurrence.concurrency_stamp as "concurrencyStamp"`;

/** Entries of the calendar that meet a condition on `occurrence`, `coach` and `child`, by start. */
export async function findEntries(db: Db, condition: RawBuilder<unknown>, limit: number): Promise<ScheduleEntry[]> {
  const { rows } = await sql<Row>`
    select ${columns} ${entries}
    left join app.subjects as subject on subject.tenant_id = child.tenant_id and subject.id = child.resource_id
    join identity.known_persons as person on person.id = coach.resource_id
    left join app.classrooms as classroom on classroom.tenant_id = occurrence.tenant_id and classroom.id = occurrence.classroom_id
    left join app.sessions as session on session.tenant_id = occurrence.tenant_id and session.id = occurrence.session_id
    where ${isShown} and ${condition}
    order by occurrence.starts_at, occurrence.id limit ${limit}`.execute(db);
  const covered = await coveredChildren(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => present(row, covered.get(row.id)?.size ?? 0));
}

/** How many meet a condition on `occurrence` alone: each that is not cancelled holds its coach and whom it is for. */
export const countEntries = (db: Db, condition: RawBuilder<unknown>): Promise<number> =>
  countRows(db, sql`from app.occurrences as occurrence where occurrence.state <> 'cancelled' and ${condition}`);

/** Of a class that was held, who did not come paid nothing; what is to come is covered for all of it. */
function present({ startsAt, endsAt, ...row }: Row, coveredChildren: number): ScheduleEntry {
  const needed = row.state === 'scheduled' ? row.childCount : Math.min(row.childCount, 1);
  return { ...row, time: startsAt.toISOString(), endTime: endsAt.toISOString(), covered: coveredChildren >= needed };
}
