import type { courseHolderCalls } from '@trellis/contract/content/holder-calls';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { returnQuota, useQuota } from '../tenant-contracts/public.ts';
import { centreOfPeople, requireGivable, requirePeople } from './holder-store.ts';

type Calls = typeof courseHolderCalls;

interface Pairs {
  tenantId: string;
  userIds: readonly string[];
  courseIds: readonly string[];
}

const quotaKey = (id: string) => `course:${id}`;

/** Gives each of these courses to each of these people. */
export async function giveCourses(db: Db, caller: Actor, input: InputOf<Calls['give']>): Promise<{ given: number }> {
  const tenantId = await centreOfPeople(db, caller, { ...input, member: 'userIds' });
  await requirePeople(db, tenantId, input.userIds, 'userIds');
  await requireGivable(db, caller, input.courseIds);
  return { given: await give(db, caller, { ...input, tenantId }) };
}

/** Gives what these people do not have yet; a centre uses one of its quota for each. Whoever gives at the same time waits at the same row. */
export async function give(db: Db, caller: Actor, { tenantId, userIds, courseIds }: Pairs): Promise<number> {
  const { rows } = await sql<{ id: string; courseId: string }>`
    insert into app.user_courses (tenant_id, person_id, course_id, given_by, given_at, uses_quota)
    select ${tenantId}::uuid, person, course, ${caller.personId}::uuid, ${caller.now}, ${caller.kind === 'member'}
    from unnest(${userIds}::uuid[]) person cross join unnest(${courseIds}::uuid[]) course
    group by person, course order by person, course
    on conflict (tenant_id, person_id, course_id) where taken_at is null do nothing
    returning id, course_id as "courseId"`.execute(db);
  if (caller.kind === 'member') {
    for (const { id, courseId } of rows) await useQuota(db, caller, { kind: 'course', itemId: courseId, key: quotaKey(id) });
  }
  return rows.length;
}

/** Takes courses back from people. */
export async function takeCourses(db: Db, caller: Actor, input: InputOf<Calls['take']>): Promise<{ taken: number; returned: number }> {
  return take(db, caller, { ...input, tenantId: await centreOfPeople(db, caller, { ...input, member: 'userIds' }) });
}

/** Takes back what these people have; where nothing was opened yet, the centre has its quota again. */
export async function take(db: Db, caller: Actor, { tenantId, userIds, courseIds }: Pairs): Promise<{ taken: number; returned: number }> {
  const { rows } = await sql<{ id: string; returns: boolean }>`
    update app.user_courses
    set taken_at = ${caller.now}, taken_by = ${caller.personId}::uuid, quota_returned = uses_quota and started_at is null
    where tenant_id = ${tenantId} and person_id = any (${userIds}::uuid[]) and course_id = any (${courseIds}::uuid[]) and taken_at is null
    returning id, quota_returned as returns`.execute(db);
  const returned = rows.filter(({ returns }) => returns);
  for (const { id } of returned) await returnQuota(db, { ...caller, tenantId }, { key: quotaKey(id) });
  return { taken: rows.length, returned: returned.length };
}
