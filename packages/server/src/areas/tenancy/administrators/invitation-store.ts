import type { tenantInvitation } from '@trellis/contract/tenancy/schemas';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../../platform/db/types.ts';
import type { TenantKind } from '../tenants/types-of-tenants.ts';

/** The role of whoever runs a tenant of each kind. */
export const adminRoles = { centre: 'CenterAdmin', enterprise: 'EnterpriseAdmin', area: 'AreaAdmin' } as const satisfies Record<
  TenantKind,
  string
>;

interface InvitationRow {
  email: string;
  invitedAt: Date | null;
  expiresAt: Date | null;
  isExpired: boolean;
  acceptedAt: Date | null;
}

/** The first administrator of a tenant: who joined first, else who was invited last; null where nobody was. */
export async function invitationOf(db: Db, tenant: { id: string; kind: string }): Promise<z.input<typeof tenantInvitation> | null> {
  const { rows } = await sql<InvitationRow>`
    select p.email, m.invited_at as "invitedAt", m.activated_at as "acceptedAt", link.expires_at as "expiresAt",
      coalesce(link.expires_at <= now(), true) as "isExpired"
    from identity.memberships m
    join identity.membership_roles r on r.membership_id = m.id and r.role = ${adminRoles[tenant.kind as TenantKind]}
    join identity.persons p on p.id = m.person_id
    left join lateral (
      select max(i.expires_at) as expires_at from identity.invitations i where i.membership_id = m.id and i.used_at is null
    ) link on true
    where m.tenant_id = ${tenant.id} and m.state = 'Effective'
    order by m.activated_at nulls last, m.invited_at desc limit 1`.execute(db);
  const [found] = rows;
  if (!found) return null;
  const { email, isExpired } = found;
  const text = (at: Date | null) => at?.toISOString() ?? null;
  return { email, isExpired, invitedAt: text(found.invitedAt), expiresAt: text(found.expiresAt), acceptedAt: text(found.acceptedAt) };
}

/** Whether an administrator works at a tenant already. */
export async function hasAdmin(db: Db, tenant: { id: string; kind: string }): Promise<boolean> {
  const { rows } = await sql`
    select 1 from identity.memberships m
    join identity.membership_roles r on r.membership_id = m.id and r.role = ${adminRoles[tenant.kind as TenantKind]}
    where m.tenant_id = ${tenant.id} and m.state = 'Effective' and m.activated_at is not null limit 1`.execute(db);
  return rows.length > 0;
}

/** Takes back what was never accepted: whoever was invited at another address is no member, and their links stop working. */
export async function withdrawAdmins(db: Db, tenant: { id: string; kind: string }, besides: string): Promise<void> {
  await sql`
    delete from identity.memberships m using identity.membership_roles r, identity.persons p
    where r.membership_id = m.id and r.role = ${adminRoles[tenant.kind as TenantKind]} and p.id = m.person_id
      and m.tenant_id = ${tenant.id} and m.activated_at is null and p.email <> ${besides}
      and exists (select 1 from identity.invitations i where i.membership_id = m.id and i.purpose = 'tenant')`.execute(db);
}
