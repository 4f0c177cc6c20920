import type { resourceCalls } from '@trellis/contract/tenant-contracts/resources/calls';
import { unlimited } from '@trellis/contract/tenant-contracts/rules';
import type { ResourceKind } from '@trellis/contract/tenant-contracts/schemas';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { lockContractInForce } from '../contracts/contract-store.ts';
import { settle } from '../quotas/quota-ledger.ts';
import { requireItem } from './library.ts';
import { isTouched, lockResource, refuseForbidden, resourcesOf, takeOut } from './resource-store.ts';

type Add = InputOf<typeof resourceCalls.addPlan>;

/** Adds a resource of a kind to a contract: the centre has it at once. */
export const addResource =
  (kind: ResourceKind) =>
  async (db: Db, caller: Actor, { tenantContractId, itemId, amount }: Add): Promise<{ id: string }> => {
    const contract = await lockContractInForce(db, tenantContractId, 'tenantContractId');
    await requireItem(db, kind, itemId, caller.language);
    const resource = await db
      .insertInto('platform.tenant_resources')
      .values({
        tenant_id: contract.tenant_id,
        contract_id: contract.id,
        kind,
        item_id: itemId,
        created_at: caller.now,
        ...quantityOf(amount),
      })
      .returning(['id', 'tenant_id', 'quantity', 'unlimited'])
      .executeTakeFirstOrThrow();
    await settle(db, caller, resource, { key: `resource:${resource.id}`, kind: 'sale' });
    return { id: resource.id };
  };

type Edit = InputOf<typeof resourceCalls.editResource>;

/** Changes how many a contract brings: with what was recharged never fewer than were used. */
export async function editResource(db: Db, caller: Actor, { id, amount, concurrencyStamp }: Edit): Promise<void> {
  const before = await lockResource(db, id);
  if (before.concurrency_stamp !== concurrencyStamp) {
    const current = (await resourcesOf(db, caller, before.contract_id)).find((resource) => resource.id === id);
    refuse('Trellis:StaleStamp', { data: { current } });
  }
  refuseForbidden(before);
  const after = quantityOf(amount);
  await settle(db, caller, { ...before, ...after }, { key: `resource:${id}:${concurrencyStamp}`, kind: 'adjust' });
  await db.updateTable('platform.tenant_resources').set(after).where('id', '=', id).execute();
}

/** The same for what must be a class training plan. */
export async function editPlanV2(db: Db, caller: Actor, input: Edit): Promise<void> {
  const { kind } = await lockResource(db, input.id);
  if (kind !== 'planV2') refuse('Trellis:NotFound', { members: ['id'] });
  await editResource(db, caller, input);
}

/** Takes a resource out of a contract, if it was added by mistake. */
export async function removeResource(db: Db, caller: Actor, { id }: InputOf<typeof resourceCalls.removeResource>): Promise<void> {
  const resource = await lockResource(db, id);
  if (await isTouched(db, id)) refuse('RocketSystem:ResourceInUse');
  await takeOut(db, caller, resource);
}

const quantityOf = (amount: number) => ({ quantity: Math.max(amount, 0), unlimited: amount === unlimited });
