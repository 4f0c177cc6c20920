import type { InputOf } from '@trellis/contract/types';
import type { staffCalls } from '@trellis/contract/users/staff/calls';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { lockCoaches } from '../../scheduling/public.ts';
import { lockStaff } from './reach.ts';
import { requireNoSchedules } from './remove-staff.ts';
import { requireAnotherAdmin } from './roles.ts';
import { findStaff } from './staff-store.ts';

/** Deletes an account everywhere: every sign-in ends, and what the person did stays in the history without their name. */
export async function deleteAccount(db: Db, caller: Actor, { userId }: InputOf<typeof staffCalls.deleteUser>): Promise<void> {
  if (userId === caller.personId) refuse('Trellis:OwnMembership');
  const { rows } = await sql<{ side: string; tenantId: string | null }>`
    select m.side, m.tenant_id as "tenantId" from identity.persons as p
    left join identity.memberships as m on m.person_id = p.id and m.left_at is null and m.activated_at is not null
    where p.id = ${userId} and p.deleted_at is null
    order by m.tenant_id`.execute(db);
  if (rows.length === 0) refuse('Trellis:NotFound');
  for (const { side, tenantId } of rows) {
    if (side === 'centre' && tenantId) await requireReplaceable(db, tenantId, userId);
    if (side === 'management') await requireAnotherOperator(db, userId);
  }
  await requireNoSchedules(db, userId);
  await sql`select identity.forget_person(${userId})`.execute(db);
}

async function requireReplaceable(db: Db, tenantId: string, userId: string): Promise<void> {
  await lockStaff(db, tenantId);
  await requireAnotherAdmin(db, await findStaff(db, tenantId, userId));
  await lockCoaches(db, tenantId, [userId]);
}

/** The platform keeps somebody who administers it. */
async function requireAnotherOperator(db: Db, userId: string): Promise<void> {
  await lockStaff(db, 'the platform');
  const { rows } = await sql<{ isAdmin: boolean; others: number }>`
    select coalesce(bool_or(m.person_id = ${userId}), false) as "isAdmin", count(*) filter (where m.person_id <> ${userId})::int as others
    from identity.memberships as m
    join identity.membership_roles as held on held.membership_id = m.id and held.role = 'admin'
    where m.tenant_id is null and m.state = 'Effective' and m.activated_at is not null and m.left_at is null`.execute(db);
  if (rows[0]?.isAdmin && rows[0].others === 0) refuse('Trellis:LastAdmin', { data: { tenantName: 'Trellis' } });
}
