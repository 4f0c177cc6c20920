import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';

/** A tenant that was not deleted, as its row stands. */
export async function findTenant(db: Db, id: string) {
  return db.selectFrom('identity.tenants').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
}

/** Takes the tenant's row until the transaction ends, so that two editors come one after the other. */
export async function lockTenant(db: Db, id: string, member = 'id') {
  const row = await db
    .selectFrom('identity.tenants')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? refuse('Trellis:NotFound', { members: [member] });
}

/** A centre's row, taken; whatever else has no projects, reminders and grants. */
export async function lockCentre(db: Db, id: string, member = 'id') {
  const row = await lockTenant(db, id, member);
  if (row.kind !== 'centre') refuse('Trellis:OnlyCenters', { members: [member] });
  return row;
}

/** A centre that was not deleted, by its id and name. */
export async function requireCentre(db: Db, id: string, member = 'tenantId'): Promise<{ id: string; name: string }> {
  const centre = await db
    .selectFrom('identity.tenants')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('kind', '=', 'centre')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return centre ?? refuse('Trellis:NotFound', { members: [member] });
}

/** The five projects of a centre with their status. */
export function projectsOf(db: Db, tenantId: string) {
  return db
    .selectFrom('identity.tenant_projects')
    .select(['project', 'enabled'])
    .where('tenant_id', '=', tenantId)
    .orderBy('project')
    .execute();
}
