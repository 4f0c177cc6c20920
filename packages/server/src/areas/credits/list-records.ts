import type { creditCalls } from '@trellis/contract/credits/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { findPage } from '../../platform/db/page.ts';
import { orderOf } from '../../platform/db/sorting.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { subjectOf } from '../subjects/public.ts';
import { matches, postings, presentRecord, statement } from './statement-store.ts';

type Call = typeof creditCalls.records;

const orders = {
  creationTime: sql`posting.created_at, posting.id`,
  'creationTime desc': sql`posting.created_at desc, posting.id desc`,
};

/** The statement of a child's credits: every posting that the filter names, with what remained after it. */
export async function listRecords(db: Db, caller: Member, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const order = orderOf(orders, input.sorting, 'creationTime desc');
  const counted = sql`from ${postings} where posting.subject_id = ${input.userId} and ${matches(input, caller.zone)}`;
  const list = { rows: statement(caller, input), counted, order };
  const [{ rows, totalCount }] = await Promise.all([findPage(db, list, input), subjectOf(db, input.userId)]);
  return { items: rows.map(presentRecord), totalCount };
}
