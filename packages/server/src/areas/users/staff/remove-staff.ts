import type { InputOf } from '@trellis/contract/types';
import type { staffCalls } from '@trellis/contract/users/staff/calls';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { lockCoaches } from '../../scheduling/public.ts';
import { handOverWork, takerOf } from '../hand-over/hand-over.ts';
import { centreOf, lockStaff } from './reach.ts';
import { requireMayPutOut } from './roles.ts';
import { findStaff, type StaffRow } from './staff-store.ts';

/**
 * Takes somebody off the staff of a centre: they coach nobody there any more and cannot enter it. Their name stays with their work, as the
 * centre knew it, and their account and other memberships with them.
 */
export async function removeStaff(db: Db, caller: Actor, input: InputOf<typeof staffCalls.deleteByTenant>): Promise<void> {
  const tenantId = centreOf(caller, input.tenantId);
  await lockStaff(db, tenantId);
  const staff = await findStaff(db, tenantId, input.userId);
  if (input.handOverTo) await takerOf(db, tenantId, input.handOverTo);
  await requireMayPutOut(db, caller, staff);
  if (input.handOverTo) await handOverWork(db, caller, { tenantId, coachId: staff.personId }, input.handOverTo);
  await putOut(db, staff);
}

/** Takes a membership's person off the staff, whoever may. */
export async function putOut(
  db: Db,
  { tenantId, personId, membershipId }: Pick<StaffRow, 'tenantId' | 'personId' | 'membershipId'>,
): Promise<void> {
  // whoever books them at this moment comes first, or finds that they coach nobody any more
  await lockCoaches(db, tenantId, [personId]);
  await requireNoSchedules(db, personId, tenantId);
  await db.deleteFrom('app.subject_coaches').where('tenant_id', '=', tenantId).where('person_id', '=', personId).execute();
  await db.deleteFrom('identity.invitations').where('membership_id', '=', membershipId).execute();
  await sql`
    update identity.memberships set
      state = 'Invalid', left_at = now(), was_member = was_member or activated_at is not null, invited_name = null, invited_email = null,
      phone = null, country_code = null, gender = null, birthday = null
    where id = ${membershipId}`.execute(db);
}

/** Refuses while somebody is booked for classes to come: at a centre, or anywhere that the caller sees. */
export async function requireNoSchedules(db: Db, personId: string, tenantId?: string): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from app.holds as held
    where held.kind = 'coach' and held.resource_id = ${personId} and upper(held.during) > now()
      ${tenantId ? sql`and held.tenant_id = ${tenantId}` : sql``}`.execute(db);
  const count = rows[0]?.count ?? 0;
  if (count > 0) refuse('RocketSystem:StaffHasSchedules', { data: { count } });
}
