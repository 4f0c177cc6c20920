import type { InputOf, OutputOf } from '@trellis/contract/types';
import { loginCodeDigits, trainingRoles } from '@trellis/contract/users/rules';
import type { staffCalls } from '@trellis/contract/users/staff/calls';
import { type RawBuilder, sql } from 'kysely';
import { type LongList, longRows } from '../../../platform/db/long-list.ts';
import { searchIn } from '../../../platform/db/patterns.ts';
import { orderOf } from '../../../platform/db/sorting.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { type Figures, figures } from './figures.ts';
import { presentItem } from './present.ts';
import { centreOf } from './reach.ts';
import { type StaffRow, staffColumns, staffTables } from './staff-store.ts';

type Input = InputOf<typeof staffCalls.list>;

// each is the order of an index, read forwards or backwards: nobody's staff is ever sorted as a whole
const orders: Record<string, RawBuilder<unknown>> = {
  createdAt: sql`created_at, id desc`,
  'createdAt desc': sql`created_at desc, id`,
  name: sql`sort_name, id`,
  'name desc': sql`sort_name desc, id desc`,
};

/** One page of the staff of a centre, or of all centres in the caller's reach. */
export async function listStaff(db: Db, caller: Actor, input: Input): Promise<OutputOf<typeof staffCalls.list>> {
  const { rows, ...total } = await longRows(
    db,
    staffList(caller, input),
    input,
    (page) => sql<StaffRow & Figures>`
      select ${staffColumns}, figures.* from ${page} join (${staffTables}) on m.id = page.id
      cross join lateral (select m.tenant_id, m.person_id) as asked cross join lateral (${figures}) as figures
      order by page.place`,
  );
  return { items: rows.map((row) => presentItem(row, figuresIn(row))), ...total };
}

const figuresIn = ({ assignedChildren, completedSessions, childrenTrained }: Figures): Figures => ({
  assignedChildren,
  completedSessions,
  childrenTrained,
});

/** The list of staff in the order asked for: by default as they came, the newest first. */
export function staffList(caller: Actor, input: Input): LongList {
  const order = orderOf(orders, input.sorting, 'createdAt desc');
  return { keys: sql`l.membership_id as id, l.created_at, l.sort_name`, ...staffOf(caller, input), order };
}

type StaffFilter = Omit<Input, 'skipCount' | 'maxResultCount' | 'sorting'>;

/** The listed staff `l` that a filter names; memberships are read where one of their columns is asked for. */
export function staffOf(caller: Actor, input: StaffFilter): Pick<LongList, 'from' | 'where' | 'search'> {
  const conditions = [sql`true`];
  if (caller.kind === 'member' || input.tenantId) conditions.push(sql`l.tenant_id = ${centreOf(caller, input.tenantId)}`);
  if (input.role) conditions.push(holdsOneOf([input.role]));
  // the trainer database shows trainers, whatever is asked of it
  if (input.isTraining || !caller.policies.has('PFE.UserManagement.User')) conditions.push(holdsOneOf(trainingRoles));
  if (input.state) conditions.push(sql`m.state = ${input.state}`);
  if (input.isActivated !== undefined) conditions.push(sql`(m.activated_at is not null) = ${input.isActivated}`);
  const readsMembers = input.state !== undefined || input.isActivated !== undefined;
  const members = readsMembers ? sql`join identity.memberships as m on m.id = l.membership_id` : sql``;
  return {
    from: sql`identity.listed_staff as l ${members}`,
    where: sql.join(conditions, sql` and `),
    ...(input.filter && { search: staffSearch(caller, input.filter) }),
  };
}

const holdsOneOf = (roles: readonly string[]) =>
  sql`exists (select 1 from identity.membership_roles as held where held.membership_id = l.membership_id and held.role = any (${roles}::text[]))`;

/** By name, address or phone; at a centre also by the ID code that somebody tells, however its digits stand together. */
function staffSearch(caller: Actor, filter: string): NonNullable<LongList['search']> {
  const byText = searchIn(sql`l.search`, filter);
  const code = filter.replaceAll(/\s/g, '');
  if (caller.kind !== 'member' || code.length !== loginCodeDigits) return byText;
  const byCode = sql`l.membership_id = (
    select c.membership_id from identity.login_codes as c join identity.memberships as m on m.id = c.membership_id
    where c.code = ${code} and m.state = 'Effective' and (c.expires_at is null or c.expires_at > now()))`;
  return { indexed: sql`(${byText.indexed} or ${byCode})`, read: sql`(${byText.read} or ${byCode})` };
}
