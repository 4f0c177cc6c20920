import type { StaffItem } from '@trellis/contract/users/staff/schemas';
import type { Figures } from './figures.ts';
import type { StaffRow } from './staff-store.ts';

/** A row of the staff list, as the contract promises it. */
export function presentItem(row: StaffRow, figures: Figures): StaffItem {
  return {
    id: row.id,
    membershipId: row.membershipId,
    tenantId: row.tenantId,
    tenantName: row.tenantName,
    name: row.name,
    email: row.email,
    ...phoneParts(row),
    roles: row.roles,
    state: row.state,
    frozen: row.state === 'Invalid',
    isClosed: row.isClosed,
    isActivated: row.isActivated,
    invitedAt: row.invitedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    ...figures,
  };
}

/** The number is kept as it is dialled; it reads as code and digits. */
function phoneParts({ countryCode, phone }: Pick<StaffRow, 'countryCode' | 'phone'>) {
  const hasCode = countryCode !== null && phone?.startsWith(countryCode);
  return { countryCode, phoneNumber: hasCode ? phone?.slice(countryCode.length) || null : phone };
}
