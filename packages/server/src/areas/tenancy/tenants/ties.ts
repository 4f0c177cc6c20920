import type { tenantFields } from '@trellis/contract/tenancy/schemas';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { TenantKind } from './types-of-tenants.ts';

type Fields = z.output<typeof tenantFields>;

/** Enterprises and areas have no projects and reminders of their own, and nothing above them. */
export function requireOwnFields(kind: TenantKind, fields: Fields): void {
  if (kind === 'centre') return;
  const foreign = [
    fields.projectStatus.length > 0 && 'projectStatus',
    fields.enterpriseIds.length > 0 && 'enterpriseIds',
    fields.areaIds.length > 0 && 'areaIds',
    fields.vratReminderAmount > 0 && 'vratReminderAmount',
    fields.hfsReminderAmount > 0 && 'hfsReminderAmount',
    fields.timesSetting && 'timesSetting',
  ].filter((member) => member !== false);
  if (foreign.length > 0) refuse('Trellis:OnlyCenters', { members: foreign });
}

/** Ties a centre to exactly these enterprises and areas. */
export async function setTies(
  db: Db,
  centreId: string,
  { enterpriseIds, areaIds }: Pick<Fields, 'enterpriseIds' | 'areaIds'>,
): Promise<void> {
  await requireParents(db, 'enterprise', enterpriseIds, 'enterpriseIds');
  await requireParents(db, 'area', areaIds, 'areaIds');
  const wanted = [...new Set([...enterpriseIds, ...areaIds])];
  // ties to what was deleted stay: they come back with it
  await sql`
    delete from identity.tenant_links l using identity.tenants p
    where l.centre_id = ${centreId} and p.id = l.parent_id and p.deleted_at is null and l.parent_id <> all (${wanted}::uuid[])`.execute(db);
  await sql`
    insert into identity.tenant_links (parent_id, parent_kind, centre_id)
    select p.id, p.kind, ${centreId}::uuid from identity.tenants p where p.id = any (${wanted}::uuid[])
    on conflict do nothing`.execute(db);
}

async function requireParents(db: Db, kind: TenantKind, ids: readonly string[], member: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from identity.tenants where id = any (${ids}::uuid[]) and kind = ${kind} and deleted_at is null`.execute(db);
  if (rows.length < new Set(ids).size) refuse('Trellis:NotFound', { members: [member] });
}

/** Switches the projects that are named; the others stay. */
export async function setProjects(db: Db, centreId: string, projectStatus: Fields['projectStatus']): Promise<void> {
  for (const { name, status } of projectStatus) {
    await db
      .insertInto('identity.tenant_projects')
      .values({ tenant_id: centreId, project: name, enabled: status })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'project']).doUpdateSet({ enabled: status }))
      .execute();
  }
}
