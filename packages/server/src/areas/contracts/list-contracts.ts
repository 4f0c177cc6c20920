import type { contractCalls } from '@trellis/contract/contracts/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { orderOf } from '../../platform/db/sorting.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { subjectOf } from '../subjects/public.ts';
import { filesOfContracts } from './contract-files.ts';
import { contractsWhere, presentContracts } from './contract-store.ts';

const orders: Record<string, RawBuilder<unknown>> = {
  signTime: sql`contract.signed_on, contract.created_at, contract.id`,
  'signTime desc': sql`contract.signed_on desc, contract.created_at desc, contract.id desc`,
};

/** A child's contracts with their files, the one signed last first. */
export async function listContracts(
  db: Db,
  caller: Member,
  input: InputOf<typeof contractCalls.list>,
): Promise<OutputOf<typeof contractCalls.list>> {
  const order = orderOf(orders, input.sorting, 'signTime desc');
  await subjectOf(db, input.userId);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from app.user_contracts where subject_id = ${input.userId}`.execute(db);
  const tail = sql`order by ${order} limit ${input.maxResultCount} offset ${input.skipCount}`;
  const { rows } = await contractsWhere(sql`contract.subject_id = ${input.userId}`, tail).execute(db);
  const files = await filesOfContracts(
    db,
    rows.map((row) => row.id),
  );
  const contracts = await presentContracts(db, caller.language, rows);
  return {
    items: contracts.map((contract) => ({ ...contract, files: files.get(contract.id) ?? [] })),
    totalCount: counted[0]?.total ?? 0,
  };
}
