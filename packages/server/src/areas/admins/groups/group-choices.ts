import type { adminCalls } from '@trellis/contract/admins/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { containing } from '../../../platform/db/patterns.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';

type Calls = typeof adminCalls;

/** Supervisors in force who look after a centre: by name, or the one asked for. */
export async function findSupervisors(db: Db, tenantId: string, { limit, personId }: { limit: number; personId?: string }) {
  const { rows } = await sql<{ id: string; name: string }>`
    select person.id, person.name from identity.memberships m
    join identity.membership_roles held on held.membership_id = m.id and held.role = 'supervisor'
    join identity.persons person on person.id = m.person_id
    where m.tenant_id is null and m.state = 'Effective' and m.activated_at is not null and m.left_at is null
      and (m.scope = 'all' or exists (
        select 1 from identity.managed_tenants g where g.membership_id = m.id and g.tenant_id = ${tenantId}
      ))
      and (${personId ?? null}::uuid is null or person.id = ${personId ?? null}::uuid)
    order by person.name, person.id limit ${limit}`.execute(db);
  return rows;
}

/** Whom a group of a centre may be given to. */
export async function listGroupSupervisors(
  db: Db,
  _caller: Actor,
  { tenantId, maxResultCount }: InputOf<Calls['groupSupervisors']>,
): Promise<OutputOf<Calls['groupSupervisors']>> {
  return { items: await findSupervisors(db, tenantId, { limit: maxResultCount }) };
}

/** Whom a group of a centre may have in it: its staff in force. */
export async function listGroupStaff(
  db: Db,
  _caller: Actor,
  { tenantId, filter, maxResultCount }: InputOf<Calls['groupStaff']>,
): Promise<OutputOf<Calls['groupStaff']>> {
  const { rows } = await sql<{ id: string; name: string; roles: string[] }>`
    select person.id, coalesce(m.name, person.name) as name,
      (select coalesce(jsonb_agg(held.role order by held.role), '[]') from identity.membership_roles held where held.membership_id = m.id) as roles
    from identity.memberships m join identity.persons person on person.id = m.person_id
    where m.tenant_id = ${tenantId} and m.side = 'centre' and m.state = 'Effective' and m.activated_at is not null and m.left_at is null
      and (${filter ?? null}::text is null or coalesce(m.name, person.name) ilike ${containing(filter ?? '')})
    order by coalesce(m.name, person.name), person.id limit ${maxResultCount}`.execute(db);
  return { items: rows };
}
