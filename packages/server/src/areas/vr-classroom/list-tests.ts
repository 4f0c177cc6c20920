import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { vrClassroomCalls } from '@trellis/contract/vr-classroom/calls';
import type { vrCaseCalls } from '@trellis/contract/vr-classroom/case-calls';
import { sql } from 'kysely';
import { byDay } from '../../platform/db/order-of-list.ts';
import { findPage } from '../../platform/db/page.ts';
import { orderOf } from '../../platform/db/sorting.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor, Member } from '../../platform/http/caller.ts';
import { matchesTest } from './test-filter.ts';
import { presentTest, testsWhere } from './test-store.ts';
import { requireTestsOf } from './tests-of.ts';

// each is an index of tests
const orders = byDay('creationTime', { column: sql`test.created_at`, id: sql`test.id` });

/** The order that is asked for: the last one first, unless told. */
export const orderOfTests = (sorting: string | undefined) => orderOf(orders, sorting, 'creationTime desc');

/** The tests that the caller's centre ordered, the last one first. */
export async function listTests(
  db: Db,
  caller: Member,
  input: InputOf<typeof vrClassroomCalls.testRequestsPaged>,
): Promise<OutputOf<typeof vrClassroomCalls.testRequestsPaged>> {
  await requireTestsOf(db, caller, input.subjectId);
  return listPage(db, caller, input);
}

/** The tests of every centre that the caller looks after, the last one first. */
export async function listPage(
  db: Db,
  caller: Actor,
  input: InputOf<typeof vrCaseCalls.testRequestsPaged>,
): Promise<OutputOf<typeof vrCaseCalls.testRequestsPaged>> {
  const { by: order } = orderOfTests(input.sorting);
  const condition = matchesTest(caller, input);
  const counted = sql`
    from app.test_requests test join app.subjects child on child.tenant_id = test.tenant_id and child.id = test.subject_id
    where ${condition}`;
  const { rows, totalCount } = await findPage(db, { rows: testsWhere(condition), counted, order }, input);
  return { items: rows.map((row) => presentTest(caller, row)), totalCount };
}
