import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { StaffRow } from './staff-store.ts';

const administrator = 'CenterAdmin';

/** Makes the roles of a membership exactly these, and its stamp another one. */
export async function setRoles(db: Db, membershipId: string, roles: readonly string[]): Promise<void> {
  await sql`delete from identity.membership_roles where membership_id = ${membershipId} and role <> all (${roles}::text[])`.execute(db);
  await sql`
    insert into identity.membership_roles (membership_id, role) select ${membershipId}, unnest(${roles}::text[])
    on conflict do nothing`.execute(db);
  await sql`update identity.memberships set state = state where id = ${membershipId}`.execute(db);
}

/** Refuses to take the administration from oneself, or from the last one who has it. */
export async function requireMayChangeRoles(db: Db, caller: Actor, staff: StaffRow, roles: readonly string[]): Promise<void> {
  if (!staff.roles.includes(administrator) || roles.includes(administrator)) return;
  if (staff.personId === caller.personId) refuse('Trellis:OwnMembership', { members: ['roles'] });
  await requireAnotherAdmin(db, staff);
}

/** Refuses to freeze or remove oneself, or the last administrator of the centre. */
export async function requireMayPutOut(db: Db, caller: Actor, staff: StaffRow): Promise<void> {
  if (staff.personId === caller.personId) refuse('Trellis:OwnMembership');
  await requireAnotherAdmin(db, staff);
}

/** Refuses when nobody else administers the centre. Somebody who is frozen or has not accepted administers nothing. */
export async function requireAnotherAdmin(db: Db, staff: StaffRow): Promise<void> {
  if (!staff.roles.includes(administrator) || staff.state !== 'Effective' || !staff.isActivated) return;
  const { rows } = await sql`
    select 1 from identity.memberships as m
    join identity.membership_roles as held on held.membership_id = m.id and held.role = ${administrator}
    where m.tenant_id = ${staff.tenantId} and m.side = 'centre' and m.id <> ${staff.membershipId}
      and m.state = 'Effective' and m.activated_at is not null and m.left_at is null
    limit 1`.execute(db);
  if (rows.length === 0) refuse('Trellis:LastAdmin', { data: { tenantName: staff.tenantName } });
}
