import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { isTouched, resourceRowsOf, takeOut } from '../resources/resource-store.ts';
import { lockContract } from './contract-store.ts';

/** Removes a contract that was made by mistake. Once something was recharged to it or used of it, only stopping is left. */
export async function removeContract(db: Db, caller: Actor, { id }: { id: string }): Promise<void> {
  await lockContract(db, id);
  const resources = await resourceRowsOf(db, id);
  for (const resource of resources) if (await isTouched(db, resource.id)) refuse('RocketSystem:TenantContractInUse');
  for (const resource of resources) await takeOut(db, caller, resource);
  await db.updateTable('platform.tenant_contracts').set({ deleted_at: caller.now }).where('id', '=', id).execute();
}
