import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/template.ts';
import { codeOfDatabaseError } from './constraints.ts';
import { openPool } from './pools.ts';
import { servingRoles } from './roles.ts';
import { StatementGroup } from './statement-group.ts';
import { inReads, inTransaction } from './transaction.ts';
import type { Db, RolePool } from './types.ts';

const tenant = '018f2b1c-0000-7000-8000-000000000001';
let database: TestDatabase;
/** A single connection, so that every transaction follows another on it. */
let pool: RolePool;

beforeAll(async () => {
  database = await cloneDatabase();
  pool = openPool(database.ownerUrl, 1);
});

afterAll(async () => {
  await pool.destroy();
  await database.drop();
});

async function actingTenant(db: RolePool): Promise<string> {
  const { rows } = await sql<{ tenant: string }>`select coalesce(current_setting('app.tenant_id', true), '') as tenant`.execute(db);
  return rows[0]?.tenant ?? '';
}

const centres = (db: RolePool | Db) => db.selectFrom('identity.tenants').select(['id', 'name']).execute();
const addCentre = (db: Db, name: string) => db.insertInto('identity.tenants').values({ kind: 'centre', name, zone: 'UTC' }).execute();

test('settings hold inside and are gone for the next on the same connection', async () => {
  expect(await inTransaction(pool, { 'app.tenant_id': tenant, 'app.person_id': "o'hara \\ b" }, actingTenant)).toBe(tenant);
  expect(await actingTenant(pool)).toBe('');
  expect(await inTransaction(pool, {}, actingTenant)).toBe('');
  await expect(inTransaction(pool, { 'app.tenant_id': tenant }, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTransaction(pool, { 'app.person_id': tenant }, actingTenant)).toBe('');
});

test('a throw takes back what was written', async () => {
  const attempt = inTransaction(pool, {}, async (db) => {
    await addCentre(db, 'Never');
    throw new Error('second thoughts');
  });
  await expect(attempt).rejects.toThrow('second thoughts');
  await inTransaction(pool, {}, (db) => addCentre(db, 'Kept'));
  expect((await centres(pool)).map((centre) => centre.name)).toEqual(['Kept']);
});

test('a swallowed database error does not pass for success', async () => {
  const attempt = inTransaction(pool, {}, async (db) => {
    await addCentre(db, 'Lost');
    await sql`select 1 / 0`.execute(db).catch(() => undefined);
  });
  await expect(attempt).rejects.toThrow();
  expect((await centres(pool)).map((centre) => centre.name)).toEqual(['Kept']);
});

/** What is sent while `run` runs: the statements of each round trip. */
async function sentBy(run: () => Promise<unknown>): Promise<string[][]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await run();
  const groups = (query.mock.calls as unknown[][]).map(([group]) => (group instanceof StatementGroup ? group.statements : []));
  query.mockRestore();
  return groups.map((statements) => statements.map(({ text }) => text.split(' ')[0] ?? ''));
}

const settings = { 'app.tenant_id': tenant, 'app.person_id': tenant };

test('begin and all settings travel with the first statements; statements with parameters are prepared', async () => {
  const sent = await sentBy(() => inTransaction(pool, settings, (db) => Promise.all([centresNamed(db, 'Kept'), centresNamed(db, 'Lost')])));
  expect(sent).toEqual([['begin', 'select', 'select', 'select'], ['commit']]);
  const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements where statement like '%identity%tenants%'`.execute(
    pool,
  );
  expect(rows.length).toBeGreaterThan(0);
});

test('a transaction that asks nothing sends nothing', async () => {
  expect(await sentBy(() => inTransaction(pool, settings, async () => 'done'))).toEqual([]);
  expect(await sentBy(() => inTransaction(pool, settings, () => Promise.reject(new Error('no'))).catch(() => undefined))).toEqual([]);
});

test('reads begin and end nothing: settings travel with those of every round trip, and hold for it alone', async () => {
  const read = () =>
    inReads(pool, settings, async (db) => {
      const together = await Promise.all([actingTenant(db), centresNamed(db, 'Kept')]);
      return [together[0], await actingTenant(db)];
    });
  expect(await read()).toEqual([tenant, tenant]);
  expect(await actingTenant(pool)).toBe('');
  expect(await sentBy(read)).toEqual([
    ['select', 'select', 'select'],
    ['select', 'select'],
  ]);
});

test('what only reads cannot write', async () => {
  const attempt = inReads(pool, settings, (db) => addCentre(db, 'Smuggled'));
  await expect(attempt).rejects.toMatchObject({ code: '25006' });
  expect(await centresNamed(pool, 'Smuggled')).toEqual([]);
  await inTransaction(pool, {}, (db) => addCentre(db, 'Allowed'));
  expect(await centresNamed(pool, 'Allowed')).toHaveLength(1);
});

test('of statements that travel together, those before one that fails are answered and those behind it fail with it', async () => {
  const outcomes = await inReads(pool, settings, (db) =>
    Promise.allSettled([
      centresNamed(db, 'Kept'),
      sql`select 1 / ${0}::int`.execute(db),
      sql`select ${'never seen before'}::text`.execute(db),
    ]),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(outcomes[2]).toMatchObject({ reason: { code: '22012' } });
  // it was never parsed, and is when it is asked for again
  const { rows } = await inReads(pool, settings, (db) => sql<{ text: string }>`select ${'never seen before'}::text`.execute(db));
  expect(rows).toHaveLength(1);
});

test('a commit that fails is told', async () => {
  await sql`create table public.later_checked (id int, constraint once unique (id) deferrable initially deferred)`.execute(pool);
  const write = (db: Db) => sql`insert into public.later_checked values (${1}::int), (${1}::int)`.execute(db);
  await expect(inTransaction(pool, {}, write)).rejects.toMatchObject({ code: '23505' });
  const alone = sql`insert into public.later_checked values (${1}::int), (${1}::int)`.execute(pool);
  await expect(alone, 'a statement of its own is answered once it is saved').rejects.toMatchObject({ code: '23505' });
  expect(await inTransaction(pool, { 'app.tenant_id': tenant }, actingTenant)).toBe(tenant);
});

test('what nobody waits for ends with the transaction that it was asked in', async () => {
  const failing = inTransaction(pool, settings, (db) => Promise.all([addCentre(db, 'Unawaited'), Promise.reject(new Error('at once'))]));
  await expect(failing).rejects.toThrow('at once');
  await inTransaction(pool, settings, async (db) => void addCentre(db, 'Asked last'));
  expect((await centres(pool)).map(({ name }) => name)).not.toContain('Unawaited');
  expect(await centresNamed(pool, 'Asked last')).toHaveLength(1);
  expect(await actingTenant(pool)).toBe('');
});

test('what is asked while a transaction is taken back is refused', async () => {
  let late: Promise<unknown> | undefined;
  const failing = inTransaction(pool, settings, async (db) => {
    await centresNamed(db, 'Kept');
    late = new Promise((resolve) => {
      process.nextTick(() => resolve(addCentre(db, 'Too late').catch((error: unknown) => error)));
    });
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(await late).toMatchObject({ message: 'The transaction is over' });
  expect(await centresNamed(pool, 'Too late')).toEqual([]);
});

test('nobody asks anything of a transaction that is over', async () => {
  let kept: Db | undefined;
  await inTransaction(pool, settings, async (db) => {
    kept = db;
  });
  await expect(actingTenant(kept as Db)).rejects.toThrow('over');
});

const centresNamed = (db: RolePool | Db, name: string) => db.selectFrom('identity.tenants').select('id').where('name', '=', name).execute();

test('a name or a value that is no setting is refused before anything is sent', async () => {
  const never = () => Promise.reject(new Error('ran'));
  expect(() => inTransaction(pool, { role: 'postgres' }, never)).toThrow('not a setting');
  expect(() => inTransaction(pool, { 'app.tenant_id': 'a\0b' }, never)).toThrow('control character');
});

test('a transaction that cannot begin leaves the connection usable', async () => {
  const long = { [`app.${'x'.repeat(5)}`]: 'fine' };
  expect(await inTransaction(pool, long, actingTenant)).toBe('');
  const broken = pool.transaction().execute((db) => sql`select broken`.execute(db));
  await expect(broken).rejects.toThrow('does not exist');
  expect(await actingTenant(pool)).toBe('');
});

test('calendar dates stay text, big integers are numbers or refused', async () => {
  const { rows } = await sql`select date '2026-03-29' as day, 9007199254740991::int8 as big, 1.5::numeric as decimal`.execute(pool);
  expect(rows).toEqual([{ day: '2026-03-29', big: 9007199254740991, decimal: 1.5 }]);
  await expect(sql`select 9007199254740993::int8`.execute(pool)).rejects.toThrow('exactly');
  expect(await actingTenant(pool)).toBe('');
});

test('who waits for a lock too long is told to try again, and gives the connection back', async () => {
  const hasty = new URL(database.ownerUrl);
  hasty.searchParams.set('options', '-c lock_timeout=200');
  const impatient = openPool(hasty.href, 1);
  const { id } = await pool
    .insertInto('identity.tenants')
    .values({ kind: 'centre', name: 'Locked', zone: 'UTC' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rename = (db: Db) => db.updateTable('identity.tenants').set({ name: 'Taken' }).where('id', '=', id).execute();
  await inTransaction(pool, {}, async (db) => {
    await rename(db);
    const refused = await inTransaction(impatient, {}, rename).catch((error: unknown) => error);
    expect(codeOfDatabaseError(refused)).toBe('Trellis:Busy');
    expect(await centres(impatient)).toContainEqual({ id, name: 'Locked' });
  });
  await impatient.destroy();
});

test('the pools that serve calls wait for ten seconds', async () => {
  for (const role of servingRoles) {
    const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(database.pools[role]);
    expect([role, rows[0]?.lock_timeout]).toEqual([role, '10s']);
  }
});

test('how an answer looks is asked once a connection, and again after a failure', async () => {
  const described: unknown[] = [];
  const asking = (pg.Connection.prototype as unknown as { describe: (...words: unknown[]) => void }).describe;
  const listening = vi.spyOn(pg.Connection.prototype as never as { describe: typeof asking }, 'describe').mockImplementation(function (
    this: unknown,
    ...words: unknown[]
  ) {
    described.push(words);
    asking.apply(this, words);
  });
  const ratio = (by: number) => inReads(pool, {}, (db) => sql<{ ratio: number }>`select 6 / ${by}::int as ratio`.execute(db));
  expect((await ratio(2)).rows).toEqual([{ ratio: 3 }]);
  expect((await ratio(3)).rows).toEqual([{ ratio: 2 }]);
  expect(described.length).toBe(1);
  await expect(ratio(0)).rejects.toThrow('division by zero');
  expect((await ratio(6)).rows).toEqual([{ ratio: 1 }]);
  expect((await ratio(1)).rows).toEqual([{ ratio: 6 }]);
  expect(described.length).toBe(2);
  listening.mockRestore();
});
