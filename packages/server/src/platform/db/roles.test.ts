import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/template.ts';
import { testSecret } from '../../testing/test-secret.ts';
import { ensureRoles, type ServingRole, servingRoles } from './roles.ts';
import type { RolePool } from './types.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

interface Plans {
  made: number;
  followed: number;
}

/** How often a statement that was asked ten times was planned for its value, and how often one plan was followed. */
async function plansOf(pool: RolePool): Promise<Plans> {
  return pool.connection().execute(async (connection) => {
    for (let asked = 0; asked < 10; asked += 1) await sql`select ${asked}::int as asked`.execute(connection);
    const { rows } = await sql<Plans>`
      select custom_plans::int as made, generic_plans::int as followed from pg_prepared_statements
      where statement like '%::int as asked'`.execute(connection);
    return rows[0] ?? { made: 0, followed: 0 };
  });
}

const overMany: readonly ServingRole[] = ['span', 'platform', 'jobs'];

it.each(servingRoles)('%s plans once what is about one of many, and for its values what looks over all', async (role) => {
  const { made } = await plansOf(database.pools[role]);
  expect(made).toBe(overMany.includes(role) ? 5 : 0);
});

it('keep their passwords while they serve: a process with another secret is refused, and one with theirs is not', async () => {
  await sql`select 1`.execute(database.pools.identity);
  await expect(ensureRoles(database.ownerUrl, 'another secret, of nobody who serves here')).rejects.toThrow(
    /^SECRET: other processes serve this database with another one.* and the pooler/,
  );
  await ensureRoles(database.ownerUrl, testSecret);
  await sql`select 1`.execute(database.pools.centre);
});
