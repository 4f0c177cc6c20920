import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/template.ts';
import { openPool } from '../db/pools.ts';
import type { RolePool } from '../db/types.ts';
import { mountReadiness } from './readiness.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

async function ask(given: { isServing?: boolean; pool?: RolePool; dataDir?: string } = {}) {
  const app = Fastify();
  const { isServing = true, pool = database.pools.identity, dataDir = import.meta.dirname } = given;
  mountReadiness(app, { isServing: () => isServing, database: pool, dataDir });
  const [ready, health] = await Promise.all([app.inject('/ready'), app.inject('/health')]);
  await app.close();
  expect(health.statusCode).toBe(200);
  return { status: ready.statusCode, ...ready.json<object>() };
}

it('says that it is ready when the database answers and the disk has room', async () => {
  expect(await ask()).toEqual({ status: 'ready', database: 'answering', disk: 'roomy' });
});

it('says that it is not while it starts or stops', async () => {
  expect(await ask({ isServing: false })).toEqual({ status: 'starting' });
});

it('says so when nobody answers at the address of the database', async () => {
  const nobody = openPool('postgres://trellis_identity:x@127.0.0.1:9/trellis', 1);
  expect(await ask({ pool: nobody })).toEqual({ status: 'impaired', database: 'away', disk: 'roomy' });
  await nobody.destroy();
});

it.runIf(process.platform === 'linux')('says so when the disk is full', async () => {
  // a file system without a free block
  expect(await ask({ dataDir: '/proc' })).toEqual({ status: 'impaired', database: 'answering', disk: 'full' });
});
