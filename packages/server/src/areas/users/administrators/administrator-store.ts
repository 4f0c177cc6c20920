import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { adminRoles, lockTenant, type TenantKind } from '../../tenancy/public.ts';
import { lockStaff } from '../staff/reach.ts';
import { type StaffRow, staffColumns, staffTables } from '../staff/staff-store.ts';

export interface AdministratorRow extends StaffRow {
  joinedAt: Date | null;
  expiresAt: Date | null;
  lastSignInAt: Date | null;
  openSignIns: number;
}

/** A tenant whose administration is about to change: its staff waits until that is done. */
export async function takeTenant(db: Db, tenantId: string) {
  const tenant = await lockTenant(db, tenantId, 'tenantId');
  await lockStaff(db, tenantId);
  return { ...tenant, kind: tenant.kind as TenantKind };
}

/** Who runs a tenant or was invited to, first who joined first. */
export function administratorsOf(db: Db, tenant: { id: string; kind: TenantKind }): Promise<AdministratorRow[]> {
  return findAdministrators(db, tenant, sql`true`);
}

export async function findAdministrator(db: Db, tenant: { id: string; kind: TenantKind }, membershipId: string): Promise<AdministratorRow> {
  const [found] = await findAdministrators(db, tenant, sql`m.id = ${membershipId}`);
  return found ?? refuse('Trellis:NotFound', { members: ['membershipId'] });
}

async function findAdministrators(
  db: Db,
  { id, kind }: { id: string; kind: TenantKind },
  isMeant: RawBuilder<unknown>,
): Promise<AdministratorRow[]> {
  const { rows } = await sql<AdministratorRow>`
    select ${staffColumns}, m.activated_at as "joinedAt",
      (select max(i.expires_at) from identity.invitations i where i.membership_id = m.id and i.used_at is null and i.expires_at > now()) as "expiresAt",
      (select max(s.created_at) from identity.sign_ins s where s.membership_id = m.id) as "lastSignInAt",
      identity.open_sign_ins(m.tenant_id, m.id) as "openSignIns"
    from ${staffTables}
    where m.tenant_id = ${id} and m.left_at is null and ${isMeant}
      and exists (select 1 from identity.membership_roles held where held.membership_id = m.id and held.role = ${adminRoles[kind]})
    order by m.activated_at nulls last, m.invited_at, m.id`.execute(db);
  return rows;
}
