import { type Kysely, sql } from 'kysely';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Database } from '../../db/types.ts';
import { clientId as webClientId } from '../web-client.ts';

/** A request that was answered, by one of the provider's own handlers or not. */
interface Answered {
  status: number;
  oidc?: Pick<KoaContextWithOIDC['oidc'], 'route' | 'client'>;
}

/** Notes that a registered client got a token. */
export async function noteUse(identity: Kysely<Database>, ctx: Answered): Promise<void> {
  const client = ctx.oidc?.route === 'token' && ctx.status === 200 ? ctx.oidc.client : undefined;
  if (client === undefined || client.clientId === webClientId) return;
  await sql`update identity.client_states set last_used_at = now() where client_id = ${client.clientId}`.execute(identity);
}
