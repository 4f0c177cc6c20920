import type { accountCalls } from '@trellis/contract/account/calls';
import type { OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import { admit } from '../../platform/http/access.ts';
import { actingAs } from '../../platform/http/acting.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { signFile } from '../files/public.ts';
import { findQrLink } from '../tenancy/public.ts';

const access = { anyOf: ['Business.Tenant', 'PFE.UserManagement.Subject'] } as const;

interface Input {
  tenantId: string;
}

/** Runs on the caller's database role: a tenant beyond their reach is not there. */
function asActor<T>(context: IdentityContext, run: (db: Db, actor: Actor) => Promise<T>): Promise<T> {
  const actor = admit(access, context.signIn, new Date());
  if (!actor || actor.kind === 'person') return refuse('Trellis:NotAllowed');
  return actingAs(context.pools, actor, (db) => run(db, actor));
}

/** What a tenant's QR code holds. */
export function findTenantCode(context: IdentityContext, input: Input): Promise<OutputOf<typeof accountCalls.qrCodeTenant>> {
  return asActor(context, (db, actor) => findQrLink(db, actor, input));
}

/** The same with what is printed beside the code. */
export function previewTenantCode(context: IdentityContext, input: Input): Promise<OutputOf<typeof accountCalls.qrCodePreview>> {
  return asActor(context, async (db, actor) => {
    const { link } = await findQrLink(db, actor, input);
    const tenant = await db
      .selectFrom('identity.tenants')
      .select(['name', 'logo_key'])
      .where('id', '=', input.tenantId)
      .executeTakeFirstOrThrow();
    return { link, displayName: tenant.name, logo: tenant.logo_key && signFile(tenant.logo_key) };
  });
}
