import type { subjectCalls } from '@trellis/contract/subjects/calls';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockSubject } from './store.ts';

type Input = InputOf<typeof subjectCalls.bindGuardian>;

/** Records a guardian at the desk and binds the child. Brothers and sisters share a guardian; sending twice makes one. */
export async function bindGuardian(db: Db, caller: Member, input: Input): Promise<void> {
  if (!(await lockSubject(db, input.subjectId))) refuse('SubjectNotFound');
  const guardianId = (await knownGuardian(db, input)) ?? (await insertGuardian(db, caller, input));
  await db
    .insertInto('app.subject_guardians')
    .values({ tenant_id: caller.tenantId, subject_id: input.subjectId, guardian_id: guardianId, role: input.role })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'subject_id', 'guardian_id']).doUpdateSet({ role: input.role }))
    .execute();
  await db
    .updateTable('app.subjects')
    .set({ bind_state: 'Bind' })
    .where('id', '=', input.subjectId)
    .where('bind_state', '<>', 'Bind')
    .execute();
}

/** The same person: same name and contacts, and either a contact to tell by or already this child's guardian. */
async function knownGuardian(db: Db, input: Input): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select guardian.id from app.guardians as guardian
    where guardian.full_name = ${input.guardianName}
      and guardian.phone is not distinct from ${input.phone}::text and guardian.email is not distinct from ${input.email}::text
      and (guardian.phone is not null or guardian.email is not null or exists (
        select 1 from app.subject_guardians as link where link.guardian_id = guardian.id and link.subject_id = ${input.subjectId}
      ))
    order by guardian.created_at, guardian.id limit 1`.execute(db);
  return rows[0]?.id;
}

async function insertGuardian(db: Db, caller: Member, input: Input): Promise<string> {
  const { id } = await db
    .insertInto('app.guardians')
    .values({ tenant_id: caller.tenantId, full_name: input.guardianName, phone: input.phone, email: input.email })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
