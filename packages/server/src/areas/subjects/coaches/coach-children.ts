import type { coachChildrenCalls } from '@trellis/contract/subjects/coaches/calls';
import type { SubjectChoice } from '@trellis/contract/subjects/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { mostCoaches, requireCoaches } from './coaches.ts';

type Calls = typeof coachChildrenCalls;

/** The children of a coach, by name; forgotten ones have none. */
export async function listCoachChildren(
  db: Db,
  caller: Member,
  { coachUserId }: InputOf<Calls['coachChildren']>,
): Promise<OutputOf<Calls['coachChildren']>> {
  await requireColleague(db, caller, coachUserId);
  const { rows } = await sql<SubjectChoice>`
    select subject.id, subject.name, subject.outpatient_number as "outpatientNumber"
    from app.subject_coaches as link
    join app.subjects as subject on subject.tenant_id = link.tenant_id and subject.id = link.subject_id
    where link.tenant_id = ${caller.tenantId} and link.person_id = ${coachUserId}
    order by subject.name, subject.id`.execute(db);
  return { items: rows, totalCount: rows.length };
}

/** Makes these exactly the children of a coach. Children whose coaches are complete are named. */
export async function assignChildren(
  db: Db,
  caller: Member,
  { coachUserId, subjectIds }: InputOf<Calls['assignChildren']>,
): Promise<OutputOf<Calls['assignChildren']>> {
  const wanted = [...new Set(subjectIds)];
  // whoever coaches no more may still lose the children they had
  await (wanted.length > 0 ? requireCoaches(db, [coachUserId]) : requireColleague(db, caller, coachUserId));
  await lockAll(db, caller, coachUserId, wanted);
  await sql`
    delete from app.subject_coaches where tenant_id = ${caller.tenantId} and person_id = ${coachUserId}
      and subject_id <> all (${wanted}::uuid[])`.execute(db);
  await sql`
    insert into app.subject_coaches (tenant_id, subject_id, person_id)
    select ${caller.tenantId}::uuid, subject_id, ${coachUserId}::uuid from unnest(${wanted}::uuid[]) as subject_id
    on conflict (tenant_id, subject_id, person_id) do nothing`.execute(db);
  await requireRoom(db, wanted);
  return { assignedChildren: wanted.length };
}

async function requireColleague(db: Db, caller: Member, personId: string): Promise<void> {
  const membership = await db
    .selectFrom('identity.memberships')
    .select('id')
    .where('tenant_id', '=', caller.tenantId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  if (!membership) refuse('Trellis:NotFound');
}

/** Takes the children in the order of their ids, so that two who assign the same ones wait for each other. Who is archived may stay and not come. */
async function lockAll(db: Db, caller: Member, coachId: string, subjectIds: string[]): Promise<void> {
  const { rows } = await sql<{ comesArchived: boolean }>`
    select subject.tag = 'Archived' and not exists (
      select 1 from app.subject_coaches as link
      where link.tenant_id = subject.tenant_id and link.subject_id = subject.id and link.person_id = ${coachId}
    ) as "comesArchived"
    from app.subjects as subject
    where subject.tenant_id = ${caller.tenantId} and subject.id = any (${subjectIds}::uuid[]) and subject.erased_at is null
    order by subject.id for no key update of subject`.execute(db);
  if (rows.length < subjectIds.length) refuse('SubjectNotFound');
  if (rows.some(({ comesArchived }) => comesArchived)) refuse('Trellis:SubjectArchived', { members: ['subjectIds'] });
}

async function requireRoom(db: Db, subjectIds: string[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select subject.name from app.subject_coaches as link
    join app.subjects as subject on subject.tenant_id = link.tenant_id and subject.id = link.subject_id
    where link.subject_id = any (${subjectIds}::uuid[])
    group by subject.id, subject.name having count(*) > ${mostCoaches} order by subject.name limit 1`.execute(db);
  if (rows[0]) refuse('Trellis:TooManyCoaches', { data: { name: rows[0].name, most: mostCoaches } });
}
