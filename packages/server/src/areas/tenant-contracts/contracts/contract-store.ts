import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { lockQuotas } from '../quotas/quota-ledger.ts';

/** Contracts are billed in one currency so far. */
export const currency = 'USD';

/** A contract, taken until the transaction ends: whatever changes the quotas of a centre takes turns. */
export async function lockContract(db: Db, id: string, member = 'id') {
  const found = await db
    .selectFrom('platform.tenant_contracts')
    .select('tenant_id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) return refuse('Trellis:NotFound', { members: [member] });
  await lockQuotas(db, found.tenant_id);
  const row = await db
    .selectFrom('platform.tenant_contracts')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? refuse('Trellis:NotFound', { members: [member] });
}

/** The same, of a contract that counts. */
export async function lockContractInForce(db: Db, id: string, member = 'id') {
  const contract = await lockContract(db, id, member);
  if (contract.stopped_at) refuse('RocketSystem:TenantContractStopped');
  return contract;
}

export type LockedContract = Awaited<ReturnType<typeof lockContract>>;

export interface ContractRow {
  id: string;
  tenantId: string;
  tenantName: string;
  number: string;
  signTime: string;
  startTime: string | null;
  endTime: string | null;
  /** Minor units, like what was paid. */
  amount: number;
  paid: number;
  currency: string;
  remark: string | null;
  stopTime: Date | null;
  creationTime: Date;
  concurrencyStamp: string;
}

/** Contracts that were not removed, with what was paid for their recharges. `tail` orders and pages. */
export const contractsWhere = (condition: RawBuilder<unknown>, tail = sql``) => sql<ContractRow>`
  select c.id, c.tenant_id as "tenantId", t.name as "tenantName", c.number, c.signed_on as "signTime", c.starts_on as "startTime",
    c.ends_on as "endTime", c.amount, c.currency, c.remark, c.stopped_at as "stopTime", c.created_at as "creationTime",
    c.concurrency_stamp as "concurrencyStamp",
    (select coalesce(sum(r.paid), 0)::bigint from platform.tenant_recharges r where r.contract_id = c.id) as paid
  from platform.tenant_contracts c join identity.tenants t on t.id = c.tenant_id
  where c.deleted_at is null and ${condition} ${tail}`;
