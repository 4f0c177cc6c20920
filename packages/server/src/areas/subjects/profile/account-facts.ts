import { projects } from '@trellis/contract/account/schemas';
import type { subjectAccountCalls } from '@trellis/contract/subjects/account-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';

type Calls = typeof subjectAccountCalls;

/** The centre of a child whom the caller may look into, its projects, and the other centres that may see which reports there are of it. */
export async function findSubjectTenant(
  db: Db,
  _caller: Actor,
  { subjectId }: InputOf<Calls['subjectTenant']>,
): Promise<OutputOf<Calls['subjectTenant']>> {
  const { rows } = await sql<{ tenantId: string; tenantName: string; zone: string; enabled: string[] }>`
    select tenant.id as "tenantId", tenant.name as "tenantName", tenant.zone,
      array(select project from identity.tenant_projects where tenant_id = tenant.id and enabled) as enabled
    from app.subjects as subject join identity.tenants as tenant on tenant.id = subject.tenant_id
    where subject.id = ${subjectId}`.execute(db);
  const { enabled, ...tenant } = rows[0] ?? refuse('SubjectNotFound');
  const granted = await sql<{ id: string; tenantName: string; grantedAt: Date; guardianName: string | null }>`
    select id, name as "tenantName", granted_at as "grantedAt", guardian as "guardianName"
    from app.grants_of_subject(${tenant.tenantId}, ${subjectId})`.execute(db);
  return {
    ...tenant,
    projectStatus: projects.map((name) => ({ name, status: enabled.includes(name) })),
    grants: granted.rows.map((row) => ({ ...row, grantedAt: row.grantedAt.toISOString() })),
  };
}

/** When an assessment of the child's credit was last used. */
export async function findLastAssessment(
  db: Db,
  _caller: Actor,
  { userId }: InputOf<Calls['lastUserAssessment']>,
): Promise<OutputOf<Calls['lastUserAssessment']>> {
  const { rows } = await sql<{ id: string | null; at: Date | null }>`
    select used.id, used.created_at as at from app.subjects as subject
    left join lateral (
      select posting.id, posting.created_at from app.postings as posting
      join app.credit_accounts as account on account.tenant_id = posting.tenant_id and account.id = posting.from_id
      where posting.tenant_id = subject.tenant_id and posting.subject_id = subject.id and posting.kind = 'consume'
        and account.commodity = 'assessment'
      order by posting.created_at desc, posting.id desc limit 1
    ) as used on true
    where subject.id = ${userId}`.execute(db);
  const { id, at } = rows[0] ?? refuse('SubjectNotFound');
  return { lastAssessment: id && at ? { id, creationTime: at.toISOString() } : null };
}
