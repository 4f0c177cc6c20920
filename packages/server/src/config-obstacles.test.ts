import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { unbuiltFault } from './build-web-app.ts';
import { readUsableConfig } from './config.ts';
import { findObstacles, standingFault } from './config-obstacles.ts';
import { cloneDatabase, type TestDatabase } from './testing/template.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

async function answering() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

it('finds nothing against a place where the product can start', async () => {
  const wanted = { HOST: '127.0.0.1', PORT: 0, DATA_DIR: join(import.meta.dirname, 'not', 'yet'), DATABASE_URL: database.ownerUrl };
  expect(await findObstacles(wanted)).toEqual([]);
});

it('names all that stands against a start at once, beside what is wrong with the settings', async () => {
  const [taken, measured] = await Promise.all([answering(), answering()]);
  const start = readUsableConfig(
    {
      PORT: String(taken.port),
      METRICS_PORT: String(measured.port),
      DATA_DIR: import.meta.filename,
      BACKUP_DIR: join(import.meta.filename, 'backups'),
      DATABASE_URL: 'postgres://trellis_owner:hidden@127.0.0.1:9/trellis',
      DATABASE_POOLER_URL: 'postgres://127.0.0.1:9/trellis',
      LEAKED_PASSWORDS: import.meta.dirname,
      SECRET: 'short',
    },
    'There is no web app',
  );
  const said = await start.catch((error: Error) => error.message);
  taken.close();
  measured.close();
  for (const told of [
    ` PORT: something answers at 127.0.0.1:${taken.port}`,
    `METRICS_PORT: something answers at 127.0.0.1:${measured.port}`,
    `DATA_DIR: ${import.meta.filename} is a file`,
    'BACKUP_DIR: nothing can be written',
    'no database is to be had at 127.0.0.1:9',
    'DATABASE_POOLER_URL: nothing answers at 127.0.0.1:9 (ECONNREFUSED)',
    'LEAKED_PASSWORDS: ',
    'There is no web app',
  ])
    expect(said).toContain(told);
  expect(said).toContain('SECRET: write at least 32 characters');
  expect(said).not.toContain('hidden');
});

it.each([
  [{ version: 170_004, isReplica: false, name: 'trellis_owner', makesRoles: true }, 'this is PostgreSQL 17. Use 18 or newer'],
  [{ version: 180_001, isReplica: true, name: 'trellis_owner', makesRoles: true }, 'this is a replica, which only reads'],
  [{ version: 180_001, isReplica: false, name: 'postgres', makesRoles: true }, 'signs in as postgres'],
  [{ version: 180_001, isReplica: false, name: 'trellis_owner', makesRoles: false }, 'may not create roles'],
])('says what a database lacks: %o', (standing, told) => {
  expect(standingFault(standing)).toContain(told);
});

describe('a start that only serves', () => {
  afterEach(() => {
    process.argv = process.argv.filter((word) => word !== '--built');
  });

  it('says where the web app is to stand, where nobody built it', () => {
    expect(unbuiltFault(import.meta.dirname)).toBeUndefined();
    process.argv.push('--built');
    expect(unbuiltFault(import.meta.dirname)).toContain(`There is no web app in ${import.meta.dirname}`);
    expect(unbuiltFault(join(import.meta.dirname, '../../web'))).toBeUndefined();
  });
});
