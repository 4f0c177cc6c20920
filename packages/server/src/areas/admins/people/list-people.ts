import type { adminCalls } from '@trellis/contract/admins/calls';
import type { PersonItem, PersonMembership } from '@trellis/contract/admins/people/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { type LongList, longRows } from '../../../platform/db/long-list.ts';
import { searchIn } from '../../../platform/db/patterns.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { stateOfPlace } from '../accounts/admin-store.ts';

type Call = typeof adminCalls.personList;
type Input = InputOf<Call>;

interface Row {
  id: string;
  name: string;
  email: string;
  phoneNumber: string | null;
  createdAt: Date;
  memberships: PersonMembership[];
}

/** Everybody who works somewhere that the caller may look into, newest first. */
export async function listPeople(db: Db, caller: Actor, input: Input): Promise<OutputOf<Call>> {
  const list: LongList = {
    keys: sql`l.person_id as id, l.created_at`,
    from: sql`identity.listed_people l`,
    where: works(caller, input),
    order: sql`created_at desc, id`,
    ...(input.filter && { search: searchIn(sql`l.search`, input.filter) }),
  };
  const { rows, ...total } = await longRows(
    db,
    list,
    input,
    (page) => sql<Row>`
      select p.id, p.name, p.email, p.phone as "phoneNumber", p.created_at as "createdAt", ${memberships} as memberships
      from ${page} join identity.persons p on p.id = page.id
      order by page.place`,
  );
  return { items: rows.map((row): PersonItem => ({ ...row, createdAt: row.createdAt.toISOString() })), ...total };
}

/** What narrows the list to a membership is asked of one and the same membership; who is listed has one somewhere. */
function works(caller: Actor, { side, role, state, tenantId }: Input): RawBuilder<unknown> {
  const seesAll = caller.kind === 'overseer' && caller.reach === 'all';
  if (seesAll && !side && !role && !state && !tenantId) return sql`true`;
  const ofMembership = [sql`m.person_id = l.person_id and m.left_at is null`];
  if (side) ofMembership.push(sql`m.side = ${side}`);
  if (tenantId) ofMembership.push(sql`m.tenant_id = ${tenantId}`);
  if (state) ofMembership.push(sql`${stateOfPlace} = ${state}`);
  if (role) ofMembership.push(sql`exists (select 1 from identity.membership_roles r where r.membership_id = m.id and r.role = ${role})`);
  return sql`exists (select 1 from identity.memberships m where ${sql.join(ofMembership, sql` and `)})`;
}

/** Where `p` works, by the names of the centers. */
const memberships = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', m.id, 'tenantId', m.tenant_id, 'tenantName', t.name, 'side', m.side, 'state', ${stateOfPlace},
    'roles', (select coalesce(jsonb_agg(r.role order by r.role), '[]') from identity.membership_roles r where r.membership_id = m.id)
  ) order by t.name nulls first, m.id), '[]')
  from identity.memberships m left join identity.tenants t on t.id = m.tenant_id
  where m.person_id = p.id and m.left_at is null
)`;
