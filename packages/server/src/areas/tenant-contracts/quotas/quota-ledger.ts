import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';

type Bucket = 'sold' | 'available' | 'stopped' | 'consumed';
type Accounts = Record<Bucket, { id: string; balance: number }>;

/** What decides how many of a resource are left: see `settle`. */
export interface QuotaResource {
  id: string;
  tenant_id: string;
  quantity: number;
  unlimited: boolean;
}

/** Takes turns with whatever else changes or uses the quotas of a centre, until the transaction ends. */
export async function lockQuotas(db: Db, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quotas of ${tenantId}`}, 0))`.execute(db);
}

/** The accounts of a resource; the database makes them with it. */
export async function accountsOf(db: Db, resourceId: string): Promise<Accounts> {
  const rows = await db
    .selectFrom('app.credit_accounts')
    .select(['id', 'bucket', 'balance'])
    .where('tenant_resource_id', '=', resourceId)
    .execute();
  return Object.fromEntries(rows.map(({ bucket, ...account }) => [bucket, account])) as unknown as Accounts;
}

export interface Movement {
  /** What makes it happen once, however often it is sent. */
  key: string;
  kind: 'sale' | 'adjust' | 'stop' | 'enable' | 'consume' | 'return';
  tenantId: string;
  from: { id: string };
  to: { id: string };
  amount: number;
}

/** Writes a posting; the balances follow it in the database. Nothing moves by an amount of none, or by a key that is written already. */
export async function move(db: Db, caller: Actor, { key, kind, tenantId, from, to, amount }: Movement): Promise<void> {
  if (amount === 0) return;
  await db
    .insertInto('app.postings')
    .values({ tenant_id: tenantId, key, from_id: from.id, to_id: to.id, amount, kind, person_id: caller.personId, created_at: caller.now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'key']).doNothing())
    .execute();
}

/** How many of a resource were recharged in all. */
export async function rechargedOf(db: Db, resourceId: string): Promise<number> {
  const { amount } = await db
    .selectFrom('platform.tenant_recharges')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('amount'), sql<number>`0`).as('amount'))
    .where('resource_id', '=', resourceId)
    .executeTakeFirstOrThrow();
  return amount;
}

/**
 * Posts the difference between what a resource has left and what it should have: what its contract brings and what was recharged, less what
 * was used. An unlimited one keeps nothing: whatever is used of it is drawn from what was sold. Under the lock of the centre's quotas.
 */
export async function settle(db: Db, caller: Actor, resource: QuotaResource, { key, kind }: Pick<Movement, 'key' | 'kind'>): Promise<void> {
  const accounts = await accountsOf(db, resource.id);
  const used = accounts.consumed.balance;
  const entitled = resource.unlimited ? used : resource.quantity + (await rechargedOf(db, resource.id));
  if (entitled < used) refuse('RocketSystem:ResourceBelowUsed', { members: ['amount'], data: { used } });
  const difference = entitled - used - accounts.available.balance;
  const [from, to] = difference > 0 ? [accounts.sold, accounts.available] : [accounts.available, accounts.sold];
  await move(db, caller, { key, kind, tenantId: resource.tenant_id, from, to, amount: Math.abs(difference) });
}
