import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { accountsOf, move } from '../quotas/quota-ledger.ts';
import { resourceRowsOf } from '../resources/resource-store.ts';
import { type LockedContract, lockContract } from './contract-store.ts';

/** Stops a contract: what its resources have left is set aside and no longer counts. */
export async function stopContract(db: Db, caller: Actor, { id }: { id: string }): Promise<void> {
  const contract = await lockContract(db, id);
  if (contract.stopped_at) refuse('RocketSystem:TenantContractStopped');
  await shift(db, caller, contract, 'stop');
  await db.updateTable('platform.tenant_contracts').set({ stopped_at: caller.now }).where('id', '=', id).execute();
}

/** Enables a stopped contract: exactly what was set aside counts again. */
export async function enableContract(db: Db, caller: Actor, { id }: { id: string }): Promise<void> {
  const contract = await lockContract(db, id);
  if (!contract.stopped_at) refuse('RocketSystem:TenantContractNotStopped');
  await shift(db, caller, contract, 'enable');
  await db.updateTable('platform.tenant_contracts').set({ stopped_at: null }).where('id', '=', id).execute();
}

async function shift(db: Db, caller: Actor, contract: LockedContract, kind: 'stop' | 'enable'): Promise<void> {
  for (const { id, forbidden_at } of await resourceRowsOf(db, contract.id)) {
    // what was forbidden stays set aside by itself
    if (forbidden_at) continue;
    const { available, stopped } = await accountsOf(db, id);
    const [from, to] = kind === 'stop' ? [available, stopped] : [stopped, available];
    // the stamp changes with every stop and every enabling, so that each happens once
    const key = `${kind}:${id}:${contract.concurrency_stamp}`;
    await move(db, caller, { key, kind, tenantId: contract.tenant_id, from, to, amount: from.balance });
  }
}
