import type { adminCalls } from '@trellis/contract/admins/calls';
import { managementRoles } from '@trellis/contract/admins/rules';
import type { Language } from '@trellis/contract/languages';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { findOtherAdmin } from './admin-store.ts';
import { createAdmin } from './create-admin.ts';
import { putOutAdmin } from './freeze-admin.ts';
import { viewManagedCenters } from './manage-centers.ts';
import { refuseHaste } from './resend-invitation.ts';

type Call = typeof adminCalls.correctAdmin;

/** Takes back an invitation that was mistyped and writes the right one: roles and centres stay, and the link that was sent does not work any more. */
export async function correctInvitation(db: Db, caller: Actor, { id, email, name }: InputOf<Call>): Promise<OutputOf<Call>> {
  const admin = await findOtherAdmin(db, caller, id);
  if (admin.state !== 'Invited') refuse('Trellis:AlreadyAccepted');
  // to the same address it is the same letter once more
  if (email === admin.email) await refuseHaste(db, admin.membershipId);
  const { allTenants, tenants } = await viewManagedCenters(db, caller, { id });
  const role = managementRoles.filter((each) => admin.roles.includes(each));
  await putOutAdmin(db, admin.membershipId);
  const tenantIds = tenants.map((tenant) => tenant.id);
  return createAdmin(db, caller, { email, name, role, language: admin.language as Language, allTenants, tenantIds });
}
