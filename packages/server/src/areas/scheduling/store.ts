import type { PlanKind } from '@trellis/contract/offline-plans/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Resource } from './clashes.ts';

export interface Classroom {
  id: string;
  classroomName: string;
  status: 'Effective' | 'Invalid';
}

/** Session durations of the centre in minutes; empty until somebody sets them. */
export async function sessionDurations(db: Db): Promise<number[]> {
  const row = await db.selectFrom('app.centre_settings').select('session_durations').executeTakeFirst();
  return [...(row?.session_durations ?? [])].sort((one, other) => one - other);
}

export async function listClassrooms(db: Db): Promise<Classroom[]> {
  const rows = await db
    .selectFrom('app.classrooms')
    .select(['id', 'classroom_name', 'state'])
    .where('removed_at', 'is', null)
    .orderBy('classroom_name')
    .limit(1000)
    .execute();
  return rows.map((row) => ({ id: row.id, classroomName: row.classroom_name, status: row.state as Classroom['status'] }));
}

export async function findClassroom(db: Db, id: string): Promise<Classroom | undefined> {
  const row = await db
    .selectFrom('app.classrooms')
    .select(['id', 'classroom_name', 'state'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row && { id: row.id, classroomName: row.classroom_name, status: row.state as Classroom['status'] };
}

/** Takes the plan's row until the transaction ends: its sessions and its schedule are counted one change at a time. */
export async function lockPlan(db: Db, planId: string): Promise<void> {
  await db.selectFrom('app.plans').select('id').where('id', '=', planId).forUpdate().execute();
}

/** Children that a plan has now; of a class those who are in it, whether or not its plan has followed. */
export async function childrenOf(db: Db, planId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select member.subject_id as id from app.plans as plan
    join app.plan_members as member on member.tenant_id = plan.tenant_id and member.plan_id = plan.id and member.to_at is null
    where plan.id = ${planId} and plan.class_group_id is null
    union all
    select link.subject_id from app.plans as plan
    join app.class_group_members as link on link.tenant_id = plan.tenant_id and link.class_group_id = plan.class_group_id
    where plan.id = ${planId}
    order by id`.execute(db);
  return rows.map((row) => row.id);
}

/** What of a plan's sessions is spoken for: occurrences scheduled today or later, and a session that runs now. */
export async function countAhead(db: Db, planId: string, startOfToday: string): Promise<number> {
  const { rows } = await sql<{ ahead: number }>`
    select (
      (select count(*) from app.occurrences where plan_id = ${planId} and state = 'scheduled' and starts_at >= ${startOfToday}::timestamptz)
      + (select count(*) from app.sessions where plan_id = ${planId} and state = 'open')
    )::int as ahead`.execute(db);
  return rows[0]?.ahead ?? 0;
}

/** An occurrence, taken until the transaction ends; postings may point at it meanwhile. */
export async function lockOccurrence(db: Db, id: string) {
  return db.selectFrom('app.occurrences').select(['id', 'state']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Whom and what an occurrence holds. */
export async function heldBy(db: Db, occurrenceId: string, kind: Resource['kind']): Promise<string[]> {
  const rows = await db
    .selectFrom('app.holds')
    .select('resource_id')
    .where('occurrence_id', '=', occurrenceId)
    .where('kind', '=', kind)
    .execute();
  return rows.map((row) => row.resource_id);
}

/** Scheduled occurrences of a child from now on, the next one first, with what each is for. */
export async function occurrencesAhead(db: Db, subjectId: string, now: Date): Promise<{ id: string; kind: PlanKind }[]> {
  const { rows } = await sql<{ id: string; kind: PlanKind }>`
    select occurrence.id, plan.kind from app.holds as child
    join app.occurrences as occurrence on occurrence.tenant_id = child.tenant_id and occurrence.id = child.occurrence_id
    join app.plans as plan on plan.tenant_id = occurrence.tenant_id and plan.id = occurrence.plan_id
    where child.kind = 'child' and child.resource_id = ${subjectId} and lower(child.during) >= ${now} and occurrence.state = 'scheduled'
    order by occurrence.starts_at, occurrence.id`.execute(db);
  return rows;
}
