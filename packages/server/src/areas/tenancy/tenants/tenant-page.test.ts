import { tenantListQuery } from '@trellis/contract/tenancy/schemas';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countQuery, pageQuery } from '../../../platform/db/page.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/template.ts';
import { tenantsOf } from './tenant-page.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await cloneDatabase();
  await sql`
    insert into identity.tenants (kind, name, zone, created_at)
    select 'centre', md5(n::text) || ' centre ' || n, 'UTC', now() - n * interval '1 minute' from generate_series(1, 10000) n`.execute(
    database.owner,
  );
  await sql`vacuum analyze identity.tenants`.execute(database.owner);
});
afterAll(() => database.drop());

/** The plan of a query as the platform's role asks it. */
function planOf(query: RawBuilder<unknown>): Promise<string> {
  return inTransaction(database.pools.platform, { 'app.person_id': '0198c0de-0000-7000-8000-000000000001' }, async (db) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

const query = (given: object) => tenantListQuery.parse({ maxResultCount: 12, ...given });

describe('a page of 10,000 tenants', () => {
  it.each([
    ['the newest', {}, 'tenants_by_recent'],
    ['the oldest', { sorting: 'createdAt' }, 'tenants_by_recent'],
    ['by name', { sorting: 'name' }, 'tenants_by_name'],
    ['by name backwards', { sorting: 'name desc' }, 'tenants_by_name'],
    ['with a part of a name', { filter: 'centre 777', sorting: 'name' }, 'tenants_name_parts'],
  ])('%s comes by an index', async (_, given, index) => {
    const plan = await planOf(pageQuery(tenantsOf(query(given)), query(given)));
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
  });

  it('is counted by an index where a name narrows it', async () => {
    expect(await planOf(countQuery(tenantsOf(query({ filter: 'centre 777' })).counted))).toContain('tenants_name_parts');
  });
});
