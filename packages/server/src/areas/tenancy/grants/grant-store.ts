import type { GrantKind } from '@trellis/contract/tenancy/grants/calls';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { libraryOf } from './grant-library.ts';

/** Refuses what the library of a kind does not hold. */
export async function requireItems(db: Db, caller: Actor, kind: GrantKind, itemIds: readonly string[], member = 'itemIds'): Promise<void> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${libraryOf(kind, caller.language)}) item where item.id = any (${itemIds}::uuid[])`.execute(db);
  if ((rows[0]?.total ?? 0) < new Set(itemIds).size) refuse('Trellis:NotFound', { members: [member] });
}

/** Takes these centres until the transaction ends: grants of one centre change one after the other. */
export async function lockCentres(db: Db, tenantIds: readonly string[]): Promise<void> {
  const { rows } = await sql`
    select id from identity.tenants where id = any (${tenantIds}::uuid[]) and kind = 'centre' and deleted_at is null
    order by id for no key update`.execute(db);
  if (rows.length < new Set(tenantIds).size) refuse('Trellis:NotFound', { members: ['tenantIds'] });
}

/** Grants every one of these items to every one of these centres. */
export async function addGrants(db: Db, kind: GrantKind, itemIds: readonly string[], tenantIds: readonly string[]): Promise<void> {
  await sql`
    insert into catalog.grants (tenant_id, kind, item_id)
    select t, ${kind}, i from unnest(${tenantIds}::uuid[]) t cross join unnest(${itemIds}::uuid[]) i
    on conflict do nothing`.execute(db);
}

/** Grants a centre every plan template that is published: a new one can make plans at once, until somebody takes some away. */
export async function grantPlanTemplates(db: Db, tenantId: string): Promise<void> {
  await sql`
    insert into catalog.grants (tenant_id, kind, item_id)
    select ${tenantId}, t.kind, t.id from catalog.plan_templates t
    where exists (select 1 from catalog.plan_template_versions v where v.plan_template_id = t.id and v.published_at is not null)
    on conflict do nothing`.execute(db);
}

/** Withdraws every one of these items from every one of these centres. */
export async function withdrawGrants(db: Db, kind: GrantKind, itemIds: readonly string[], tenantIds: readonly string[]): Promise<void> {
  await sql`
    delete from catalog.grants
    where kind = ${kind} and item_id = any (${itemIds}::uuid[]) and tenant_id = any (${tenantIds}::uuid[])`.execute(db);
}
