import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findObstacles } from '../../config-obstacles.ts';
import { cloneDatabase } from '../../testing/template.ts';
import { mountReadiness } from '../http/readiness.ts';
import { DatabaseAway } from './away.ts';
import { findBinaries } from './binaries.ts';
import { openCluster } from './cluster.ts';
import { keepConnected } from './keep-connected.ts';
import { openPool } from './pools.ts';
import { OnlyReads } from './reach.ts';
import { type Server, startServer, superuserUrl } from './server.ts';
import { inReads, inTransaction } from './transaction.ts';
import type { RolePool } from './types.ts';

const folder = mkdtempSync(join(tmpdir(), 'trellis-replica-'));
let replica: Server;
let url: string;

beforeAll(async () => {
  const cluster = openCluster(join(folder, 'postgres'), findBinaries(), false);
  // follows nobody, and does not take over by itself
  writeFileSync(join(cluster.dataDir, 'standby.signal'), '');
  replica = await startServer(cluster, {}, () => undefined);
  url = superuserUrl(cluster, replica.port, 'postgres');
});
afterAll(async () => {
  await replica.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function readinessOf(pool: RolePool): Promise<unknown> {
  const app = Fastify();
  mountReadiness(app, { isServing: () => true, database: pool, dataDir: folder });
  const reply = await app.inject('/ready');
  await app.close();
  return reply.json<{ database: string }>().database;
}

const one = sql<{ one: number }>`select 1 as one`;

it('serves nobody from a replica, says why, and goes on by itself once that takes over', async () => {
  const pool = openPool(url, 1);
  const failure = await one.execute(pool).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DatabaseAway);
  expect((failure as DatabaseAway).cause).toBeInstanceOf(OnlyReads);
  expect(await readinessOf(pool)).toBe('readOnly');
  expect(await findObstacles({ DATABASE_URL: url })).toEqual([expect.stringContaining('this is a replica, which only reads')]);
  let tries = 0;
  const begin = (client: pg.Client) => {
    tries += 1;
    return client.query('listen anything');
  };
  const kept = keepConnected({ url, name: 'trellis test', begin, onLost: () => undefined, pauses: 20 });
  await expect.poll(() => tries).toBeGreaterThan(1);

  const superuser = new pg.Client({ connectionString: url });
  await superuser.connect();
  await superuser.query('select pg_promote()');
  await superuser.end();
  await kept.opened;
  await kept.stop();
  expect((await one.execute(pool)).rows).toEqual([{ one: 1 }]);
  expect(await readinessOf(pool)).toBe('answering');
  await pool.destroy();
});

it('takes a database that is closed for writes as one that is away, for whoever writes, and opens another connection', async () => {
  const database = await cloneDatabase();
  const close = (closed: boolean) =>
    sql`begin read write; alter database ${sql.id(new URL(database.ownerUrl).pathname.slice(1))}
      set default_transaction_read_only = ${sql.raw(closed ? 'on' : 'off')}; commit`.execute(database.owner);
  const pool = openPool(database.ownerUrl, 1);
  const add = () =>
    inTransaction(pool, {}, (db) => db.insertInto('identity.tenants').values({ kind: 'centre', name: 'A', zone: 'UTC' }).execute());
  const read = () => inReads(pool, {}, (db) => db.selectFrom('identity.tenants').select('name').execute());
  await close(true);
  await expect(add()).rejects.toBeInstanceOf(DatabaseAway);
  expect(await read()).toEqual([]);
  expect(await readinessOf(pool)).toBe('readOnly');
  await close(false);
  // the connection that the write failed on would refuse it for as long as it is there
  await expect(add()).rejects.toBeInstanceOf(DatabaseAway);
  await add();
  expect(await read()).toEqual([{ name: 'A' }]);
  await pool.destroy();
  await database.drop();
});

it.runIf(existsSync('/proc/net/tcp'))('has the system look soon whether a server is still there that says nothing', async () => {
  const pool = openPool(url, 1);
  await one.execute(pool);
  const remote = replica.port.toString(16).toUpperCase().padStart(4, '0');
  // where a connection leads, its state, what it has to send or to read, and the timer: 02 is that of keep-alive, in hundredths of a second
  const timers = [...readFileSync('/proc/net/tcp', 'utf8').matchAll(/\S+:\S+ \S+:(\S+) 01 \S+ (\d\d):(\S+)/g)]
    .filter(([, port]) => port === remote)
    .map(([, , timer, hundredths = '']) => ({ timer, seconds: Number.parseInt(hundredths, 16) / 100 }));
  expect(timers.some(({ timer, seconds }) => timer === '02' && seconds <= 10)).toBe(true);
  await pool.destroy();
});
