import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { activationCalls } from '@trellis/contract/users/activation/calls';
import { sendPasswordCode } from '../../../platform/auth/send-password-code.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { IdentityContext } from '../../../platform/http/routes.ts';
import { staffMembership } from '../staff/own-or-staff.ts';

type Call = typeof activationCalls.sendPasswordCode;

/** Mails somebody of the staff a code by which they choose another password. */
export async function sendStaffCode(context: IdentityContext, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const membershipId = await staffMembership(context, input, 'PFE.UserManagement.User.Write');
  const membership = await context.pools.identity
    .selectFrom('identity.memberships')
    .select(['person_id', 'activated_at'])
    .where('id', '=', membershipId)
    .executeTakeFirstOrThrow();
  // whether an invited address has an account already is told to nobody
  if (!membership.activated_at) return refuse('Trellis:NoPasswordYet');
  return sendPasswordCode(context, membership.person_id);
}
