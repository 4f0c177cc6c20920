import type { Resource } from '@trellis/contract/tenant-contracts/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { lockContractInForce } from '../contracts/contract-store.ts';
import { accountsOf, move } from '../quotas/quota-ledger.ts';
import { itemsOfLibraries } from './library.ts';

/** The resources of a contract that were not taken out of it. */
export function resourceRowsOf(db: Db, contractId: string) {
  return db
    .selectFrom('platform.tenant_resources')
    .selectAll()
    .where('contract_id', '=', contractId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export type ResourceRow = Awaited<ReturnType<typeof resourceRowsOf>>[number];

/** A resource under the lock of its contract, which must be in force. */
export async function lockResource(db: Db, id: string): Promise<ResourceRow> {
  const find = () =>
    db.selectFrom('platform.tenant_resources').selectAll().where('id', '=', id).where('removed_at', 'is', null).executeTakeFirst();
  const found = (await find()) ?? refuse('Trellis:NotFound', { members: ['id'] });
  await lockContractInForce(db, found.contract_id);
  return (await find()) ?? refuse('Trellis:NotFound', { members: ['id'] });
}

/** What is set aside is not added to: it comes back first. */
export function refuseForbidden({ forbidden_at }: Pick<ResourceRow, 'forbidden_at'>): void {
  if (forbidden_at) refuse('RocketSystem:ResourceForbidden');
}

/** Whether anything was recharged to a resource or used of it. */
export async function isTouched(db: Db, resourceId: string): Promise<boolean> {
  const recharge = await db
    .selectFrom('platform.tenant_recharges')
    .select('id')
    .where('resource_id', '=', resourceId)
    .limit(1)
    .executeTakeFirst();
  return recharge !== undefined || (await accountsOf(db, resourceId)).consumed.balance > 0;
}

/** Takes a resource out of its contract, and back what it brought; of a stopped contract that stands aside. */
export async function takeOut(db: Db, caller: Actor, resource: ResourceRow): Promise<void> {
  const { available, stopped, sold } = await accountsOf(db, resource.id);
  for (const [bucket, from] of Object.entries({ available, stopped })) {
    const key = `resource:${resource.id}:removed:${bucket}`;
    await move(db, caller, { key, kind: 'adjust', tenantId: resource.tenant_id, from, to: sold, amount: from.balance });
  }
  await db.updateTable('platform.tenant_resources').set({ removed_at: caller.now }).where('id', '=', resource.id).execute();
}

/** What a contract brings, resource by resource, with what is left: one query. */
export async function resourcesOf(db: Db, caller: Actor, contractId: string): Promise<Resource[]> {
  const { rows } = await sql<Resource>`
    with item as (${itemsOfLibraries(caller.language)})
    select r.id, r.kind, r.item_id as "itemId", item.name as "itemName", case when r.unlimited then -1 else r.quantity end as amount,
      (select coalesce(sum(recharge.amount), 0)::int from platform.tenant_recharges recharge where recharge.resource_id = r.id) as recharged,
      consumed.balance::int as used, case when available.unlimited then -1 else available.balance::int end as left,
      r.forbidden_at is not null as "isForbidden", r.concurrency_stamp as "concurrencyStamp"
    from platform.tenant_resources r
    join app.credit_accounts available on available.tenant_resource_id = r.id and available.bucket = 'available'
    join app.credit_accounts consumed on consumed.tenant_resource_id = r.id and consumed.bucket = 'consumed'
    left join item on item.kind = r.kind and item.id = r.item_id
    where r.contract_id = ${contractId} and r.removed_at is null
    order by r.created_at, r.id`.execute(db);
  return rows;
}
