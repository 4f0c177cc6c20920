import type { tenancyCalls } from '@trellis/contract/tenancy/calls';
import type { GrantedSchool, School } from '@trellis/contract/tenancy/schools/calls';
import type { InputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { findPage } from '../../../platform/db/page.ts';
import { containing } from '../../../platform/db/patterns.ts';
import { orderOf } from '../../../platform/db/sorting.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';

const orders: Record<string, RawBuilder<unknown>> = {
  name: sql`lower(s.name), lower(s.city)`,
  'name desc': sql`lower(s.name) desc, lower(s.city) desc`,
  city: sql`lower(s.city), lower(s.name)`,
  'city desc': sql`lower(s.city) desc, lower(s.name) desc`,
  createdAt: sql`s.created_at, s.id desc`,
  'createdAt desc': sql`s.created_at desc, s.id`,
};

export async function listSchools(db: Db, _caller: Actor, input: InputOf<typeof tenancyCalls.schools>) {
  const order = orderOf(orders, input.sorting, 'name');
  const conditions = [sql`true`];
  if (input.filter) conditions.push(matching(input.filter));
  if (input.nature) conditions.push(sql`s.nature = ${input.nature}`);
  const where = sql.join(conditions, sql` and `);
  const list = { rows: schoolsWhere(where), counted: sql`from catalog.schools s where ${where}`, order };
  const { rows, totalCount } = await findPage(db, list, input);
  return { items: rows, totalCount };
}

/** One school as the list shows it. */
export async function findSchool(db: Db, id: string, member: string): Promise<School> {
  const { rows } = await schoolsWhere(sql`s.id = ${id}`).execute(db);
  return rows[0] ?? refuse('Trellis:NotFound', { members: [member] });
}

const schoolsWhere = (where: RawBuilder<unknown>) => sql<School>`
  select s.id, s.name, s.city, s.nature, s.remark, s.concurrency_stamp as "concurrencyStamp",
    (select count(*) from catalog.school_grants g join identity.tenants t on t.id = g.tenant_id and t.deleted_at is null
      where g.school_id = s.id)::int as "tenantCount"
  from catalog.schools s where ${where}`;

/** Schools that were granted, by name, with those of their centres that the reader sees: a centre finds its own. */
export async function listGrantedSchools(db: Db, _caller: Actor, input: InputOf<typeof tenancyCalls.schoolGrants>) {
  const conditions = [sql`exists (select 1 from catalog.school_grants g where g.school_id = s.id)`];
  if (input.filter) conditions.push(matching(input.filter));
  if (input.schoolId) conditions.push(sql`s.id = ${input.schoolId}`);
  const where = sql.join(conditions, sql` and `);
  const counted = sql`from catalog.schools s where ${where}`;
  const granted = sql<GrantedSchool>`
    select s.id, s.name, s.city, s.nature, coalesce((
      select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by lower(t.name), t.id)
      from catalog.school_grants g join identity.tenants t on t.id = g.tenant_id and t.deleted_at is null
      where g.school_id = s.id), '[]') as tenants ${counted}`;
  const { rows, totalCount } = await findPage(db, { rows: granted, counted, order: sql`lower(s.name), lower(s.city)` }, input);
  return { items: rows, totalCount };
}

function matching(filter: string): RawBuilder<unknown> {
  const pattern = containing(filter);
  return sql`(s.name ilike ${pattern} or s.city ilike ${pattern})`;
}
