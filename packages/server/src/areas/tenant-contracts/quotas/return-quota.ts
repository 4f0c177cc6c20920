import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { accountsOf, lockQuotas, move } from './quota-ledger.ts';

/**
 * Gives back what `useQuota` took by this key, once: to where it counts now. Of an unlimited resource nothing is kept; of one whose contract was
 * stopped meanwhile, or that was forbidden, it joins what is set aside. A key by which nothing was taken gives nothing back.
 */
export async function returnQuota(db: Db, caller: Actor & { tenantId: string }, { key }: { key: string }): Promise<void> {
  await lockQuotas(db, caller.tenantId);
  const { rows } = await sql<{ id: string; unlimited: boolean; setAside: boolean }>`
    select r.id, r.unlimited, c.stopped_at is not null or r.forbidden_at is not null as "setAside"
    from app.postings p
    join app.credit_accounts a on a.tenant_id = p.tenant_id and a.id = p.to_id
    join platform.tenant_resources r on r.id = a.tenant_resource_id
    join platform.tenant_contracts c on c.id = r.contract_id
    where p.tenant_id = ${caller.tenantId} and p.key = ${`use:${key}`}`.execute(db);
  const [resource] = rows;
  if (!resource) return;
  const { sold, available, stopped, consumed } = await accountsOf(db, resource.id);
  const to = resource.unlimited ? sold : resource.setAside ? stopped : available;
  await move(db, caller, { key: `return:${key}`, kind: 'return', tenantId: caller.tenantId, from: consumed, to, amount: 1 });
}
