import type { InputOf } from '@trellis/contract/types';
import type { activationCalls } from '@trellis/contract/users/activation/calls';
import { refuse } from '../../../platform/http/refusal.ts';
import type { IdentityContext } from '../../../platform/http/routes.ts';
import { takeSecondFactorAway } from '../../account/public.ts';
import { staffMembership } from '../staff/own-or-staff.ts';

/** Takes the second step away from somebody of the staff who lost the device. One's own is turned off by a code. */
export async function removeStaffFactor(
  context: IdentityContext,
  input: InputOf<typeof activationCalls.removeSecondFactor>,
): Promise<void> {
  const membershipId = await staffMembership(context, input, 'PFE.UserManagement.User.Write');
  const membership = await context.pools.identity
    .selectFrom('identity.memberships')
    .select(['person_id', 'activated_at'])
    .where('id', '=', membershipId)
    .executeTakeFirstOrThrow();
  if (membership.person_id === context.person?.personId) refuse('Trellis:NotAllowed');
  // whether an invited address has an account already is told to nobody
  if (!membership.activated_at) refuse('Trellis:SecondFactorOff');
  await takeSecondFactorAway(context, membership.person_id);
}
