import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { staffCalls } from '@trellis/contract/users/staff/calls';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { centreOf, lockStaff } from '../staff/reach.ts';
import { putOut } from '../staff/remove-staff.ts';
import { findStaff } from '../staff/staff-store.ts';
import { inviteStaff } from './invite-staff.ts';
import { refuseHaste } from './resend-invitation.ts';

type Call = typeof staffCalls.correctInvitation;

/** Takes back an invitation that was mistyped and writes the right one: the roles stay, and the link that was sent does not work any more. */
export async function correctInvitation(db: Db, caller: Actor, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const tenantId = centreOf(caller, input.tenantId);
  await lockStaff(db, tenantId);
  const staff = await findStaff(db, tenantId, input.userId);
  if (staff.isActivated) refuse('Trellis:AlreadyAccepted');
  const { email, name } = input;
  // to the same address it is the same letter once more
  if (email === staff.email) await refuseHaste(db, staff.membershipId);
  await putOut(db, staff);
  const roles = staff.roles as InputOf<typeof staffCalls.create>['roles'];
  return inviteStaff(db, caller, { email, name, roles, tenantId });
}
