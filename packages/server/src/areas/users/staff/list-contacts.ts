import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { staffCalls } from '@trellis/contract/users/staff/calls';
import type { Contact } from '@trellis/contract/users/staff/schemas';
import { type RawBuilder, sql } from 'kysely';
import { findSummedPage } from '../../../platform/db/page.ts';
import { containing } from '../../../platform/db/patterns.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor, Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';

type Input = InputOf<typeof staffCalls.contacts>;

/** Whom somebody of a centre gets in touch with: colleagues at work here, and the guardians of the children that are theirs. */
export async function listContacts(db: Db, caller: Actor, input: Input): Promise<OutputOf<typeof staffCalls.contacts>> {
  if (caller.kind !== 'member') return refuse('Trellis:NotAllowed');
  const matching = input.kind === 'staff' ? colleagues(caller, input) : guardians(caller, input);
  const { rows, totalCount } = await findSummedPage(db, { summed: matching, order: sql`lower(name), id` }, input);
  return { items: rows, totalCount };
}

function colleagues(caller: Member, { filter }: Input): RawBuilder<Contact> {
  return sql<Contact>`
    select p.id, coalesce(m.name, p.name) as name, p.email, coalesce(m.phone, p.phone) as phone,
      array(select held.role from identity.membership_roles as held where held.membership_id = m.id order by held.role) as about
    from identity.memberships as m join identity.persons as p on p.id = m.person_id
    where m.tenant_id = ${caller.tenantId} and m.side = 'centre' and m.left_at is null and m.state = 'Effective' and m.activated_at is not null
      and ${named(sql`coalesce(m.name, p.name)`, filter)}`;
}

/** Who keeps the children's files reaches every guardian, a coach those of the children they coach. */
function guardians(caller: Member, { filter }: Input): RawBuilder<Contact> {
  const ofOwnChildren = sql`exists (
    select 1 from app.subject_coaches as c where c.tenant_id = s.tenant_id and c.subject_id = s.id and c.person_id = ${caller.personId}
  )`;
  const mine = caller.policies.has('PFE.UserManagement.Subject.Write') ? sql`true` : ofOwnChildren;
  return sql<Contact>`
    select g.id, g.full_name as name, g.email, g.phone, array_agg(s.name order by s.name, s.id) as about
    from app.guardians as g
    join app.subject_guardians as link on link.tenant_id = g.tenant_id and link.guardian_id = g.id
    join app.subjects as s on s.tenant_id = link.tenant_id and s.id = link.subject_id and s.logged_out_at is null
    where g.tenant_id = ${caller.tenantId} and ${mine} and ${named(sql`g.full_name || ' ' || s.name`, filter)}
    group by g.tenant_id, g.id`;
}

const named = (text: RawBuilder<unknown>, filter: string | undefined) => (filter ? sql`${text} ilike ${containing(filter)}` : sql`true`);
