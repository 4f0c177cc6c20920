import { mayReachEveryCenter } from '@trellis/contract/admins/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';

export interface Reach {
  allTenants: boolean;
  tenantIds: readonly string[];
}

/** Refuses every centre for roles that look after chosen ones, and a choice of none: that must not come to mean all. */
export function requireReach(roles: readonly string[], { allTenants, tenantIds }: Reach): void {
  if (allTenants && !mayReachEveryCenter(roles)) refuse('Trellis:EveryCenterRefused', { members: ['allTenants'] });
  if (!allTenants && tenantIds.length === 0) refuse('Trellis:CentersNotChosen', { members: ['tenantIds'] });
}

/** Makes the centres that a membership looks after exactly these. */
export async function setReach(db: Db, membershipId: string, { allTenants, tenantIds }: Reach): Promise<void> {
  const scope = allTenants ? 'all' : 'managed';
  const chosen = allTenants ? [] : [...new Set(tenantIds)];
  await db.updateTable('identity.memberships').set({ scope }).where('id', '=', membershipId).execute();
  await sql`delete from identity.managed_tenants where membership_id = ${membershipId} and tenant_id <> all (${chosen}::uuid[])`.execute(
    db,
  );
  await sql`
    insert into identity.managed_tenants (membership_id, tenant_id)
    select ${membershipId}, id from identity.tenants where kind = 'centre' and deleted_at is null and id = any (${chosen}::uuid[])
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*) from identity.managed_tenants where membership_id = ${membershipId}`.execute(db);
  if (rows[0]?.count !== chosen.length) refuse('Trellis:NotFound', { members: ['tenantIds'] });
}
