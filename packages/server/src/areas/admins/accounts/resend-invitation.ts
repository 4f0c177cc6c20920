import type { adminCalls } from '@trellis/contract/admins/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { resendAfter } from '@trellis/contract/users/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { findAdmin, lockAdmins } from './admin-store.ts';
import { inviteAdmin } from './invite.ts';

type Call = typeof adminCalls.resendAdmin;

/** Sends an invitation again, at most once a minute. */
export async function resendInvitation(db: Db, caller: Actor, { id }: InputOf<Call>): Promise<OutputOf<Call>> {
  await lockAdmins(db);
  const admin = await findAdmin(db, id);
  if (admin.state !== 'Invited') refuse('Trellis:AlreadyAccepted');
  await refuseHaste(db, admin.membershipId);
  await inviteAdmin(db, caller, admin);
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
