import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/types.ts';

/** Ends whatever was issued to a client, and whoever signed in by it is signed out there. */
export async function endTokensOfClient(identity: Kysely<Database>, clientId: string): Promise<void> {
  await sql`
    with ended as (
      update identity.sign_ins set revoked_at = now() where client_id = ${clientId}::uuid and revoked_at is null
    )
    delete from oidc.payloads
    where payload ->> 'clientId' <> 'business-client' and payload ->> 'clientId' = ${clientId}`.execute(identity);
}
