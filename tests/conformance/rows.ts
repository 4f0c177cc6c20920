import type { RolePool } from '@trellis/server/platform/db/types';
import { type RawBuilder, sql } from 'kysely';

/** A database has the tables that it began with; asking for them takes as long as reading them. */
const known = new WeakMap<RolePool, Map<string, Promise<string[]>>>();

/** Every table of the product, by its schema, that has all these columns. */
function tablesWith(owner: RolePool, ...columns: string[]): Promise<string[]> {
  const ofOwner = known.get(owner) ?? new Map<string, Promise<string[]>>();
  known.set(owner, ofOwner);
  const found = ofOwner.get(columns.join()) ?? findTablesWith(owner, columns);
  ofOwner.set(columns.join(), found);
  return found;
}

async function findTablesWith(owner: RolePool, columns: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select t.table_schema || '.' || t.table_name as name
    from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and t.table_schema not in ('pg_catalog', 'information_schema')
    group by 1 having ${columns}::text[] <@ array_agg(c.column_name::text) order by 1`.execute(owner);
  return rows.map(({ name }) => name);
}

const everyRow = <T>(parts: readonly RawBuilder<T>[]) => sql<T>`${sql.join(parts, sql` union all `)}`;

/** What stands in the database where a column has a value, table by table: how many rows, and a hash of them. */
export async function fingerprintOf(owner: RolePool, column: string, value: string): Promise<Record<string, string>> {
  const tables = await tablesWith(owner, column);
  const parts = tables.map((name) => hashOf(name, sql`${sql.ref(column)} = ${value}`));
  return hashes(owner, parts);
}

/** The same of all that there is. */
export async function fingerprintOfDatabase(owner: RolePool): Promise<Record<string, string>> {
  const tables = await tablesWith(owner);
  return hashes(
    owner,
    tables.map((name) => hashOf(name, sql`true`)),
  );
}

/** The same of a centre: whatever belongs to it, itself and the people who work there. */
export async function fingerprintOfCentre(owner: RolePool, tenantId: string): Promise<Record<string, string>> {
  const staff = sql`select person_id from identity.memberships where tenant_id = ${tenantId}`;
  const beside = [hashOf('identity.tenants', sql`id = ${tenantId}`), hashOf('identity.persons', sql`id in (${staff})`)];
  return { ...(await fingerprintOf(owner, 'tenant_id', tenantId)), ...(await hashes(owner, beside)) };
}

interface Hashed {
  name: string;
  rows: string;
}

const hashOf = (name: string, condition: RawBuilder<unknown>) => sql<Hashed>`
  select ${name}::text as name, count(*) || ' ' || coalesce(md5(string_agg(md5(r::text), '' order by md5(r::text))), '') as rows
  from ${sql.table(name)} r where ${condition}`;

async function hashes(owner: RolePool, parts: readonly RawBuilder<Hashed>[]): Promise<Record<string, string>> {
  const { rows } = await everyRow(parts).execute(owner);
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]));
}

/** The ids of every row in which a column has a value, and that value. */
export async function idsWhere(owner: RolePool, column: string, value: string): Promise<Set<string>> {
  const tables = await tablesWith(owner, 'id', column);
  const { rows } = await everyRow(
    tables.map((name) => sql<{ id: string }>`select id::text from ${sql.table(name)} where ${sql.ref(column)} = ${value}`),
  ).execute(owner);
  return new Set([value, ...rows.map(({ id }) => id)]);
}

/** The ids of everything that a centre has, of itself and of its staff. */
export async function idsOfCentre(owner: RolePool, tenantId: string): Promise<Set<string>> {
  const staff = await owner.selectFrom('identity.memberships').select('person_id').where('tenant_id', '=', tenantId).execute();
  return new Set([...(await idsWhere(owner, 'tenant_id', tenantId)), ...staff.map((row) => row.person_id)]);
}

/** The stamp of each row that has one, by its id: what a write must name to be looked at. */
export async function stampsOf(owner: RolePool): Promise<Map<string, string>> {
  const tables = await tablesWith(owner, 'id', 'concurrency_stamp');
  const { rows } = await everyRow(
    tables.map((name) => sql<{ id: string; stamp: string }>`select id::text, concurrency_stamp::text as stamp from ${sql.table(name)}`),
  ).execute(owner);
  return new Map(rows.map(({ id, stamp }) => [id, stamp]));
}
