import type { subjectCalls } from '@trellis/contract/subjects/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { byDayAndName } from '../../../platform/db/order-of-list.ts';
import { countRows } from '../../../platform/db/page.ts';
import { orderOf } from '../../../platform/db/sorting.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { requireKnownClass } from '../../groups/public.ts';
import { findListed } from '../editing/store.ts';
import { presentListItem } from '../profile/present.ts';
import { matchesSubject } from './subject-filter.ts';

type Input = InputOf<typeof subjectCalls.getList>;

// each order is that of an index from (tenant_id, …): a page never sorts the centre's children
const orders = byDayAndName('name', { id: sql`subject.id`, createdAt: sql`subject.created_at`, named: sql`subject.name` });

/** The order that is asked for: by default as they came, the newest first. */
export const orderOfSubjects = (sorting: string | undefined) => orderOf(orders, sorting, 'createdAt desc');

/** One page of the centre's children and how many there are, in one round trip. */
export async function listSubjects(db: Db, caller: Member, input: Input): Promise<OutputOf<typeof subjectCalls.getList>> {
  const { by: order } = orderOfSubjects(input.sorting);
  if (input.subjectGroup) await requireKnownClass(db, input.subjectGroup);
  const matching = matchesSubject(caller, input);
  const [totalCount, page] = await Promise.all([
    countRows(db, sql`from app.subjects as subject where ${matching}`),
    findListed(db, { matching, order }, input),
  ]);
  return { items: page.map(presentListItem), totalCount };
}
