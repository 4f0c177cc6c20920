import type { GrantChoice, GrantKind } from '@trellis/contract/tenancy/grants/calls';
import type { TenantOption } from '@trellis/contract/tenancy/schemas';
import { sql } from 'kysely';
import { containing } from '../../../platform/db/patterns.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { findTenant } from '../tenants/tenant-store.ts';
import { libraryOf } from './grant-library.ts';
import { requireItems } from './grant-store.ts';

interface Page {
  skipCount: number;
  maxResultCount: number;
}

/** Everything of a kind by name, and whether a centre has it. */
export const listGrantsOfTenant =
  (kind: GrantKind) =>
  async (db: Db, caller: Actor, { tenantId }: { tenantId: string }): Promise<{ items: GrantChoice[]; totalCount: number }> => {
    const tenant = await findTenant(db, tenantId);
    if (!tenant) refuse('Trellis:NotFound', { members: ['tenantId'] });
    const { rows: items } = await sql<GrantChoice>`
      select item.id, item.name,
        exists (select 1 from catalog.grants g where g.tenant_id = ${tenantId} and g.kind = ${kind} and g.item_id = item.id) as granted
      from (${libraryOf(kind, caller.language)}) item
      order by item.name, item.id`.execute(db);
    return { items, totalCount: items.length };
  };

/** Everything of a kind by name, with how many centres have it. */
export const countGrants = (kind: GrantKind) => async (db: Db, caller: Actor, input: Page & { filter?: string | undefined }) => {
  const items = sql`
    select item.id, item.name from (${libraryOf(kind, caller.language)}) item
    ${input.filter ? sql`where item.name ilike ${containing(input.filter)}` : sql``}`;
  const counted = await sql<{ total: number }>`select count(*)::int as total from (${items}) item`.execute(db);
  const { rows } = await sql<{ id: string; name: string; tenantCount: number }>`
    select item.id, item.name, (
      select count(*) from catalog.grants g join identity.tenants t on t.id = g.tenant_id and t.deleted_at is null
      where g.kind = ${kind} and g.item_id = item.id
    )::int as "tenantCount"
    from (${items}) item
    order by item.name, item.id limit ${input.maxResultCount} offset ${input.skipCount}`.execute(db);
  return { items: rows, totalCount: counted.rows[0]?.total ?? 0 };
};

/** The centres that have an item, by name. */
export const listTenantsOfItem = (kind: GrantKind) => async (db: Db, caller: Actor, input: Page & { itemId: string }) => {
  await requireItems(db, caller, kind, [input.itemId], 'itemId');
  const holders = sql`
    from catalog.grants g join identity.tenants t on t.id = g.tenant_id and t.deleted_at is null
    where g.kind = ${kind} and g.item_id = ${input.itemId}`;
  const counted = await sql<{ total: number }>`select count(*)::int as total ${holders}`.execute(db);
  const { rows } = await sql<TenantOption>`
    select t.id, t.name ${holders} order by lower(t.name), t.id limit ${input.maxResultCount} offset ${input.skipCount}`.execute(db);
  return { items: rows, totalCount: counted.rows[0]?.total ?? 0 };
};
