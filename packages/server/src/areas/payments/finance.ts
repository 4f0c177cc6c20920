import { randomUUID } from 'node:crypto';
import type { trainerOrderCalls } from '@trellis/contract/payments/order-calls';
import { isOpen, mayRefund } from '@trellis/contract/payments/rules';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockOrder } from './attempts.ts';
import { presentOrder, rowsOfOrders } from './order-store.ts';
import { markRefunded } from './settle.ts';

type Calls = typeof trainerOrderCalls;

/** Records that an order was paid by a transfer. Whoever was about to pay it otherwise cannot any more, or has it back. */
export async function recordTransfer(db: Db, caller: Actor, input: InputOf<Calls['recordTransfer']>): Promise<void> {
  const order = await lockCurrent(db, caller, input);
  if (!isOpen(order)) refuse('RocketSystem:OrderNotOpen');
  await db
    .insertInto('app.order_payments')
    .values({
      tenant_id: order.tenantId,
      id: randomUUID(),
      order_id: order.id,
      carrier: 'Transfer',
      state: 'Paid',
      amount: order.amount,
      currency: order.currency,
      reference: input.reference,
      remark: input.remark || null,
      recorded_by: caller.personId,
      paid_at: caller.now,
      created_at: caller.now,
    })
    .execute();
  await db.updateTable('app.trainer_orders').set({ status: 'Paid', paid_at: caller.now }).where('id', '=', order.id).execute();
}

/** Gives back what was paid: a service is told so within a minute; a transfer went back when Finance says what the bank calls it. */
export async function refundOrder(db: Db, caller: Actor, input: InputOf<Calls['refund']>): Promise<void> {
  const order = await lockCurrent(db, caller, input);
  const payment = await db
    .selectFrom('app.order_payments')
    .select(['id', 'carrier', 'state', 'remark'])
    .where('order_id', '=', order.id)
    .where('state', 'in', ['Paid', 'Refunding'])
    .executeTakeFirst();
  if (!payment || !mayRefund({ status: order.status, isRefunding: payment.state === 'Refunding' }))
    return refuse('RocketSystem:OrderNotPaid');
  const remark = input.remark || payment.remark;
  const isByHand = payment.carrier === 'Transfer';
  if (isByHand && input.reference === null) refuse('RocketSystem:RefundReferenceRequired', { members: ['reference'] });
  const kept = isByHand ? { remark } : { remark, state: 'Refunding' };
  await db.updateTable('app.order_payments').set(kept).where('id', '=', payment.id).execute();
  if (isByHand) await markRefunded(db, { id: payment.id, orderId: order.id, paysOrder: true }, input.reference, caller.now);
  // its row changes, so that nobody refunds what they see as paid
  else await sql`update app.trainer_orders set status = status where id = ${order.id}`.execute(db);
}

/** Closes an order that nobody paid. */
export async function closeOrder(db: Db, caller: Actor, input: InputOf<Calls['close']>): Promise<void> {
  const order = await lockCurrent(db, caller, input);
  if (!isOpen(order)) refuse('RocketSystem:OrderNotOpen');
  await db.updateTable('app.trainer_orders').set({ status: 'OrderClosed', closed_at: caller.now }).where('id', '=', order.id).execute();
}

/** An order under its lock, as whoever changes it saw it. */
async function lockCurrent(db: Db, caller: Actor, { id, concurrencyStamp }: { id: string; concurrencyStamp: string }) {
  const order = (await lockOrder(db, { id })) ?? refuse('Trellis:NotFound', { members: ['id'] });
  const { rows } = await rowsOfOrders(caller, sql`o.id = ${id}`).execute(db);
  const row = rows[0] ?? refuse('Trellis:NotFound', { members: ['id'] });
  if (row.concurrencyStamp !== concurrencyStamp) refuse('Trellis:StaleStamp', { data: { current: presentOrder(row, caller) } });
  return order;
}
