import type { resourceCalls } from '@trellis/contract/tenant-contracts/resources/calls';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { toMinor } from '../../../platform/money.ts';
import { currency, type LockedContract, lockContractInForce } from '../contracts/contract-store.ts';
import { refuseFuture } from '../contracts/dates.ts';
import { rechargesOf } from '../contracts/view-contract.ts';
import { requireItem } from '../resources/library.ts';
import { type ResourceRow, refuseForbidden, resourceRowsOf } from '../resources/resource-store.ts';
import { settle } from './quota-ledger.ts';

type Add = InputOf<typeof resourceCalls.recharge>;

/** Adds to what a centre has of something. What its contract does not bring yet becomes a resource of it. */
export async function recharge(db: Db, caller: Actor, input: Add): Promise<{ id: string }> {
  refuseFuture(caller, input.payDate, 'payDate');
  const contract = await lockContractInForce(db, input.tenantContractId, 'tenantContractId');
  const resource = await resourceFor(db, caller, contract, input);
  refuseForbidden(resource);
  if (resource.unlimited) refuse('RocketSystem:ResourceUnlimited', { members: ['kind'] });
  const { id } = await db
    .insertInto('platform.tenant_recharges')
    .values({
      ...columnsOf(input),
      tenant_id: contract.tenant_id,
      contract_id: contract.id,
      kind: resource.kind,
      resource_id: resource.id,
      currency,
      operator_id: caller.personId,
      created_at: caller.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await settle(db, caller, resource, { key: `recharge:${id}`, kind: 'sale' });
  return { id };
}

async function resourceFor(db: Db, caller: Actor, contract: LockedContract, { kind, itemId }: Add): Promise<ResourceRow> {
  const known = (await resourceRowsOf(db, contract.id)).find((row) => row.kind === kind && row.item_id === itemId);
  if (known) return known;
  await requireItem(db, kind, itemId, caller.language);
  return db
    .insertInto('platform.tenant_resources')
    .values({ tenant_id: contract.tenant_id, contract_id: contract.id, kind, item_id: itemId, created_at: caller.now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Edit = InputOf<typeof resourceCalls.editRecharge>;

/** Corrects a recharge: the difference is posted, and never more taken back than is left. */
export async function editRecharge(db: Db, caller: Actor, input: Edit): Promise<void> {
  refuseFuture(caller, input.payDate, 'payDate');
  const find = () => db.selectFrom('platform.tenant_recharges').selectAll().where('id', '=', input.id).executeTakeFirst();
  const found = (await find()) ?? refuse('Trellis:NotFound', { members: ['id'] });
  await lockContractInForce(db, found.contract_id);
  const before = (await find()) ?? refuse('Trellis:NotFound', { members: ['id'] });
  if (before.concurrency_stamp !== input.concurrencyStamp) {
    const current = (await rechargesOf(db, caller, before.contract_id)).find(({ id }) => id === input.id);
    refuse('Trellis:StaleStamp', { data: { current } });
  }
  await db.updateTable('platform.tenant_recharges').set(columnsOf(input)).where('id', '=', input.id).execute();
  const resource = await db
    .selectFrom('platform.tenant_resources')
    .selectAll()
    .where('id', '=', before.resource_id)
    .executeTakeFirstOrThrow();
  refuseForbidden(resource);
  await settle(db, caller, resource, { key: `recharge:${input.id}:${input.concurrencyStamp}`, kind: 'adjust' });
}

const columnsOf = ({ amount, paid, payDate, remark }: Pick<Edit, 'amount' | 'paid' | 'payDate' | 'remark'>) => ({
  amount,
  paid: toMinor(paid, currency),
  paid_on: payDate,
  remark: remark || null,
});
