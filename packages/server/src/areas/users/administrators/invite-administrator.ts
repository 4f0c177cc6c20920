import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { tenantAdministratorCalls } from '@trellis/contract/users/administrators/calls';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { inviteAdmin } from '../../tenancy/public.ts';
import { putOut } from '../staff/remove-staff.ts';
import { administratorsOf, findAdministrator, takeTenant } from './administrator-store.ts';
import { refuseOwn } from './put-out-administrator.ts';

type Calls = typeof tenantAdministratorCalls;

/** Invites somebody to run a tenant. Whom they replace is put out in the same breath: nobody is left who could undo it. */
export async function inviteAdministrator(db: Db, caller: Actor, input: InputOf<Calls['invite']>): Promise<OutputOf<Calls['invite']>> {
  const { tenantId, email, name, replaces } = input;
  const tenant = await takeTenant(db, tenantId);
  const former = replaces === undefined ? undefined : await findAdministrator(db, tenant, replaces);
  // a mistyped name is corrected at the same address
  const isCorrected = (each: { membershipId: string; isActivated: boolean }) => each.membershipId === replaces && !each.isActivated;
  const known = await administratorsOf(db, tenant);
  if (known.some((each) => each.email === email && !isCorrected(each))) refuse('Identity.UserAlreadyInRole', { members: ['email'] });
  if (former) {
    refuseOwn(caller, former);
    await putOut(db, former);
  }
  return { invited: await inviteAdmin(db, caller, tenant, { email, name, isFirst: false }) };
}

/** Sends an invitation again, at most once a minute. */
export async function resendToAdministrator(db: Db, caller: Actor, input: InputOf<Calls['resend']>): Promise<OutputOf<Calls['resend']>> {
  const tenant = await takeTenant(db, input.tenantId);
  const { isActivated, email, name } = await findAdministrator(db, tenant, input.membershipId);
  if (isActivated) refuse('Trellis:AlreadyAccepted');
  await inviteAdmin(db, caller, tenant, { email, name, isFirst: false });
  return { email };
}
