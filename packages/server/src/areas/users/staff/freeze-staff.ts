import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { staffCalls } from '@trellis/contract/users/staff/calls';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { handOverWork, takerOf } from '../hand-over/hand-over.ts';
import { centreOf, lockStaff } from './reach.ts';
import { requireMayPutOut } from './roles.ts';
import { findStaff } from './staff-store.ts';

type Call = typeof staffCalls.freezeUser;

/** Freezes or unfreezes one membership. Whoever acts in it is refused from the next call on; their other memberships stay as they are. */
export async function freezeStaff(db: Db, caller: Actor, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const tenantId = centreOf(caller, input.tenantId);
  await lockStaff(db, tenantId);
  const staff = await findStaff(db, tenantId, input.userId);
  if (input.handOverTo) await takerOf(db, tenantId, input.handOverTo);
  if (input.operate === 'Freeze') {
    await requireMayPutOut(db, caller, staff);
    if (input.handOverTo) await handOverWork(db, caller, { tenantId, coachId: staff.personId }, input.handOverTo);
  }
  const state = input.operate === 'Freeze' ? 'Invalid' : 'Effective';
  if (staff.state !== state) await db.updateTable('identity.memberships').set({ state }).where('id', '=', staff.membershipId).execute();
  return { state };
}
