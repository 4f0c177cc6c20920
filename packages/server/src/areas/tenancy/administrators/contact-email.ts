import type { tenancyCalls } from '@trellis/contract/tenancy/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { lockTenant } from '../tenants/tenant-store.ts';
import { hasAdmin, withdrawAdmins } from './invitation-store.ts';
import { inviteAdmin } from './invite-admin.ts';

/** Invites the contact of a tenant again, at most once a minute. */
export async function resendInvitation(
  db: Db,
  caller: Actor,
  { tenantId }: InputOf<typeof tenancyCalls.sendEmailToTenant>,
): Promise<OutputOf<typeof tenancyCalls.sendEmailToTenant>> {
  const tenant = await lockTenant(db, tenantId, 'tenantId');
  const email = tenant.email ?? refuse('Trellis:TenantHasNoEmail', { members: ['tenantId'] });
  if (await hasAdmin(db, tenant)) refuse('Trellis:TenantAlreadyActive');
  await inviteAdmin(db, caller, tenant, { email, name: tenant.contact_name, isFirst: true });
  return { email };
}

/**
 * Changes the contact, whose name goes with another address unless it is told. While no administrator has accepted, whoever was invited
 * before is not any more, and the new address is.
 */
export async function changeContactEmail(
  db: Db,
  caller: Actor,
  input: InputOf<typeof tenancyCalls.changeTenantEmail>,
): Promise<OutputOf<typeof tenancyCalls.changeTenantEmail>> {
  const tenant = await lockTenant(db, input.tenantId, 'tenantId');
  const email = input.email.toLowerCase();
  const isSame = tenant.email === email;
  const name = input.contactName === undefined && isSame ? tenant.contact_name : (input.contactName ?? null);
  await db.updateTable('identity.tenants').set({ email, contact_name: name }).where('id', '=', tenant.id).execute();
  if (await hasAdmin(db, tenant)) return { email, invited: false };
  await withdrawAdmins(db, tenant, email);
  return { email, invited: await inviteAdmin(db, caller, tenant, { email, name, isFirst: true }) };
}
