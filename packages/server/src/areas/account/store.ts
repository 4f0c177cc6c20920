import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { containing } from '../../platform/db/patterns.ts';
import type { Database } from '../../platform/db/types.ts';

type Side = 'management' | 'centre' | 'enterprise' | 'area';
type State = 'Effective' | 'Invalid';

/** Every membership of a person, with the tenant's name and the roles; a closed centre counts as Invalid. */
export async function membershipsOf(identity: Kysely<Database>, personId: string) {
  const rows = await identity
    .selectFrom('identity.memberships as m')
    .leftJoin('identity.tenants as t', 't.id', 'm.tenant_id')
    .select((build) => [
      'm.id',
      'm.tenant_id',
      'm.activated_at',
      'm.side',
      'm.state',
      't.name',
      't.state as tenant_state',
      jsonArrayFrom(
        build.selectFrom('identity.membership_roles as r').select('r.role').whereRef('r.membership_id', '=', 'm.id').orderBy('r.role'),
      ).as('roles'),
    ])
    .where('m.person_id', '=', personId)
    .where('m.left_at', 'is', null)
    .orderBy('t.name')
    .orderBy('m.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    tenantId: row.tenant_id,
    displayName: row.name,
    side: row.side as Side,
    // one that was not accepted yet cannot be entered either
    state: (row.tenant_state === 'Invalid' || !row.activated_at ? 'Invalid' : row.state) as State,
    isClosed: row.tenant_state === 'Invalid',
    isActivated: row.activated_at !== null,
    roles: row.roles.map(({ role }) => role),
  }));
}

/** Centres in force by name, of those that somebody may look into. */
export function listCentres(
  identity: Kysely<Database>,
  { among, filter = '', limit }: { among: 'all' | readonly string[]; filter?: string; limit: number },
) {
  return identity
    .selectFrom('identity.tenants')
    .select(['id', 'name'])
    .where('kind', '=', 'centre')
    .where('state', '=', 'Effective')
    .$if(among !== 'all', (query) => query.where('id', '=', sql<string>`any (${among}::uuid[])`))
    .$if(filter !== '', (query) => query.where('name', 'ilike', containing(filter)))
    .orderBy(sql`lower(name)`)
    .limit(limit)
    .execute();
}

/** The key of a tenant's logo; null where it has none. */
export async function logoKeyOf(identity: Kysely<Database>, tenantId: string): Promise<string | null> {
  const tenant = await identity.selectFrom('identity.tenants').select('logo_key').where('id', '=', tenantId).executeTakeFirst();
  return tenant?.logo_key ?? null;
}
