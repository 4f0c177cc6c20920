import type { resourceCalls } from '@trellis/contract/tenant-contracts/resources/calls';
import type { ResourceKind } from '@trellis/contract/tenant-contracts/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { byName } from '../../../platform/db/sorting.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { findContract } from '../contracts/view-contract.ts';
import { itemsOfKind } from './library.ts';
import { resourceRowsOf, resourcesOf } from './resource-store.ts';

type Input = InputOf<typeof resourceCalls.preparePlan>;

/** What of a kind may be added to a contract: what it does not have yet. */
export const prepareResource =
  (kind: ResourceKind) =>
  async (db: Db, caller: Actor, { tenantContractId }: Input): Promise<OutputOf<typeof resourceCalls.preparePlan>> => {
    await findContract(db, tenantContractId, 'tenantContractId');
    const has = new Set((await resourceRowsOf(db, tenantContractId)).filter((row) => row.kind === kind).map((row) => row.item_id));
    const { rows } = await sql<{ id: string; name: string }>`
      select id, name from (${itemsOfKind(kind, caller.language)}) as library order by ${byName(sql`name`)}, id`.execute(db);
    return { takesAny: !has.has(null), items: rows.filter(({ id }) => !has.has(id)) };
  };

/** The class training plans of a contract. */
export async function listPlanV2(
  db: Db,
  caller: Actor,
  { tenantContractId }: Input,
): Promise<OutputOf<typeof resourceCalls.planV2Resources>> {
  await findContract(db, tenantContractId, 'tenantContractId');
  return { items: (await resourcesOf(db, caller, tenantContractId)).filter(({ kind }) => kind === 'planV2') };
}
