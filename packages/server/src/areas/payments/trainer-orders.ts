import type { Language } from '@trellis/contract/languages';
import type { OrderPurpose, OrderStatus } from '@trellis/contract/payments/rules';
import type { TrainerOrder } from '@trellis/contract/payments/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { toMajor } from '../../platform/money.ts';

/** What an order is for. The id is that of the trainer's module, or of the exam. */
export interface OrderFor {
  tenantId: string;
  purpose: OrderPurpose;
  purposeId: string;
}

interface Asked extends OrderFor {
  personId: string;
  /** What is paid for, in every language. */
  titles: Record<Language, string>;
  /** In minor units of the currency; what costs nothing is not ordered. */
  amount: number;
  currency: string;
  now: Date;
}

interface Row {
  code: string;
  status: OrderStatus;
  amount: number;
  currency: string;
}

/** The order of a purpose that waits or is paid, made where there is none: of two who ask at once, both are told of the same one. */
export async function makeOrder(
  db: Db,
  { tenantId, purpose, purposeId, personId, titles, amount, currency, now }: Asked,
): Promise<TrainerOrder> {
  await db
    .insertInto('app.trainer_orders')
    .values({
      tenant_id: tenantId,
      person_id: personId,
      purpose,
      purpose_id: purposeId,
      titles: JSON.stringify(titles),
      amount,
      currency,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const order = await findOrder(db, { tenantId, purpose, purposeId });
  if (!order) throw new Error('An order that was just made is there');
  return order;
}

/** The latest order of a purpose; null where nothing was ordered. One that waits or is paid comes before any that is over. */
export async function findOrder(db: Db, { tenantId, purpose, purposeId }: OrderFor): Promise<TrainerOrder | null> {
  const found = await findOrders(db, { tenantIds: [tenantId], purpose, purposeIds: [purposeId] });
  return found.get(purposeId) ?? null;
}

interface OrdersFor {
  tenantIds: readonly string[];
  purpose: OrderPurpose;
  purposeIds: readonly string[];
}

/** The same of several, by what they are for: one query for them all. */
export async function findOrders(db: Db, { tenantIds, purpose, purposeIds }: OrdersFor): Promise<ReadonlyMap<string, TrainerOrder>> {
  const { rows } = await sql<Row & { purposeId: string }>`
    select distinct on (purpose_id) purpose_id as "purposeId", code, status, amount, currency from app.trainer_orders
    where tenant_id = any (${[...tenantIds]}::uuid[]) and purpose = ${purpose} and purpose_id = any (${[...purposeIds]}::uuid[])
    order by purpose_id, status in ('NotPay', 'Paid') desc, created_at desc, id desc`.execute(db);
  return new Map(rows.map((row) => [row.purposeId, shownAs(row)]));
}

/** Closes what waits to be paid of several purposes: nobody can pay it any more, and what comes in all the same goes back. */
export async function closeOrders(
  db: Db,
  { tenantId, purpose, purposeIds }: Omit<OrdersFor, 'tenantIds'> & { tenantId: string },
  now: Date,
): Promise<void> {
  await sql`
    update app.trainer_orders set status = 'OrderClosed', closed_at = ${now}
    where tenant_id = ${tenantId} and purpose = ${purpose} and purpose_id = any (${[...purposeIds]}::uuid[]) and status = 'NotPay'`.execute(
    db,
  );
}

/** In SQL: whether the order of a purpose is paid, and was not refunded since. Tenant and id are expressions of the query around it. */
export const isPaid = (purpose: OrderPurpose, tenantId: RawBuilder<unknown>, purposeId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from app.trainer_orders paid
  where paid.tenant_id = ${tenantId} and paid.purpose = ${purpose} and paid.purpose_id = ${purposeId} and paid.status = 'Paid'
)`;

/** An order with what is due in major units, as the wire has it. */
export const shownAs = ({ code, status, amount, currency }: Row): TrainerOrder => ({
  code,
  status,
  needPayPrice: toMajor(amount, currency),
  currency,
});
