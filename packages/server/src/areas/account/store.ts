import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
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
      'm.side',
      'm.state',
      't.name',
      't.state as tenant_state',
      jsonArrayFrom(
        build.selectFrom('identity.membership_roles as r').select('r.role').whereRef('r.membership_id', '=', 'm.id').orderBy('r.role'),
      ).as('roles'),
    ])
    .where('m.person_id', '=', personId)
    .orderBy('t.name')
    .orderBy('m.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    tenantId: row.tenant_id,
    displayName: row.name,
    side: row.side as Side,
    state: (row.tenant_state === 'Invalid' ? 'Invalid' : row.state) as State,
    roles: row.roles.map(({ role }) => role),
  }));
}

/** The centres linked to an enterprise or an area. */
export function centresBelow(identity: Kysely<Database>, parentId: string) {
  return identity
    .selectFrom('identity.tenant_links as l')
    .innerJoin('identity.tenants as t', 't.id', 'l.centre_id')
    .select(['t.id', 't.name'])
    .where('l.parent_id', '=', parentId)
    .where('t.state', '=', 'Effective')
    .orderBy('t.name')
    .execute();
}
