import type { TenantDoor } from '@trellis/contract/tenancy/door/calls';
import { refuse } from '../../../platform/http/refusal.ts';
import type { IdentityContext } from '../../../platform/http/routes.ts';
import { signFile } from '../../files/public.ts';

/** What a tenant shows to whoever scans its QR code; nothing of one that is closed. */
export async function viewDoor({ pools }: IdentityContext, { code }: { code: string }): Promise<TenantDoor> {
  const tenant = await pools.identity
    .selectFrom('identity.tenants')
    .select(['name', 'logo_key', 'address', 'phone', 'email'])
    .where('qr_token', '=', code)
    .where('state', '=', 'Effective')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!tenant) return refuse('Trellis:NotFound');
  const { name, address, phone, email } = tenant;
  return { name, logo: tenant.logo_key && signFile(tenant.logo_key), address, phone, email };
}
