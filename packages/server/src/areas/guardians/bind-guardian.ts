import type { guardianCalls } from '@trellis/contract/guardians/calls';
import { type GuardianRole, mayGrantAtFirst } from '@trellis/contract/guardians/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockSubject } from '../subjects/public.ts';
import { findGuardian, guardianValues } from './store.ts';

type Input = InputOf<typeof guardianCalls.bindGuardian>;

/** Records a guardian at the desk and binds the child. Brothers and sisters share a guardian; sending twice makes one. */
export async function bindGuardian(db: Db, caller: Member, input: Input): Promise<OutputOf<typeof guardianCalls.bindGuardian>> {
  await lockRecording(db, caller);
  if (!(await lockSubject(db, input.subjectId))) refuse('SubjectNotFound');
  const guardianId = await guardianFor(db, caller, input);
  await relate(db, caller, { subjectId: input.subjectId, guardianId, role: input.role });
  await db
    .updateTable('app.subjects')
    .set({ bind_state: 'Bind' })
    .where('id', '=', input.subjectId)
    .where('bind_state', '<>', 'Bind')
    .execute();
  return { guardianId };
}

/** One after the other in a centre: two desks that record the same parent of two children make one guardian. */
export async function lockRecording(db: Db, { tenantId }: Member): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`guardians ${tenantId}`}, 0))`.execute(db);
}

async function guardianFor(db: Db, caller: Member, input: Input): Promise<string> {
  if (input.guardianId) return (await findGuardian(db, input.guardianId))?.id ?? refuse('Trellis:GuardianNotFound');
  const fullName = input.fullName ?? refuse('Trellis:InvalidInput', { members: ['fullName'] });
  return (await knownGuardian(db, input, fullName)) ?? (await insertGuardian(db, caller, input, fullName));
}

/** The same person: same name and contacts, and either a contact to tell by or already this child's guardian. */
async function knownGuardian(db: Db, input: Input, fullName: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select guardian.id from app.guardians as guardian
    where guardian.full_name = ${fullName}
      and guardian.phone is not distinct from ${input.phone}::text and guardian.email is not distinct from ${input.email}::text
      and (guardian.phone is not null or guardian.email is not null or exists (
        select 1 from app.subject_guardians as link where link.guardian_id = guardian.id and link.subject_id = ${input.subjectId}
      ))
    order by guardian.created_at, guardian.id limit 1`.execute(db);
  return rows[0]?.id;
}

async function insertGuardian(db: Db, caller: Member, input: Input, fullName: string): Promise<string> {
  const { id } = await db
    .insertInto('app.guardians')
    .values({ tenant_id: caller.tenantId, full_name: fullName, ...guardianValues(input), created_at: caller.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes a guardian the child's, or changes what they are to it. */
async function relate(db: Db, caller: Member, link: { subjectId: string; guardianId: string; role: GuardianRole }): Promise<void> {
  await db
    .insertInto('app.subject_guardians')
    .values({
      tenant_id: caller.tenantId,
      subject_id: link.subjectId,
      guardian_id: link.guardianId,
      role: link.role,
      can_grant: mayGrantAtFirst(link.role),
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'subject_id', 'guardian_id']).doUpdateSet({ role: link.role }))
    .execute();
}
