import type { AdminState } from '@trellis/contract/admins/accounts/schemas';
import type { PersonMembership } from '@trellis/contract/admins/people/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';

export interface AdminRow {
  /** As the wire names them. */
  id: string;
  membershipId: string;
  personId: string;
  name: string;
  email: string;
  language: string;
  roles: string[];
  scope: 'all' | 'managed';
  state: AdminState;
}

/** The state of the membership `m`, as people read it. */
export const stateOfMembership = sql<AdminState>`
  case when m.state = 'Invalid' then 'Frozen' when m.activated_at is null then 'Invited' else 'Effective' end`;

/** The same of a membership of any kind: where the tenant was closed or deleted, nobody works. */
export const stateOfPlace = sql<PersonMembership['state']>`
  case when m.state = 'Effective' and exists (select 1 from identity.tenants place where place.id = m.tenant_id and place.state = 'Invalid')
    then 'Closed' else ${stateOfMembership} end`;

// Until somebody accepts, all that is told of them is what their inviter typed, under the id of their membership.
const whileInvited = (invited: string, own: string) =>
  sql<string>`case when m.activated_at is null then coalesce(${sql.ref(invited)}, ${sql.ref(own)}) else ${sql.ref(own)} end`;
export const adminName = whileInvited('m.invited_name', 'p.name');
export const adminEmail = whileInvited('m.invited_email', 'p.email');

/** Whose the membership `m` of the person `p` is. */
export const adminColumns = sql`${whileInvited('m.id', 'm.person_id')} as id, ${adminName} as name, ${adminEmail} as email`;

/** Changes of the platform's staff take turns, so that two administrators cannot both take away what only one may. */
export async function lockAdmins(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('staff of the platform', 0))`.execute(db);
}

/** Somebody of the platform's staff, by the id that is told of them. */
export async function findAdmin(db: Db, id: string): Promise<AdminRow> {
  const { rows } = await sql<AdminRow>`
    select ${adminColumns}, m.id as "membershipId", p.id as "personId", p.language, m.scope, ${stateOfMembership} as state,
      (select coalesce(jsonb_agg(r.role order by r.role), '[]') from identity.membership_roles r where r.membership_id = m.id) as roles
    from identity.memberships m join identity.persons p on p.id = m.person_id
    where m.tenant_id is null and m.left_at is null
      and (m.id = ${id} or m.person_id = ${id} and m.activated_at is not null)`.execute(db);
  return rows[0] ?? refuse('Trellis:NotFound');
}

/** Somebody else of the staff, to be changed: nobody changes what they may do themselves. Other changes wait. */
export async function findOtherAdmin(db: Db, caller: Actor, id: string): Promise<AdminRow> {
  await lockAdmins(db);
  const admin = await findAdmin(db, id);
  if (admin.personId === caller.personId) refuse('Trellis:OwnMembership');
  return admin;
}

/** After a change: refuses one that leaves nobody who looks after the whole platform. */
export async function requireAdminLeft(db: Db): Promise<void> {
  const { rows } = await sql`
    select 1 from identity.memberships m join identity.membership_roles r on r.membership_id = m.id and r.role = 'admin'
    where m.tenant_id is null and m.state = 'Effective' and m.activated_at is not null and m.left_at is null and m.scope = 'all'
    limit 1`.execute(db);
  if (rows.length === 0) refuse('Trellis:LastAdmin', { data: { tenantName: 'Trellis' } });
}

/** Makes the roles of a membership exactly these. */
export async function setAdminRoles(db: Db, membershipId: string, roles: readonly string[]): Promise<void> {
  await sql`delete from identity.membership_roles where membership_id = ${membershipId} and role <> all (${roles}::text[])`.execute(db);
  await sql`
    insert into identity.membership_roles (membership_id, role) select ${membershipId}, unnest(${roles}::text[])
    on conflict do nothing`.execute(db);
}
