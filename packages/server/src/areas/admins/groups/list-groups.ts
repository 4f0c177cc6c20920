import type { adminCalls } from '@trellis/contract/admins/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { countRows, inPage } from '../../../platform/db/page.ts';
import { containing } from '../../../platform/db/patterns.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { findGroups } from './group-store.ts';

type Call = typeof adminCalls.groupList;

/** Groups of staff: of all centres that the caller looks after, for a supervisor those that are theirs. */
export async function listGroups(db: Db, caller: Actor, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const matching = matches(caller, input);
  const [items, totalCount] = await Promise.all([
    findGroups(db, matching, inPage(sql`staff_group.created_at desc, staff_group.id`, input)),
    countRows(db, sql`from app.staff_groups staff_group where ${matching}`),
  ]);
  return { items, totalCount };
}

function matches(caller: Actor, { filter, tenantId }: InputOf<Call>): RawBuilder<unknown> {
  const conditions = [sql`true`];
  const seesAll = caller.side !== 'management' || caller.policies.has('PFE.StaffGroup.Write');
  if (!seesAll) conditions.push(sql`staff_group.supervisor_id = ${caller.personId}`);
  if (tenantId) conditions.push(sql`staff_group.tenant_id = ${tenantId}`);
  if (filter) conditions.push(sql`(staff_group.name ilike ${containing(filter)} or ${hasMember(containing(filter))})`);
  return sql.join(conditions, sql` and `);
}

const hasMember = (pattern: RawBuilder<string>) => sql`exists (
  select 1 from app.staff_group_members member
  join identity.memberships m on m.tenant_id = member.tenant_id and m.person_id = member.person_id and m.left_at is null
  join identity.persons person on person.id = member.person_id
  where member.tenant_id = staff_group.tenant_id and member.group_id = staff_group.id and coalesce(m.name, person.name) ilike ${pattern}
)`;
