import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { publicOrigin } from '../../../platform/http/origin.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { signFile } from '../../files/public.ts';
import { findTenant } from './tenant-store.ts';

/** What the QR code of a tenant leads to. */
export async function findQrLink(db: Db, _caller: Actor, { tenantId }: { tenantId: string }): Promise<{ link: string }> {
  const tenant = (await findTenant(db, tenantId)) ?? refuse('Trellis:NotFound', { members: ['tenantId'] });
  return { link: `${publicOrigin()}/m/centre#${tenant.qr_token}` };
}

/** A short-lived signed address of a tenant's logo. */
export async function findLogo(db: Db, _caller: Actor, { tenantId }: { tenantId: string }): Promise<{ url: string | null }> {
  const tenant = (await findTenant(db, tenantId)) ?? refuse('Trellis:NotFound', { members: ['tenantId'] });
  return { url: tenant.logo_key && signFile(tenant.logo_key) };
}
