import type { adminCalls } from '@trellis/contract/admins/calls';
import { mayReachEveryCenter } from '@trellis/contract/admins/rules';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { findOtherAdmin, requireAdminLeft, setAdminRoles } from './admin-store.ts';

/** Gives somebody other roles. Who looked after every centre by the old ones is given centres first: none of them goes unnoticed. */
export async function changeAdminRole(db: Db, caller: Actor, input: InputOf<typeof adminCalls.changeAdminRole>): Promise<void> {
  const admin = await findOtherAdmin(db, caller, input.userId);
  if (admin.scope === 'all' && !mayReachEveryCenter(input.role)) refuse('Trellis:EveryCenterRefused', { members: ['role'] });
  await setAdminRoles(db, admin.membershipId, input.role);
  await requireAdminLeft(db);
}
