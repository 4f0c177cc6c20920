import type { TrainingApplication } from '@trellis/contract/certification/application-schemas';
import type { AuditResult } from '@trellis/contract/certification/rules';
import type { Language } from '@trellis/contract/languages';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';

export interface ApplicationRow {
  id: string;
  tenantId: string;
  tenantName: string;
  personId: string | null;
  name: string;
  email: string;
  phone: string | null;
  jobTitle: string | null;
  workUnit: string | null;
  auditResult: AuditResult;
  cancelledAt: Date | null;
  remark: string | null;
  moduleId: string | null;
  moduleName: string | null;
  createdAt: Date;
  reviewedAt: Date | null;
  reviewerName: string | null;
}

/** Applications that match, with what a list tells of them in the reader's language. */
export const applicationRows = (language: Language, matching: RawBuilder<unknown>) => sql<ApplicationRow>`
  select application.id, application.tenant_id as "tenantId", tenant.name as "tenantName", application.person_id as "personId",
    application.name, application.email, application.phone, application.job_title as "jobTitle", application.work_unit as "workUnit",
    application.audit_result as "auditResult", application.cancelled_at as "cancelledAt", application.remark,
    module.id as "moduleId", module.display_name ->> ${language} as "moduleName", application.created_at as "createdAt",
    application.reviewed_at as "reviewedAt", reviewer.name as "reviewerName"
  from app.training_applications application
  join identity.tenants tenant on tenant.id = application.tenant_id
  left join catalog.training_modules module on module.id = application.training_module_id
  left join identity.known_persons reviewer on reviewer.id = application.reviewed_by
  where ${matching}`;

/** As the wire has it. */
export function presentApplication(row: ApplicationRow): TrainingApplication {
  const { id, personId, cancelledAt, moduleId, moduleName, createdAt, reviewedAt, ...rest } = row;
  return {
    ...rest,
    preparationTrainerId: id,
    isCancelled: cancelledAt !== null,
    hasAccount: personId !== null,
    trainingModule: moduleId && moduleName ? { id: moduleId, displayName: moduleName } : null,
    creationTime: createdAt.toISOString(),
    reviewTime: reviewedAt && reviewedAt.toISOString(),
  };
}

export interface OwnApplication {
  id: string;
  auditResult: AuditResult;
  isCancelled: boolean;
  remark: string | null;
  createdAt: Date;
  phone: string | null;
  jobTitle: string | null;
  workUnit: string | null;
  data: Record<string, unknown>;
}

/** The latest application of somebody at their centre, signed in or by its code. */
export async function latestApplication(db: Db, tenantId: string, person: { id: string; email: string }): Promise<OwnApplication | null> {
  const { rows } = await sql<OwnApplication>`
    select id, audit_result as "auditResult", cancelled_at is not null as "isCancelled", remark, created_at as "createdAt",
      phone, job_title as "jobTitle", work_unit as "workUnit", data
    from app.training_applications
    where tenant_id = ${tenantId} and (person_id = ${person.id} or email = ${person.email})
    order by created_at desc, id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Who is asking, with the address that letters go to. */
export const ownAccount = (db: Db, personId: string) =>
  db
    .selectFrom('identity.persons')
    .select(['id', 'name', 'email', 'phone', 'language'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
