import type { Commodity } from '@trellis/contract/tenant-contracts/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { accountsOf, lockQuotas, move } from './quota-ledger.ts';
import { remindOfStock } from './remind-of-stock.ts';

export interface QuotaUse {
  kind: Commodity;
  /** What is used; a quota for it goes before one for any of its kind. */
  itemId: string | null;
  /** What makes it happen once, however often it is sent. */
  key: string;
}

/**
 * Takes one of what a centre bought: of the contract signed first that is in force and has any left. The centre is told when that brings it
 * to its reminder amount.
 */
export async function useQuota(db: Db, caller: Member, { kind, itemId, key }: QuotaUse): Promise<void> {
  await lockQuotas(db, caller.tenantId);
  const posted = await db.selectFrom('app.postings').select('id').where('key', '=', `use:${key}`).executeTakeFirst();
  if (posted) return;
  const { rows } = await sql<{ id: string; unlimited: boolean }>`
    select r.id, r.unlimited
    from platform.tenant_resources r
    join platform.tenant_contracts c on c.id = r.contract_id
    join app.credit_accounts a on a.tenant_resource_id = r.id and a.bucket = 'available'
    where r.tenant_id = ${caller.tenantId} and r.kind = ${kind} and r.removed_at is null and r.forbidden_at is null and c.stopped_at is null and (r.item_id is null or r.item_id = ${itemId}::uuid)
      and (a.unlimited or a.balance > 0)
    order by r.item_id is null, c.signed_on, c.created_at, c.id
    limit 1`.execute(db);
  const resource = rows[0] ?? refuse('RocketSystem:QuotaUsedUp');
  const accounts = await accountsOf(db, resource.id);
  const from = resource.unlimited ? accounts.sold : accounts.available;
  await move(db, caller, { key: `use:${key}`, kind: 'consume', tenantId: caller.tenantId, from, to: accounts.consumed, amount: 1 });
  await remindOfStock(db, caller, kind);
}
