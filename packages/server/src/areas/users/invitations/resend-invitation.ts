import type { InputOf, OutputOf } from '@trellis/contract/types';
import { resendAfter } from '@trellis/contract/users/rules';
import type { staffCalls } from '@trellis/contract/users/staff/calls';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { centreOf, lockStaff } from '../staff/reach.ts';
import { findStaff } from '../staff/staff-store.ts';
import { writeInvitation } from './write-invitation.ts';

/** Sends an invitation again, at most once a minute. */
export async function resendInvitation(
  db: Db,
  caller: Actor,
  input: InputOf<typeof staffCalls.sendEmail>,
): Promise<OutputOf<typeof staffCalls.sendEmail>> {
  const tenantId = centreOf(caller, input.tenantId);
  await lockStaff(db, tenantId);
  const staff = await findStaff(db, tenantId, input.userId);
  if (staff.isActivated) refuse('Trellis:AlreadyAccepted');
  await refuseHaste(db, staff.membershipId);
  const { membershipId, personId, email, name, roles } = staff;
  await writeInvitation(db, caller, { membershipId, personId, tenantId, email, name, roles });
  return { resendAfter };
}

/** One letter a minute for each invitation. */
export async function refuseHaste(db: Db, membershipId: string): Promise<void> {
  const { rows } = await sql<{ seconds: number | null }>`
    select ceil(${resendAfter} - extract(epoch from clock_timestamp() - max(created_at)))::int as seconds
    from identity.invitations where membership_id = ${membershipId}`.execute(db);
  const seconds = rows[0]?.seconds ?? 0;
  if (seconds > 0) refuse('Trellis:LetterTooSoon', { data: { seconds } });
}
