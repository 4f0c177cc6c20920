import type { contractCalls } from '@trellis/contract/contracts/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { findPage } from '../../platform/db/page.ts';
import { orderOf } from '../../platform/db/sorting.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { matchesContract } from './contract-filter.ts';
import { contractsWhere, presentItems } from './contract-store.ts';

type Call = typeof contractCalls.userList;

// each is an index of contracts, read forwards or backwards: a page never sorts all of them
const orders: Record<string, RawBuilder<unknown>> = {
  signTime: sql`contract.signed_on, contract.created_at, contract.id`,
  'signTime desc': sql`contract.signed_on desc, contract.created_at desc, contract.id desc`,
  amount: sql`contract.amount, contract.id`,
  'amount desc': sql`contract.amount desc, contract.id desc`,
};

/** Contracts of all children of the centre, the one signed last first. */
export async function listAllContracts(db: Db, caller: Member, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const order = orderOf(orders, input.sorting, 'signTime desc');
  const condition = matchesContract(caller, input);
  const counted = sql`
    from app.user_contracts as contract
    join app.subjects as subject on subject.tenant_id = contract.tenant_id and subject.id = contract.subject_id
    where ${condition}`;
  const { rows, totalCount } = await findPage(db, { rows: contractsWhere(condition), counted, order }, input);
  return { items: await presentItems(db, rows), totalCount };
}
