import type { Order, OrderFilter } from '@trellis/contract/tenant-contracts/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/http/caller.ts';
import { toMajor } from '../../../platform/money.ts';
import { itemsOfLibraries } from '../resources/library.ts';

export type OrderRow = Omit<Order, 'creationTime'> & { creationTime: Date };

/** Recharges over all contracts that the caller sees. `tail` orders and pages. What the platform remarked is not told to a centre. */
export const ordersWhere = (caller: Actor, condition: RawBuilder<unknown>, tail = sql``) => sql<OrderRow>`
  with item as (${itemsOfLibraries(caller.language)})
  select r.id, r.tenant_id as "tenantId", t.name as "tenantName", r.contract_id as "contractId", c.number as "contractNumber", r.kind,
    resource.item_id as "itemId", item.name as "itemName", r.amount, r.paid, r.currency, r.paid_on as "payDate",
    ${caller.kind === 'member' ? sql`null` : sql`r.remark`} as remark, coalesce(operator.name, '') as "operatorName", r.created_at as "creationTime"
  from platform.tenant_recharges r
  join platform.tenant_contracts c on c.id = r.contract_id
  join platform.tenant_resources resource on resource.id = r.resource_id
  join identity.tenants t on t.id = r.tenant_id
  left join item on item.kind = r.kind and item.id = resource.item_id
  left join identity.persons operator on operator.id = r.operator_id
  where ${condition} ${tail}`;

/** What a filter asks of a recharge. */
export function matchesOrder({ tenantId, kind, from, to }: OrderFilter): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (tenantId) conditions.push(sql`r.tenant_id = ${tenantId}`);
  if (kind) conditions.push(sql`r.kind = ${kind}`);
  if (from) conditions.push(sql`r.paid_on >= ${from}`);
  if (to) conditions.push(sql`r.paid_on <= ${to}`);
  return sql.join(conditions, sql` and `);
}

/** An order as the wire has it. */
export const presentOrder = (row: OrderRow): Order => ({
  ...row,
  paid: toMajor(row.paid, row.currency),
  creationTime: row.creationTime.toISOString(),
});
