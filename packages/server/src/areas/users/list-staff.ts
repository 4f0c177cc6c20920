import type { InputOf, OutputOf } from '@trellis/contract/types';
import { trainingRoles } from '@trellis/contract/users/rules';
import type { staffCalls } from '@trellis/contract/users/staff-calls';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../platform/db/patterns.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { figuresOf } from './figures.ts';
import { presentItem } from './present.ts';
import { centreOf } from './reach.ts';
import { placeOf, type StaffRow, staffColumns, staffName, staffTables } from './staff-store.ts';

type Input = InputOf<typeof staffCalls.list>;

const orders: Record<string, RawBuilder<unknown>> = {
  createdAt: sql`m.created_at, m.id desc`,
  'createdAt desc': sql`m.created_at desc, m.id`,
  name: sql`lower(${staffName}), m.id`,
  'name desc': sql`lower(${staffName}) desc, m.id desc`,
};

/** One page of the staff of a centre, or of all centres in the caller's reach. */
export async function listStaff(db: Db, caller: Actor, input: Input): Promise<OutputOf<typeof staffCalls.list>> {
  const { rows } = await staffPage(caller, input).execute(db);
  const counted = await staffCount(caller, input).execute(db);
  const figures = await figuresOf(db, rows.map(placeOf));
  return { items: rows.map((row) => presentItem(row, figures(placeOf(row)))), totalCount: counted.rows[0]?.total ?? 0 };
}

/** The query of a page: by default in the order of an index, so that no centre's staff is ever sorted as a whole. */
export function staffPage(caller: Actor, input: Input): RawBuilder<StaffRow> {
  const order = orders[normalised(input.sorting)] ?? refuse('Trellis:InvalidInput', { members: ['sorting'] });
  return sql<StaffRow>`
    select ${staffColumns} from ${staffTables} where ${matches(caller, input)}
    order by ${order} limit ${input.maxResultCount} offset ${input.skipCount}`;
}

/** How many match; people are only read where their name is asked for. */
export function staffCount(caller: Actor, input: Input): RawBuilder<{ total: number }> {
  const tables = input.filter ? staffTables : sql`identity.memberships as m`;
  return sql<{ total: number }>`select count(*)::int as total from ${tables} where ${matches(caller, input)}`;
}

export type StaffFilter = Omit<Input, 'skipCount' | 'maxResultCount' | 'sorting'>;

/** What of the memberships a filter names. */
export function matches(caller: Actor, input: StaffFilter): RawBuilder<unknown> {
  const conditions = [sql`m.side = 'centre'`, sql`m.left_at is null`];
  if (caller.kind === 'member' || input.tenantId) conditions.push(sql`m.tenant_id = ${centreOf(caller, input.tenantId)}`);
  if (input.filter) {
    const part = containing(input.filter);
    conditions.push(
      sql`(${staffName} ilike ${part} or case when m.activated_at is null then m.invited_email else p.email end ilike ${part})`,
    );
  }
  if (input.role) conditions.push(holdsOneOf([input.role]));
  if (input.isTraining) conditions.push(holdsOneOf(trainingRoles));
  if (input.state) conditions.push(sql`m.state = ${input.state}`);
  if (input.isActivated !== undefined) conditions.push(sql`(m.activated_at is not null) = ${input.isActivated}`);
  return sql.join(conditions, sql` and `);
}

const holdsOneOf = (roles: readonly string[]) =>
  sql`exists (select 1 from identity.membership_roles as held where held.membership_id = m.id and held.role = any (${roles}::text[]))`;

const normalised = (sorting: string | undefined) =>
  (sorting?.trim() || 'createdAt desc').replace(/\s+asc$/i, '').replace(/\s+desc$/i, ' desc');
