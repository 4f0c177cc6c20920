import type { LocalText } from '@trellis/contract/languages';
import type { ListedOrder, TrainerOrderFilter } from '@trellis/contract/payments/schemas';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../platform/db/patterns.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { toMajor } from '../../platform/money.ts';

type Time = 'creationTime' | 'paidTime' | 'closedTime' | 'refundedTime';

export type OrderRow = Omit<ListedOrder, Time | 'title' | 'needPayPrice'> & {
  titles: LocalText;
  amount: number;
  creationTime: Date;
} & Record<Exclude<Time, 'creationTime'>, Date | null>;

/** Orders that match, with what paid them last. `tail` orders and pages. */
export const rowsOfOrders = (caller: Actor, condition: RawBuilder<unknown>, tail = sql``) => sql<OrderRow>`
  select o.id, o.tenant_id as "tenantId", t.name as "tenantName", o.code, o.status, o.purpose, o.titles, coalesce(payer.name, '') as "payerName",
    o.amount, o.currency, o.created_at as "creationTime", o.paid_at as "paidTime", o.closed_at as "closedTime", o.refunded_at as "refundedTime",
    payment.carrier, payment.reference, ${caller.kind === 'member' ? sql`null` : sql`payment.remark`} as remark,
    coalesce(payment.state = 'Refunding', false) as "isRefunding", o.concurrency_stamp as "concurrencyStamp"
  from app.trainer_orders o
  join identity.tenants t on t.id = o.tenant_id
  left join identity.known_persons payer on payer.id = o.person_id
  left join lateral (
    select p.carrier, p.reference, p.remark, p.state from app.order_payments p
    where p.tenant_id = o.tenant_id and p.order_id = o.id and p.state in ('Paid', 'Refunding', 'Refunded')
    order by p.state = 'Refunded', p.paid_at desc limit 1
  ) payment on o.status in ('Paid', 'Refunded')
  where ${condition} ${tail}`;

/** What a code may begin with; anything else is part of a name alone. */
const startOfCode = /^[0-9a-f]+$/i;

/** What a filter asks of an order. Days are those of the reader's place. */
export function matchesTrainerOrder(
  { tenantId, status, purpose, filter, from, to }: TrainerOrderFilter,
  zone: string,
): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (tenantId) conditions.push(sql`o.tenant_id = ${tenantId}`);
  if (status) conditions.push(sql`o.status = ${status}`);
  if (purpose) conditions.push(sql`o.purpose = ${purpose}`);
  if (from) conditions.push(sql`o.created_at >= ${from}::date::timestamp at time zone ${zone}`);
  if (to) conditions.push(sql`o.created_at < (${to}::date + 1)::timestamp at time zone ${zone}`);
  if (filter) {
    const ofCode = startOfCode.test(filter) ? sql`o.code like ${`${filter.toUpperCase()}%`}` : sql`false`;
    conditions.push(sql`(
      ${ofCode} or exists (select from identity.known_persons named where named.id = o.person_id and named.name ilike ${containing(filter)})
    )`);
  }
  return sql.join(conditions, sql` and `);
}

/** An order as the wire has it. */
export function presentOrder({ titles, amount, ...row }: OrderRow, { language }: Actor): ListedOrder {
  return {
    ...row,
    title: titles[language],
    needPayPrice: toMajor(amount, row.currency),
    creationTime: row.creationTime.toISOString(),
    paidTime: row.paidTime?.toISOString() ?? null,
    closedTime: row.closedTime?.toISOString() ?? null,
    refundedTime: row.refundedTime?.toISOString() ?? null,
  };
}
