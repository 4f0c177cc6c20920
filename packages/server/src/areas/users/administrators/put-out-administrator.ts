import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { tenantAdministratorCalls } from '@trellis/contract/users/administrators/calls';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { handOverWork, takerOf } from '../hand-over/hand-over.ts';
import { putOut } from '../staff/remove-staff.ts';
import { type AdministratorRow, administratorsOf, findAdministrator, takeTenant } from './administrator-store.ts';
import { stateOf } from './list-administrators.ts';

type Calls = typeof tenantAdministratorCalls;

/** Freezes or unfreezes somebody who runs a tenant. The last one too: whoever took over an account is shut out at once. */
export async function freezeAdministrator(db: Db, caller: Actor, input: InputOf<Calls['freeze']>): Promise<OutputOf<Calls['freeze']>> {
  const tenant = await takeTenant(db, input.tenantId);
  const administrator = await findAdministrator(db, tenant, input.membershipId);
  if (input.handOverTo) await takerOf(db, tenant.id, input.handOverTo);
  refuseOwn(caller, administrator);
  if (input.operate === 'Freeze') await handOverOf(db, caller, administrator, input.handOverTo);
  const state = input.operate === 'Freeze' ? 'Invalid' : 'Effective';
  if (administrator.state !== state) {
    await db.updateTable('identity.memberships').set({ state }).where('id', '=', administrator.membershipId).execute();
  }
  return { state: stateOf({ ...administrator, state }) };
}

/** Takes somebody off a tenant who runs it, or an invitation back. Of those who are in force, one stays or was invited. */
export async function removeAdministrator(db: Db, caller: Actor, input: InputOf<Calls['remove']>): Promise<void> {
  const tenant = await takeTenant(db, input.tenantId);
  const administrator = await findAdministrator(db, tenant, input.membershipId);
  if (input.handOverTo) await takerOf(db, tenant.id, input.handOverTo);
  refuseOwn(caller, administrator);
  const others = (await administratorsOf(db, tenant)).filter(
    (each) => each.membershipId !== administrator.membershipId && each.state === 'Effective',
  );
  const runs = administrator.isActivated && administrator.state === 'Effective';
  if (runs && others.length === 0) refuse('Trellis:LastAdmin', { data: { tenantName: tenant.name } });
  await handOverOf(db, caller, administrator, input.handOverTo);
  await putOut(db, administrator);
}

/** Whoever runs a centre may coach there, too. */
async function handOverOf(db: Db, caller: Actor, { tenantId, personId: coachId }: AdministratorRow, to: string | undefined): Promise<void> {
  if (to) await handOverWork(db, caller, { tenantId, coachId }, to);
}

/** Nobody of the platform who runs a tenant, too, puts themselves out. */
export function refuseOwn(caller: Actor, { personId }: AdministratorRow): void {
  if (personId === caller.personId) refuse('Trellis:OwnMembership');
}
