import type { adminCalls } from '@trellis/contract/admins/calls';
import { mayReachEveryCenter } from '@trellis/contract/admins/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { findAdmin, findOtherAdmin, requireAdminLeft } from './admin-store.ts';
import { requireReach, setReach } from './managed-centers.ts';

type Calls = typeof adminCalls;

/** The centres that somebody looks after. */
export async function viewManagedCenters(
  db: Db,
  _caller: Actor,
  { id }: InputOf<Calls['grantTenant']>,
): Promise<OutputOf<Calls['grantTenant']>> {
  const admin = await findAdmin(db, id);
  const tenants = await db
    .selectFrom('identity.managed_tenants as g')
    .innerJoin('identity.tenants as t', 't.id', 'g.tenant_id')
    .select(['t.id', 't.name'])
    .where('g.membership_id', '=', admin.membershipId)
    .orderBy('t.name')
    .execute();
  const allTenants = admin.scope === 'all';
  return { allTenants, tenants: allTenants ? [] : tenants, mayReachAll: mayReachEveryCenter(admin.roles) };
}

/** Somebody looks after these centres from their next call on. */
export async function changeManagedCenters(db: Db, caller: Actor, input: InputOf<Calls['managementCenter']>): Promise<void> {
  const admin = await findOtherAdmin(db, caller, input.userId);
  requireReach(admin.roles, input);
  await setReach(db, admin.membershipId, input);
  await requireAdminLeft(db);
}
