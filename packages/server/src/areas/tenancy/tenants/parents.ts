import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';

export interface Parent {
  centreId: string;
  kind: 'enterprise' | 'area';
  id: string;
  name: string;
}

/** The enterprises and areas of several centres, by name, of those that the reader sees. */
export async function parentsOf(db: Db, centreIds: readonly string[]): Promise<Parent[]> {
  if (centreIds.length === 0) return [];
  const { rows } = await sql<Parent>`
    select l.centre_id as "centreId", l.parent_kind as kind, p.id, p.name
    from identity.tenant_links l
    join identity.tenants p on p.id = l.parent_id and p.deleted_at is null
    where l.centre_id = any (${centreIds}::uuid[])
    order by lower(p.name), p.id`.execute(db);
  return rows;
}

/** Kind and name of each for a tenant of a query, by name. */
export const parentsIn = (centreId: RawBuilder<unknown>) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', l.parent_kind, 'name', p.name) order by lower(p.name), p.id), '[]')
  from identity.tenant_links l
  join identity.tenants p on p.id = l.parent_id and p.deleted_at is null
  where l.centre_id = ${centreId}
)`;
