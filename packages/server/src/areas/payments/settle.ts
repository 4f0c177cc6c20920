import type { PaymentState } from '@trellis/contract/payments/rules';
import type { Pools } from '../../platform/db/pools.ts';
import type { Db } from '../../platform/db/types.ts';
import { forPlatform, lockOrder } from './attempts.ts';
import type { CameIn } from './carriers/carrier.ts';

/** What became of what a carrier told. */
export type Settled = 'paid' | 'surplus' | 'known' | 'unknown' | 'unlike';

const received: readonly string[] = ['Paid', 'Surplus', 'Refunding', 'Refunded'] satisfies PaymentState[];

/**
 * Writes down what came in for an attempt, once however often and in whatever order it is told. It pays its order where that still waits;
 * else it is a surplus, which goes back. What is not the amount of the attempt pays nothing.
 */
export function settle(pools: Pools, paymentId: string, { amount, currency, charge, reference }: CameIn, now: Date): Promise<Settled> {
  return forPlatform(pools, async (db) => {
    const found = await lockPayment(db, paymentId);
    if (!found) return 'unknown';
    const { payment, order } = found;
    if (received.includes(payment.state)) return 'known';
    if (payment.amount !== amount || payment.currency !== currency) return 'unlike';
    if (payment.reference !== null && payment.reference !== reference) return 'unlike';
    const isDue = order.status === 'NotPay';
    await db
      .updateTable('app.order_payments')
      .set({ state: isDue ? 'Paid' : 'Surplus', charge, reference, paid_at: now })
      .where('id', '=', paymentId)
      .execute();
    if (!isDue) return 'surplus';
    await db.updateTable('app.trainer_orders').set({ status: 'Paid', paid_at: now }).where('id', '=', order.id).execute();
    return 'paid';
  });
}

/** An attempt that nobody can pay any more; one that was paid stays so. */
export async function lapse(pools: Pools, paymentId: string): Promise<void> {
  await forPlatform(pools, (db) =>
    db.updateTable('app.order_payments').set({ state: 'Lapsed' }).where('id', '=', paymentId).where('state', '=', 'Begun').execute(),
  );
}

/** What was paid went back whole, here or by whoever did it at the carrier: an order that it paid is refunded. */
export async function giveBack(pools: Pools, paymentId: string, refundReference: string, now: Date): Promise<void> {
  await forPlatform(pools, async (db) => {
    const found = await lockPayment(db, paymentId);
    if (!found || !['Paid', 'Surplus', 'Refunding'].includes(found.payment.state)) return;
    await markRefunded(db, { id: paymentId, orderId: found.order.id, paysOrder: found.payment.state !== 'Surplus' }, refundReference, now);
  });
}

interface Refunded {
  id: string;
  orderId: string;
  paysOrder: boolean;
}

/** Under the lock of the order. */
export async function markRefunded(db: Db, { id, orderId, paysOrder }: Refunded, refundReference: string | null, now: Date): Promise<void> {
  const refunded = { state: 'Refunded', refund_reference: refundReference, refunded_at: now };
  await db.updateTable('app.order_payments').set(refunded).where('id', '=', id).execute();
  if (!paysOrder) return;
  await db.updateTable('app.trainer_orders').set({ status: 'Refunded', refunded_at: now }).where('id', '=', orderId).execute();
}

/** A payment under the lock of its order. */
async function lockPayment(db: Db, id: string) {
  const place = await db.selectFrom('app.order_payments').select('order_id').where('id', '=', id).executeTakeFirst();
  const order = place && (await lockOrder(db, { id: place.order_id }));
  if (!order) return undefined;
  const payment = await db
    .selectFrom('app.order_payments')
    .select(['state', 'amount', 'currency', 'reference'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { order, payment };
}
