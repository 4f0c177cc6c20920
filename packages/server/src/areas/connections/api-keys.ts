import type { ApiPart } from '@trellis/contract/api-parts';
import { type ApiKey, type ApiKeyScope, apiKeyPrefix, type connectionCalls } from '@trellis/contract/connections/calls';
import { limits } from '@trellis/contract/limits';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type Kysely, sql } from 'kysely';
import { hashOf, newSecret } from '../../platform/auth/secrets.ts';
import type { Database, Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import type { SignIn } from '../../platform/http/sign-in.ts';
import { checkOwnPassword, notifyOwner, ownTransaction, signedIn } from '../account/public.ts';

type Calls = typeof connectionCalls;
type Acting = NonNullable<SignIn['membership']>;

/** Where whoever calls acts: their call has a policy, which nobody holds without it. */
const actingIn = ({ signIn }: IdentityContext): Acting => signIn?.membership ?? refuse('Trellis:ChooseRole');

interface Row extends Omit<ApiKey, 'createdAt' | 'expiresAt' | 'lastUsedAt' | 'isOwn'> {
  personId: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
}

/** Keys in force of a center, or of the platform (null), or one of them; the newest first. */
async function readKeys(identity: Kysely<Database>, { place, id }: { place: string | null; id?: string }): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select k.id, k.name, k.scope, k.parts, k.ending, k.person_id as "personId", coalesce(m.name, p.name) as "ownerName",
      k.created_at as "createdAt", k.expires_at as "expiresAt", c.last_used_at as "lastUsedAt"
    from identity.api_keys k
    join identity.api_key_secrets c on c.key_id = k.id
    join identity.persons p on p.id = k.person_id
    join identity.memberships m on m.id = k.membership_id
    where k.tenant_id is not distinct from ${place}::uuid and k.expires_at > now() and (${id ?? null}::uuid is null or k.id = ${id ?? null}::uuid)
    order by k.id desc`.execute(identity);
  return rows;
}

const toKey = ({ personId, createdAt, expiresAt, lastUsedAt, ...row }: Row, caller: string): ApiKey => ({
  ...row,
  isOwn: personId === caller,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export async function listApiKeys(context: IdentityContext): Promise<OutputOf<Calls['apiKeys']>> {
  const { personId } = signedIn(context);
  const rows = await readKeys(context.pools.identity, { place: actingIn(context).tenant?.id ?? null });
  return { items: rows.map((row) => toKey(row, personId)) };
}

/** Makes a key and writes to its owner that there is one. Only its hash is kept. */
export async function createApiKey(
  context: IdentityContext,
  { password, ...made }: InputOf<Calls['createApiKey']>,
): Promise<OutputOf<Calls['createApiKey']>> {
  const { personId } = signedIn(context);
  const { id: membershipId, tenant } = actingIn(context);
  const place = tenant?.id ?? null;
  await checkOwnPassword(context.pools.identity, personId, password, 'password');
  const key = `${apiKeyPrefix}${newSecret().secret}`;
  return ownTransaction(context, async (db) => {
    const id = await insertKey(db, { ...made, personId, membershipId, place, key });
    await notifyOwner(db, personId, 'apiKeyMade', { keyName: made.name });
    const [row] = await readKeys(db, { place, id });
    if (!row) throw new Error('A key that was made is there');
    return { ...toKey(row, personId), key };
  });
}

interface Made {
  name: string;
  scope: ApiKeyScope;
  parts: ApiPart[] | null;
  days: number;
  personId: string;
  membershipId: string;
  place: string | null;
  key: string;
}

async function insertKey(db: Db, { name, scope, parts, days, personId, membershipId, place, key }: Made): Promise<string> {
  // two of one person wait for each other, so that both together are not one too many
  await sql`select 1 from identity.persons where id = ${personId} for update`.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into identity.api_keys (tenant_id, membership_id, person_id, name, scope, parts, ending, expires_at)
    select ${place}, ${membershipId}, ${personId}, ${name}, ${scope}, ${parts}::text[], ${key.slice(-4)}, now() + make_interval(days => ${days})
    where (select count(*) from identity.api_keys where membership_id = ${membershipId} and expires_at > now()) < ${limits.apiKey.most}
    returning id`.execute(db);
  const id = rows[0]?.id ?? refuse('Trellis:ApiKeysFull', { data: { most: limits.apiKey.most } });
  await sql`insert into identity.api_key_secrets (key_id, secret_hash) values (${id}, ${hashOf(key)})`.execute(db);
  return id;
}

export async function revokeApiKey(context: IdentityContext, { id }: InputOf<Calls['revokeApiKey']>): Promise<void> {
  const place = actingIn(context).tenant?.id ?? null;
  await ownTransaction(context, async (db) => {
    const { rows } = await sql`
      delete from identity.api_keys where id = ${id} and tenant_id is not distinct from ${place}::uuid returning id`.execute(db);
    if (rows.length === 0) refuse('Trellis:NotFound', { members: ['id'] });
  });
}
