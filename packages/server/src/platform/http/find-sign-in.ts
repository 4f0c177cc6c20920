import { type Kysely, sql } from 'kysely';
import { keptStatement } from '../db/kept-statement.ts';
import { together } from '../db/together.ts';
import type { Database } from '../db/types.ts';
import { findKeyHolders, isApiKey } from './key-holders.ts';
import { findServiceCallers } from './service-callers.ts';
import { keyOfClient, membership, type SignIn, savedUpTo } from './sign-in.ts';

/** Resolves a bearer token; undefined when it is unknown, expired or signed out. */
export function findSignIn(identity: Kysely<Database>, bearer: string): Promise<SignIn | undefined> {
  const find = lookups.get(identity) ?? together((bearers: string[]) => findSignIns(identity, bearers));
  lookups.set(identity, find);
  return find(bearer);
}

const lookups = new WeakMap<Kysely<Database>, (bearer: string) => Promise<SignIn | undefined>>();

/** Those of several tokens in one query. */
const signInsOf = keptStatement<{ bearers: string[] }, SignIn & { bearer: string }>(
  ({ bearers }) => sql`
    select a.id as bearer, s.grant_id as "grantId", p.id as "personId", p.name, p.email, p.language,
      exists (
        select 1 from identity.memberships own left join identity.tenants t on t.id = own.tenant_id
        where own.person_id = p.id and own.state = 'Effective' and own.activated_at is not null and coalesce(t.state, 'Effective') = 'Effective'
      ) as "hasEffectiveMembership",
      case when c.id is not null then ${keyOfClient} end as key,
      ${membership} as membership, ${savedUpTo} as "savedUpTo"
    from oidc.payloads a
    join identity.sign_ins s on s.grant_id = a.grant_id and s.revoked_at is null
    join identity.persons p on p.id = s.person_id
    left join identity.clients c on c.id = s.client_id
    left join identity.memberships m on m.id = s.membership_id and m.left_at is null
    left join identity.tenants t on t.id = m.tenant_id
    where a.kind = 'AccessToken' and a.id = any (${bearers}::text[]) and a.expires_at > now()
      and (s.client_id is null or c.enabled and string_to_array(a.payload ->> 'scope', ' ') && array['read', 'write'])`,
);

async function findSignIns(identity: Kysely<Database>, bearers: string[]): Promise<Map<string, SignIn>> {
  const { keys = [], tokens = [] } = Object.groupBy(bearers, (bearer) => (isApiKey(bearer) ? 'keys' : 'tokens'));
  const rows = tokens.length > 0 ? await signInsOf(identity, { bearers: tokens }) : [];
  const holders = keys.length > 0 ? await findKeyHolders(identity, keys) : [];
  const people = new Set(rows.map(({ bearer }) => bearer));
  const others = tokens.filter((token) => !people.has(token));
  const services = others.length > 0 ? await findServiceCallers(identity, others) : [];
  return new Map([...rows, ...holders, ...services].map(({ bearer, ...signIn }) => [bearer, signIn]));
}

/** Somebody in a centre as if they had just signed in there; undefined when they left. */
export async function findSignInOfMember(
  identity: Kysely<Database>,
  { tenantId, personId }: { tenantId: string; personId: string },
): Promise<SignIn | undefined> {
  const { rows } = await sql<SignIn>`
    select '' as "grantId", p.id as "personId", p.name, p.email, p.language, true as "hasEffectiveMembership",
      ${membership} as membership, ${savedUpTo} as "savedUpTo"
    from identity.memberships m
    join identity.persons p on p.id = m.person_id and p.deleted_at is null
    join identity.tenants t on t.id = m.tenant_id
    where m.tenant_id = ${tenantId} and m.person_id = ${personId} and m.left_at is null and m.activated_at is not null`.execute(identity);
  return rows[0];
}
