import type { guardianCalls } from '@trellis/contract/guardians/calls';
import type { GuardianRight } from '@trellis/contract/guardians/rules';
import type { SubjectContact } from '@trellis/contract/guardians/schemas';
import type { OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { subjectOf } from '../subjects/public.ts';
import { presentRights, roleIn } from './present.ts';
import { type GuardianRow, guardianColumns, type RelationRow, rightColumns } from './store.ts';

type Row = GuardianRow & Pick<RelationRow, 'role' | GuardianRight>;

/** A child's guardians, who came first first. Whoever looks after a child today must reach them, its coach or not. */
export async function listSubjectContacts(
  db: Db,
  caller: Member,
  { userId }: { userId: string },
): Promise<OutputOf<typeof guardianCalls.contacts>> {
  await subjectOf(db, userId);
  const { rows } = await sql<Row>`
    select ${guardianColumns}, link.role, ${rightColumns}
    from app.subject_guardians as link
    join app.guardians as guardian on guardian.tenant_id = link.tenant_id and guardian.id = link.guardian_id
    where link.tenant_id = ${caller.tenantId} and link.subject_id = ${userId}
    order by link.created_at, link.id`.execute(db);
  return { items: rows.map((row) => presentContact(row, caller.language)), totalCount: rows.length };
}

function presentContact(row: Row, language: Member['language']): SubjectContact {
  return {
    id: row.id,
    fullName: row.fullName,
    role: row.role,
    guardianRoleRelationshipLocale: roleIn(row.role, language),
    phone: row.phone,
    email: row.email,
    emergencyContactName: row.emergencyContactName,
    emergencyContactPhone: row.emergencyContactPhone,
    emergencyContactRoleLocale: roleIn(row.emergencyContactRole, language),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    ...presentRights(row),
  };
}
