import type { HandOverClash } from '@trellis/contract/users/hand-over/schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { type CoachWork, isMeant } from '../subjects/public.ts';
import { lockResources } from './clashes.ts';

// a class stays whose it is where only some children are given to another coach
const ofNoClass = sql`and not exists (
  select 1 from app.plans as plan where plan.tenant_id = occurrence.tenant_id and plan.id = occurrence.plan_id and plan.class_group_id is not null
)`;

/** The sessions that are booked with a coach and not over, as `occurrence` with the hold `held`. One that runs at this moment stays where it is. */
const booked = (work: CoachWork, now: Date) => sql`
  app.holds as held
  join app.occurrences as occurrence on occurrence.tenant_id = held.tenant_id and occurrence.id = held.occurrence_id
    and held.tenant_id = ${work.tenantId} and held.kind = 'coach' and held.resource_id = ${work.coachId}
    and upper(held.during) > ${now} and occurrence.state = 'scheduled'
    ${work.subjectIds ? ofNoClass : sql``}
  join app.holds as child on child.tenant_id = held.tenant_id and child.occurrence_id = held.occurrence_id and child.kind = 'child'
  join app.subjects as subject on subject.tenant_id = child.tenant_id and subject.id = child.resource_id and ${isMeant(work)}`;

/** The booked sessions of a coach with their children. */
export async function bookingsOfCoach(db: Db, work: CoachWork, now: Date): Promise<{ id: string; subjectId: string }[]> {
  const { rows } = await sql<{ id: string; subjectId: string }>`
    select occurrence.id, subject.id as "subjectId" from ${booked(work, now)}`.execute(db);
  return rows;
}

/** Which of them are at a time at which another coach has something else, by start. */
export async function findHandOverClashes(db: Db, work: CoachWork, toId: string, now: Date): Promise<HandOverClash[]> {
  const { rows } = await sql<{ time: Date; endTime: Date; subjectName: string; otherName: string }>`
    select distinct occurrence.starts_at as time, occurrence.ends_at as "endTime", subject.name as "subjectName", coalesce(other.name, '') as "otherName"
    from ${booked(work, now)}
    join app.taken_times as taken on taken.tenant_id = held.tenant_id and taken.kind = 'coach' and taken.resource_id = ${toId} and taken.during && held.during
    left join app.holds as other_child on other_child.tenant_id = taken.tenant_id and other_child.occurrence_id = taken.occurrence_id
      and other_child.kind = 'child'
    left join app.subjects as other on other.tenant_id = other_child.tenant_id and other.id = other_child.resource_id
    order by time, "subjectName", "otherName"`.execute(db);
  return rows.map((row) => ({ ...row, time: row.time.toISOString(), endTime: row.endTime.toISOString() }));
}

/** Takes the time of coaches until the transaction ends: nobody books them meanwhile. */
export const lockCoaches = (db: Db, tenantId: string, coachIds: readonly string[]): Promise<void> =>
  lockResources(
    db,
    { tenantId },
    coachIds.map((id) => ({ kind: 'coach', id })),
  );

/** Gives a coach's booked sessions to another one whose time is free; under the lock of both. */
export async function handOverBookings(db: Db, work: CoachWork, toId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from app.occurrences
    where tenant_id = ${work.tenantId} and state = 'scheduled' and id in (select occurrence.id from ${booked(work, now)})
    order by id for no key update`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await db.updateTable('app.occurrences').set({ coach_id: toId }).where('id', 'in', ids).execute();
  await sql`
    update app.holds set resource_id = ${toId}
    where tenant_id = ${work.tenantId} and kind = 'coach' and resource_id = ${work.coachId} and occurrence_id = any (${ids}::uuid[])`.execute(
    db,
  );
  return ids.length;
}
