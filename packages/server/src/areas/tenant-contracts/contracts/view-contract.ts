import type { RechargeRecord, TenantContractDetail } from '@trellis/contract/tenant-contracts/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { toMajor } from '../../../platform/money.ts';
import { itemsOfLibraries } from '../resources/library.ts';
import { resourcesOf } from '../resources/resource-store.ts';
import { type ContractRow, contractsWhere } from './contract-store.ts';
import { presentContract } from './present.ts';

/** A contract that the caller sees. */
export async function findContract(db: Db, id: string, member = 'id'): Promise<ContractRow> {
  const { rows } = await contractsWhere(sql`c.id = ${id}`, sql``).execute(db);
  return rows[0] ?? refuse('Trellis:NotFound', { members: [member] });
}

/** A contract with what it brings, what is left of it, and its recharges, the one paid last first. */
export async function viewContract(db: Db, caller: Actor, { id }: { id: string }): Promise<TenantContractDetail> {
  const contract = presentContract(await findContract(db, id));
  return { ...contract, resources: await resourcesOf(db, caller, id), rechargeRecords: await rechargesOf(db, caller, id) };
}

type Row = Omit<RechargeRecord, 'creationTime'> & { creationTime: Date };

/** What was recharged to a contract, the one paid last first. */
export async function rechargesOf(db: Db, caller: Actor, contractId: string): Promise<RechargeRecord[]> {
  const { rows } = await sql<Row>`
    with item as (${itemsOfLibraries(caller.language)})
    select r.id, r.kind, resource.item_id as "itemId", item.name as "itemName", r.amount, r.paid, r.currency, r.paid_on as "payDate", r.remark,
      coalesce(operator.name, '') as "operatorName", r.created_at as "creationTime", r.concurrency_stamp as "concurrencyStamp"
    from platform.tenant_recharges r
    join platform.tenant_resources resource on resource.id = r.resource_id
    left join item on item.kind = r.kind and item.id = resource.item_id
    left join identity.persons operator on operator.id = r.operator_id
    where r.contract_id = ${contractId}
    order by r.paid_on desc, r.id desc`.execute(db);
  return rows.map((row) => ({ ...row, paid: toMajor(row.paid, row.currency), creationTime: row.creationTime.toISOString() }));
}
