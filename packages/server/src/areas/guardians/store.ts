import type { GuardianRight, GuardianRole, ReferralSource } from '@trellis/contract/guardians/rules';
import type { guardianFields } from '@trellis/contract/guardians/schemas';
import type { Language } from '@trellis/contract/languages';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../platform/db/types.ts';

export interface GuardianRow {
  id: string;
  fullName: string;
  email: string | null;
  phone: string | null;
  city: string | null;
  source: ReferralSource | null;
  sourceText: string | null;
  emergencyContactName: string | null;
  emergencyContactPhone: string | null;
  emergencyContactRole: GuardianRole | null;
  language: Language;
  consentedAt: Date | null;
  confirmedAt: Date | null;
  createdAt: Date;
  concurrencyStamp: string;
}

/** A child of a guardian, and what the guardian may do about it. */
export interface RelationRow extends Record<GuardianRight, boolean> {
  guardianId: string;
  id: string;
  name: string;
  role: GuardianRole;
}

/** The columns of what a guardian may do about a child, of `link`. */
export const rightColumns = sql`
  link.can_report as "canReport", link.can_answer as "canAnswer", link.can_grant as "canGrant", link.can_schedule as "canSchedule",
  link.can_pay as "canPay"`;

/** The columns of a guardian as `guardian`, for every query that presents one. */
export const guardianColumns = sql`
  guardian.id, guardian.full_name as "fullName", guardian.email, guardian.phone, guardian.city, guardian.source,
  guardian.source_text as "sourceText", guardian.emergency_name as "emergencyContactName", guardian.emergency_phone as "emergencyContactPhone",
  guardian.emergency_role as "emergencyContactRole", guardian.language, guardian.consented_at as "consentedAt",
  guardian.confirmed_at as "confirmedAt", guardian.created_at as "createdAt", guardian.concurrency_stamp as "concurrencyStamp"`;

export async function findGuardian(db: Db, id: string): Promise<GuardianRow | undefined> {
  const { rows } = await sql<GuardianRow>`select ${guardianColumns} from app.guardians as guardian where guardian.id = ${id}`.execute(db);
  return rows[0];
}

/** The children of several guardians, by guardian. */
export async function childrenOf(db: Db, guardianIds: readonly string[]): Promise<Map<string, RelationRow[]>> {
  if (guardianIds.length === 0) return new Map();
  const { rows } = await sql<RelationRow>`
    select link.guardian_id as "guardianId", subject.id, subject.name, link.role, ${rightColumns}
    from app.subject_guardians as link
    join app.subjects as subject on subject.tenant_id = link.tenant_id and subject.id = link.subject_id
    where link.tenant_id = app.acting_tenant() and link.guardian_id = any (${[...guardianIds]}::uuid[])
    order by subject.name, subject.id`.execute(db);
  return Map.groupBy(rows, (row) => row.guardianId);
}

/** What was stated of a guardian, as the row keeps it. */
export function guardianValues(fields: Omit<z.output<typeof guardianFields>, 'fullName'>) {
  return {
    email: fields.email,
    phone: fields.phone,
    city: fields.city,
    source: fields.source,
    source_text: fields.sourceText,
    emergency_name: fields.emergencyContactName,
    emergency_phone: fields.emergencyContactPhone,
    emergency_role: fields.emergencyContactRole,
    language: fields.language,
  };
}
