import type { AdminItem } from '@trellis/contract/admins/accounts/schemas';
import type { adminCalls } from '@trellis/contract/admins/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { findPage } from '../../../platform/db/page.ts';
import { containing } from '../../../platform/db/patterns.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { adminColumns, adminEmail, adminName, stateOfMembership } from './admin-store.ts';

type Call = typeof adminCalls.adminList;
type Row = Omit<AdminItem, 'createdAt' | 'invitedAt' | 'lastSignIn'> & { createdAt: Date; invitedAt: Date | null; lastSignIn: Date | null };

/** The staff of the platform, newest first. */
export async function listAdmins(db: Db, _caller: Actor, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const matching = matches(input);
  const counted = sql`from identity.memberships m join identity.persons p on p.id = m.person_id where ${matching}`;
  const admins = sql<Row>`
    select ${adminColumns}, m.scope = 'all' as "allTenants", ${stateOfMembership} as state,
      m.created_at as "createdAt", m.invited_at as "invitedAt",
      (select coalesce(jsonb_agg(r.role order by r.role), '[]') from identity.membership_roles r where r.membership_id = m.id) as role,
      (
        select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by lower(t.name), t.id), '[]')
        from identity.managed_tenants g join identity.tenants t on t.id = g.tenant_id where g.membership_id = m.id and m.scope = 'managed'
      ) as tenants,
      (select max(s.created_at) from identity.sign_ins s where s.membership_id = m.id) as "lastSignIn" ${counted}`;
  const { rows, totalCount } = await findPage(db, { rows: admins, counted, order: sql`m.created_at desc, m.id` }, input);
  return { items: rows.map(present), totalCount };
}

function matches({ filter, role, state }: InputOf<Call>) {
  const conditions = [sql`m.tenant_id is null and m.left_at is null`];
  if (filter) conditions.push(sql`(${adminName} ilike ${containing(filter)} or ${adminEmail} ilike ${containing(filter)})`);
  if (role) conditions.push(sql`exists (select 1 from identity.membership_roles r where r.membership_id = m.id and r.role = ${role})`);
  if (state) conditions.push(sql`${stateOfMembership} = ${state}`);
  return sql.join(conditions, sql` and `);
}

const present = ({ createdAt, invitedAt, lastSignIn, ...row }: Row): AdminItem => ({
  ...row,
  createdAt: createdAt.toISOString(),
  invitedAt: invitedAt?.toISOString() ?? null,
  lastSignIn: lastSignIn?.toISOString() ?? null,
});
