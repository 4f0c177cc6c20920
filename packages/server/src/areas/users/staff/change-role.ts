import type { InputOf } from '@trellis/contract/types';
import type { staffCalls } from '@trellis/contract/users/staff/calls';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { centreOf, lockStaff } from './reach.ts';
import { requireMayChangeRoles, setRoles } from './roles.ts';
import { findStaff } from './staff-store.ts';

/** Gives somebody one role instead of those they have. */
export async function changeRole(db: Db, caller: Actor, input: InputOf<typeof staffCalls.changeRole>): Promise<void> {
  const tenantId = centreOf(caller, input.tenantId);
  await lockStaff(db, tenantId);
  const staff = await findStaff(db, tenantId, input.id);
  await requireMayChangeRoles(db, caller, staff, [input.tag]);
  await setRoles(db, staff.membershipId, [input.tag]);
}
