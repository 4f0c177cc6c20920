import type { groupCalls } from '@trellis/contract/groups/calls';
import { leastCapacity } from '@trellis/contract/groups/rules';
import { limits } from '@trellis/contract/limits';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { countRows, inPage } from '../../platform/db/page.ts';
import { containing } from '../../platform/db/patterns.ts';
import { orderOf } from '../../platform/db/sorting.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { listCoaches } from '../subjects/public.ts';
import { findClassGroups, requireClassGroup } from './group-store.ts';

type Calls = typeof groupCalls;

const orders: Record<string, RawBuilder<unknown>> = {
  creationTime: sql`class_group.created_at, class_group.id desc`,
  'creationTime desc': sql`class_group.created_at desc, class_group.id`,
  name: sql`class_group.name, class_group.id`,
  'name desc': sql`class_group.name desc, class_group.id desc`,
};

/** One page of the centre's classes, the newest first unless another order is asked for. */
export async function listClassGroups(db: Db, caller: Member, input: InputOf<Calls['getList']>): Promise<OutputOf<Calls['getList']>> {
  const order = orderOf(orders, input.sorting, 'creationTime desc');
  const matching = matches(caller, input);
  const [items, totalCount] = await Promise.all([
    findClassGroups(db, caller.language, matching, inPage(order, input)),
    countRows(db, sql`from app.class_groups as class_group where ${matching}`),
  ]);
  return { items, totalCount };
}

function matches(caller: Member, { filter, type }: InputOf<Calls['getList']>): RawBuilder<unknown> {
  const conditions = [sql`class_group.tenant_id = ${caller.tenantId}`];
  if (filter) conditions.push(sql`class_group.name ilike ${containing(filter)}`);
  if (type) conditions.push(sql`class_group.type = ${type}`);
  return sql.join(conditions, sql` and `);
}

export function getClassGroup(db: Db, caller: Member, { id }: InputOf<Calls['get']>): Promise<OutputOf<Calls['get']>> {
  return requireClassGroup(db, caller.language, id);
}

/** A class with what its form may choose from. */
export async function prepareForEdit(
  db: Db,
  caller: Member,
  { id }: InputOf<Calls['prepareForEdit']>,
): Promise<OutputOf<Calls['prepareForEdit']>> {
  const group = await requireClassGroup(db, caller.language, id);
  return {
    ...group,
    leastCapacity: leastCapacity(group.groupLinkUsers.length),
    mostCapacity: limits.classCapacity.max,
    trainerChoices: (await listCoaches(db)).map((coach) => ({ id: coach.id, name: coach.name })),
  };
}
