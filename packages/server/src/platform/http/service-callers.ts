import type { Role } from '@trellis/contract/policies';
import { type Kysely, sql } from 'kysely';
import { keptStatement } from '../db/kept-statement.ts';
import type { Database } from '../db/types.ts';
import { keyOfClient, membership, type SignIn, savedUpTo } from './sign-in.ts';

/** What a service may do for an organization, or the platform, is what its administrator may, as far as its token goes. */
const roleOf = { centre: 'CenterAdmin', enterprise: 'EnterpriseAdmin', area: 'AreaAdmin', management: 'admin' } as const satisfies Record<
  string,
  Role
>;

type ServiceRow = SignIn & { bearer: string; membership: { side: keyof typeof roleOf } };

/** The services of several tokens in one query. */
const servicesOf = keptStatement<{ bearers: string[] }, ServiceRow>(
  ({ bearers }) => sql`
    select a.id as bearer, '' as "grantId", p.id as "personId", p.name, p.email, p.language, true as "hasEffectiveMembership",
      ${keyOfClient} as key,
      ${membership} as membership, ${savedUpTo} as "savedUpTo"
    from oidc.payloads a
    join identity.clients c on c.id = (a.payload ->> 'clientId')::uuid and c.kind = 'service' and c.enabled
    left join identity.tenants t on t.id = c.tenant_id
    join identity.persons p on p.id = c.person_id
    join identity.memberships m on m.person_id = c.person_id and m.tenant_id is not distinct from c.tenant_id
    where (c.tenant_id is null or t.deleted_at is null) and a.kind = 'ClientCredentials' and a.id = any (${bearers}::text[]) and a.expires_at > now()`,
);

/** Whatever services tokens were issued to, each as if the administrator of its organization called by a key. */
export async function findServiceCallers(identity: Kysely<Database>, bearers: string[]): Promise<(SignIn & { bearer: string })[]> {
  const rows = await servicesOf(identity, { bearers });
  return rows.map((row) => ({ ...row, membership: { ...row.membership, state: 'Effective', roles: [roleOf[row.membership.side]] } }));
}
