import { apiKeyPrefix } from '@trellis/contract/connections/calls';
import { type Kysely, sql } from 'kysely';
import { hashOf } from '../auth/secrets.ts';
import { keptStatement } from '../db/kept-statement.ts';
import type { Database } from '../db/types.ts';
import { membership, type SignIn, savedUpTo } from './sign-in.ts';

export const isApiKey = (bearer: string): boolean => bearer.startsWith(apiKeyPrefix);

/** Those of several keys in one query. That one was used is noted once an hour. */
const holdersOf = keptStatement<{ hashes: string[] }, SignIn & { hash: string }>(
  ({ hashes }) => sql`
    with used as (
      update identity.api_key_secrets set last_used_at = now()
      where secret_hash = any (${hashes}::text[]) and coalesce(last_used_at, '-infinity') < now() - interval '1 hour'
    )
    select c.secret_hash as hash, '' as "grantId", p.id as "personId", p.name, p.email, p.language, true as "hasEffectiveMembership",
      jsonb_build_object('scope', k.scope, 'parts', k.parts) as key, ${membership} as membership, ${savedUpTo} as "savedUpTo"
    from identity.api_key_secrets c
    join identity.api_keys k on k.id = c.key_id and k.expires_at > now()
    join identity.persons p on p.id = k.person_id and p.deleted_at is null
    join identity.memberships m on m.id = k.membership_id and m.left_at is null and m.activated_at is not null
    left join identity.tenants t on t.id = m.tenant_id
    where c.secret_hash = any (${hashes}::text[])`,
);

/** Whoever keys stand for, each as if they had signed in where the key is good. */
export async function findKeyHolders(identity: Kysely<Database>, keys: string[]): Promise<(SignIn & { bearer: string })[]> {
  const byHash = new Map(keys.map((key) => [hashOf(key), key]));
  const rows = await holdersOf(identity, { hashes: [...byHash.keys()] });
  return rows.flatMap(({ hash, ...holder }) => {
    const bearer = byHash.get(hash);
    return bearer === undefined ? [] : [{ ...holder, bearer }];
  });
}
