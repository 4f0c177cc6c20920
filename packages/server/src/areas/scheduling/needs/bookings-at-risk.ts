import { dateIn } from '@trellis/contract/scheduling/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { type Found, mostOfKind } from './found.ts';

interface Row {
  id: string;
  startsAt: Date;
  subjectId: string | null;
  name: string;
  coachId: string;
}

const isOff = sql`exists (
  select 1 from app.leaves as leave where leave.tenant_id = occurrence.tenant_id and leave.person_id = occurrence.coach_id and leave.state = 'Approved'
    and leave.starts_at < occurrence.ends_at and leave.ends_at > occurrence.starts_at
)`;
const isClosed = sql`exists (
  select 1 from app.classrooms as classroom where classroom.tenant_id = occurrence.tenant_id and classroom.id = occurrence.classroom_id and (classroom.state = 'Invalid' or classroom.removed_at is not null)
)`;
const isGone = sql`not exists (
  select 1 from identity.memberships as member where member.tenant_id = occurrence.tenant_id and member.person_id = occurrence.coach_id
    and member.state = 'Effective'
)`;

/** Bookings ahead that cannot be held as they are: their coach is on leave by then, or their classroom is not in use any more. */
export const clashingBookings = (db: Db, caller: Member): Promise<Found[]> =>
  ahead(db, caller, sql`(${isOff} or ${isClosed})`, ({ id, coachId }) => ({ key: `clash:${id}`, kind: 'clash', of: [coachId] }));

/** Bookings ahead whose coach does not work here any more. */
export const uncoveredBookings = (db: Db, caller: Member): Promise<Found[]> =>
  ahead(db, caller, isGone, ({ id }) => ({ key: `uncovered:${id}`, kind: 'uncovered', of: [] }));

async function ahead(
  db: Db,
  caller: Member,
  which: RawBuilder<unknown>,
  as: (row: Row) => Pick<Found, 'key' | 'kind' | 'of'>,
): Promise<Found[]> {
  const { rows } = await sql<Row>`
    select occurrence.id, occurrence.starts_at as "startsAt", subject.id as "subjectId", coalesce(class.name, subject.name, '') as name,
      occurrence.coach_id as "coachId"
    from app.occurrences as occurrence
    join app.plans as plan on plan.tenant_id = occurrence.tenant_id and plan.id = occurrence.plan_id
    left join app.class_groups as class on class.tenant_id = plan.tenant_id and class.id = plan.class_group_id
    left join app.holds as child on child.tenant_id = occurrence.tenant_id and child.occurrence_id = occurrence.id and child.kind = 'child'
      and plan.class_group_id is null
    left join app.subjects as subject on subject.tenant_id = child.tenant_id and subject.id = child.resource_id
    where occurrence.tenant_id = ${caller.tenantId} and occurrence.state = 'scheduled' and occurrence.starts_at >= ${caller.now} and ${which}
    order by occurrence.starts_at, occurrence.id limit ${mostOfKind}`.execute(db);
  return rows.map((row) => {
    const time = row.startsAt.toISOString();
    return {
      ...as(row),
      subjectId: row.subjectId,
      subjectName: row.name,
      count: null,
      time,
      mend: `/system/center/dataPanel/calendar?view=day&date=${dateIn(caller.zone, time)}&only=${row.coachId}`,
    };
  });
}
