import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';

/** The work of a coach, or what of it is with some children. */
export interface CoachWork {
  tenantId: string;
  coachId: string;
  subjectIds?: readonly string[];
}

/** That `subject` is one of those that are meant, and neither archived nor forgotten. */
export const isMeant = ({ subjectIds }: CoachWork) => sql<boolean>`
  subject.tag <> 'Archived' and subject.erased_at is null
  ${subjectIds ? sql`and subject.id = any (${subjectIds}::uuid[])` : sql``}`;

/** Refuses where a child that is named is nobody of the centre. */
export async function requireNamedChildren(db: Db, { tenantId, subjectIds }: CoachWork): Promise<void> {
  if (!subjectIds) return;
  const { rows } = await sql`select id from app.subjects where tenant_id = ${tenantId} and id = any (${subjectIds}::uuid[])`.execute(db);
  if (rows.length < new Set(subjectIds).size) refuse('Trellis:NotFound', { members: ['subjectIds'] });
}

export async function childrenOfCoach(db: Db, work: CoachWork): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select subject.id from app.subject_coaches as link
    join app.subjects as subject on subject.tenant_id = link.tenant_id and subject.id = link.subject_id
    where link.tenant_id = ${work.tenantId} and link.person_id = ${work.coachId} and ${isMeant(work)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Takes children until the transaction ends, in the order of their ids: nobody is archived or forgotten meanwhile. */
export async function lockChildren(db: Db, tenantId: string, subjectIds: readonly string[]): Promise<void> {
  await sql`
    select id from app.subjects where tenant_id = ${tenantId} and id = any (${subjectIds}::uuid[])
    order by id for no key update`.execute(db);
}

/** Gives a coach's children to another one, who may have some of them already. */
export async function handOverChildren(db: Db, work: CoachWork, toId: string): Promise<number> {
  const { tenantId, coachId } = work;
  const children = await childrenOfCoach(db, work);
  await sql`
    delete from app.subject_coaches where tenant_id = ${tenantId} and person_id = ${coachId} and subject_id = any (${children}::uuid[])`.execute(
    db,
  );
  await sql`
    insert into app.subject_coaches (tenant_id, subject_id, person_id)
    select ${tenantId}::uuid, subject_id, ${toId}::uuid from unnest(${children}::uuid[]) as subject_id
    on conflict (tenant_id, subject_id, person_id) do nothing`.execute(db);
  return children.length;
}
