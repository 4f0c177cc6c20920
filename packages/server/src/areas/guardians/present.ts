import type { GuardianRole } from '@trellis/contract/guardians/rules';
import type { GuardianInfo, GuardianListItem, GuardianRights } from '@trellis/contract/guardians/schemas';
import { guardianRoleWords } from '@trellis/contract/guardians/words';
import type { Language } from '@trellis/contract/languages';
import type { GuardianRow, RelationRow } from './store.ts';

/** A relation in a language, and nothing where there is none. */
export function roleIn<R extends GuardianRole | null>(role: R, language: Language): R extends null ? string | null : string {
  return (role && guardianRoleWords[language][role]) as never;
}

/** A row of the list, as the contract promises it. */
export function presentListItem(row: GuardianRow, children: readonly RelationRow[], language: Language): GuardianListItem {
  return {
    id: row.id,
    fullName: row.fullName,
    email: row.email,
    phone: row.phone,
    city: row.city,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    subjects: children.map(({ id, name, role }) => ({ id, name, role, guardianRoleRelationshipLocale: roleIn(role, language) })),
  };
}

/** All that is known of a guardian. */
export function presentInfo(row: GuardianRow, children: readonly RelationRow[], language: Language): GuardianInfo {
  return {
    ...presentListItem(row, [], language),
    source: row.source,
    sourceText: row.sourceText,
    emergencyContactName: row.emergencyContactName,
    emergencyContactPhone: row.emergencyContactPhone,
    emergencyContactRole: row.emergencyContactRole,
    emergencyContactRoleLocale: roleIn(row.emergencyContactRole, language),
    language: row.language,
    consentedAt: row.consentedAt?.toISOString() ?? null,
    concurrencyStamp: row.concurrencyStamp,
    subjects: children.map((child) => ({
      id: child.id,
      name: child.name,
      role: child.role,
      ...presentRights(child),
      guardianRoleRelationshipLocale: roleIn(child.role, language),
    })),
  };
}

/** What a guardian may do, without the rest of the row. */
export function presentRights({ canReport, canAnswer, canGrant, canSchedule, canPay }: GuardianRights): GuardianRights {
  return { canReport, canAnswer, canGrant, canSchedule, canPay };
}
