import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '@trellis/contract/payments/rules';
import { sql } from 'kysely';
import type { Pools } from '../../platform/db/pools.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Attempt, Carrier } from './carriers/carrier.ts';

/** Whoever pays is not signed in, and neither is the service that tells of it: both come with a secret, and act for the platform. */
export const forPlatform = <T>(pools: Pools, run: (db: Db) => Promise<T>): Promise<T> =>
  inTransaction(pools.platform, { 'app.person_id': '' }, run);

interface LockedOrder {
  id: string;
  tenantId: string;
  personId: string;
  code: string;
  status: OrderStatus;
  amount: number;
  currency: string;
  titles: Record<string, string>;
}

/** An order under its lock: whatever is done about its payments waits for the other. */
export async function lockOrder(db: Db, by: { code: string } | { id: string }): Promise<LockedOrder | undefined> {
  const matching = 'code' in by ? sql`code = ${by.code}` : sql`id = ${by.id}`;
  const { rows } = await sql<LockedOrder>`
    select id, tenant_id as "tenantId", person_id as "personId", code, status, amount, currency, titles
    from app.trainer_orders where ${matching} for update`.execute(db);
  return rows[0];
}

/** The attempt to pay an order that is under way, begun where there is none. */
export function beginAttempt(pools: Pools, carrier: Carrier, given: { code: string; language: string; now: Date }): Promise<Attempt> {
  const { code, language, now } = given;
  return forPlatform(pools, async (db) => {
    const order = (await lockOrder(db, { code })) ?? refuse('Trellis:NotFound', { members: ['code'] });
    if (order.status !== 'NotPay') refuse('RocketSystem:OrderNotOpen');
    const begun = await db
      .selectFrom('app.order_payments')
      .select(['id', 'carrier', 'language', 'expires_at'])
      .where('order_id', '=', order.id)
      .where('state', '=', 'Begun')
      .executeTakeFirst();
    const { tenantId, amount, currency, titles } = order;
    const attemptOf = (id: string, speaks: string, expiresAt: Date): Attempt => ({
      id,
      tenantId,
      code,
      title: titles[speaks] ?? '',
      amount,
      currency,
      language: speaks,
      expiresAt,
    });
    const isGood = begun?.carrier === carrier.name && begun.expires_at !== null && begun.expires_at > now;
    if (begun?.expires_at && isGood) return attemptOf(begun.id, begun.language, begun.expires_at);
    if (begun) await db.updateTable('app.order_payments').set({ state: 'Lapsed' }).where('id', '=', begun.id).execute();
    const id = randomUUID();
    const expiresAt = new Date(now.getTime() + carrier.patience * 1000);
    await db
      .insertInto('app.order_payments')
      .values({
        tenant_id: tenantId,
        id,
        order_id: order.id,
        carrier: carrier.name,
        amount,
        currency,
        language,
        expires_at: expiresAt,
        created_at: now,
      })
      .execute();
    return attemptOf(id, language, expiresAt);
  });
}

/** Keeps what the carrier calls an attempt. */
export async function keepReference(pools: Pools, id: string, reference: string): Promise<void> {
  await forPlatform(pools, (db) =>
    db.updateTable('app.order_payments').set({ reference }).where('id', '=', id).where('reference', 'is', null).execute(),
  );
}
