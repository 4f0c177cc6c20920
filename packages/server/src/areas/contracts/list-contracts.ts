import type { contractCalls } from '@trellis/contract/contracts/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { findPage } from '../../platform/db/page.ts';
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
  const list = {
    rows: contractsWhere(sql`contract.subject_id = ${input.userId}`),
    counted: sql`from app.user_contracts where subject_id = ${input.userId}`,
    order,
  };
  const [{ rows, totalCount }] = await Promise.all([findPage(db, list, input), subjectOf(db, input.userId)]);
  const ids = rows.map((row) => row.id);
  const [files, contracts] = await Promise.all([filesOfContracts(db, ids), presentContracts(db, caller.language, rows)]);
  return {
    items: contracts.map((contract) => ({ ...contract, files: files.get(contract.id) ?? [] })),
    totalCount,
  };
}
