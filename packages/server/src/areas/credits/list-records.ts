import type { creditCalls } from '@trellis/contract/credits/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
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
  await subjectOf(db, input.userId);
  const { rows: totals } = await sql<{ total: number }>`
    select count(*)::int as total from ${postings}
    where posting.subject_id = ${input.userId} and ${matches(input, caller.zone)}`.execute(db);
  const tail = sql`order by ${order} limit ${input.maxResultCount} offset ${input.skipCount}`;
  const { rows } = await statement(caller, input, sql`true`, tail).execute(db);
  return { items: rows.map(presentRecord), totalCount: totals[0]?.total ?? 0 };
}
