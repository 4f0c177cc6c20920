import type { subjectCalls } from '@trellis/contract/subjects/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { countRows } from '../../../platform/db/page.ts';
import { orderOf } from '../../../platform/db/sorting.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { requireKnownClass } from '../../groups/public.ts';
import { findListed } from '../editing/store.ts';
import { presentListItem } from '../profile/present.ts';
import { matchesSubject } from './subject-filter.ts';

type Input = InputOf<typeof subjectCalls.getList>;

// Each order is that of an index from (tenant_id, …), read forwards or backwards: a page never sorts the centre's children.
const orders: Record<string, RawBuilder<unknown>> = {
  createdAt: sql`subject.created_at, subject.id desc`,
  'createdAt desc': sql`subject.created_at desc, subject.id`,
  name: sql`subject.name, subject.id`,
  'name desc': sql`subject.name desc, subject.id desc`,
};

/** One page of the centre's children and how many there are, in one round trip. */
export async function listSubjects(db: Db, caller: Member, input: Input): Promise<OutputOf<typeof subjectCalls.getList>> {
  const order = orderOf(orders, input.sorting, 'createdAt desc');
  if (input.subjectGroup) await requireKnownClass(db, input.subjectGroup);
  const matching = matchesSubject(caller, input);
  const [totalCount, page] = await Promise.all([
    countRows(db, sql`from app.subjects as subject where ${matching}`),
    findListed(db, { matching, order }, input),
  ]);
  return { items: page.map(presentListItem), totalCount };
}
