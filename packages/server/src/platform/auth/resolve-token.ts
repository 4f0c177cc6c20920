import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/types.ts';

/** Whom an access token acts for; without a chosen membership the person is signed in but may do nothing in a centre. */
export interface ResolvedToken {
  grantId: string;
  personId: string;
  membershipId: string | null;
}

/** Whom a bearer token acts for, or undefined when it is unknown, expired or signed out. */
export async function resolveToken(identity: Kysely<Database>, bearer: string): Promise<ResolvedToken | undefined> {
  return identity
    .selectFrom('oidc.payloads as token')
    .innerJoin('identity.sign_ins as signIn', 'signIn.grant_id', 'token.grant_id')
    .select(['signIn.grant_id as grantId', 'signIn.person_id as personId', 'signIn.membership_id as membershipId'])
    .where('token.kind', '=', 'AccessToken')
    .where('token.id', '=', bearer)
    .where('token.expires_at', '>', sql<Date>`now()`)
    .where('signIn.revoked_at', 'is', null)
    .executeTakeFirst();
}
