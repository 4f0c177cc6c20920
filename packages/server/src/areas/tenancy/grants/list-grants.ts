import type { GrantChoice, GrantKind } from '@trellis/contract/tenancy/grants/calls';
import type { TenantOption } from '@trellis/contract/tenancy/schemas';
import { sql } from 'kysely';
import { findPage, type Page } from '../../../platform/db/page.ts';
import { containing } from '../../../platform/db/patterns.ts';
import { byName } from '../../../platform/db/sorting.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { findTenant } from '../tenants/tenant-store.ts';
import { libraryOf } from './grant-library.ts';
import { requireItems } from './grant-store.ts';

/** Everything of a kind by name, and whether a centre has it. */
export const listGrantsOfTenant =
  (kind: GrantKind) =>
  async (db: Db, caller: Actor, { tenantId }: { tenantId: string }): Promise<{ items: GrantChoice[]; totalCount: number }> => {
    const choices = sql<GrantChoice>`
      select item.id, item.name,
        exists (select 1 from catalog.grants g where g.tenant_id = ${tenantId} and g.kind = ${kind} and g.item_id = item.id) as granted
      from (${libraryOf(kind, caller.language)}) item
      order by ${byName(sql`item.name`)}, item.id`;
    const [tenant, { rows: items }] = await Promise.all([findTenant(db, tenantId), choices.execute(db)]);
    if (!tenant) refuse('Trellis:NotFound', { members: ['tenantId'] });
    return { items, totalCount: items.length };
  };

/** Everything of a kind by name, with how many centres have it. */
export const countGrants = (kind: GrantKind) => async (db: Db, caller: Actor, input: Page & { filter?: string | undefined }) => {
  const items = sql`
    select item.id, item.name from (${libraryOf(kind, caller.language)}) item
    ${input.filter ? sql`where item.name ilike ${containing(input.filter)}` : sql``}`;
  const counted = sql`from (${items}) item`;
  const granted = sql<{ id: string; name: string; tenantCount: number }>`
    select item.id, item.name, (
      select count(*) from catalog.grants g join identity.tenants t on t.id = g.tenant_id and t.deleted_at is null
      where g.kind = ${kind} and g.item_id = item.id
    )::int as "tenantCount" ${counted}`;
  const { rows, totalCount } = await findPage(db, { rows: granted, counted, order: sql`${byName(sql`item.name`)}, item.id` }, input);
  return { items: rows, totalCount };
};

/** The centres that have an item, by name. */
export const listTenantsOfItem = (kind: GrantKind) => async (db: Db, caller: Actor, input: Page & { itemId: string }) => {
  await requireItems(db, caller, kind, [input.itemId], 'itemId');
  const holders = sql`
    from catalog.grants g join identity.tenants t on t.id = g.tenant_id and t.deleted_at is null
    where g.kind = ${kind} and g.item_id = ${input.itemId}`;
  const list = { rows: sql<TenantOption>`select t.id, t.name ${holders}`, counted: holders, order: sql`lower(t.name), t.id` };
  const { rows, totalCount } = await findPage(db, list, input);
  return { items: rows, totalCount };
};
