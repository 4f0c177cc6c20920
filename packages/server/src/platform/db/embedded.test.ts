import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { type Embedded, startEmbedded } from './embedded.ts';

const folder = mkdtempSync(join(tmpdir(), 'trellis-embedded-'));
const dataDir = join(folder, 'postgres');
let running: Embedded | undefined;

async function start(secret = 'a secret of this test'): Promise<Embedded> {
  running = await startEmbedded({ dataDir, secret, log: () => undefined });
  return running;
}

async function ask<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

afterAll(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the database survives a kill, and the owner is nobody special', async () => {
  const first = await start();
  await ask(first.ownerUrl, 'create table kept (value text); insert into kept select md5(n::text) from generate_series(1, 1000) n');
  process.kill(first.processId, 'SIGKILL');

  const second = await start();
  expect(await ask(second.ownerUrl, 'select count(*)::int as rows from kept')).toEqual([{ rows: 1000 }]);
  const rights = 'select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user';
  expect(await ask(second.ownerUrl, rights)).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: true, rolcreatedb: true }]);
});

test.each(['a secret of this test', 'another secret of this test'])(
  'a second start leaves a running database alone: with %s',
  async (secret) => {
    const { ownerUrl } = running as Embedded;
    await expect(startEmbedded({ dataDir, secret, log: () => undefined })).rejects.toThrow('already running');
    expect(await ask(ownerUrl, 'select count(*)::int as rows from kept')).toEqual([{ rows: 1000 }]);
  },
);

test('a stop and a start with another secret keep the rows', async () => {
  await running?.stop();
  const { ownerUrl } = await start('another secret of this test');
  expect(await ask(ownerUrl, 'select count(*)::int as rows from kept')).toEqual([{ rows: 1000 }]);
});

test('it listens on this machine alone and asks for a password', async () => {
  const url = new URL((running as Embedded).ownerUrl);
  const elsewhere = createServer().listen(Number(url.port), '127.0.0.2');
  await once(elsewhere, 'listening');
  elsewhere.close();
  url.password = 'guessed';
  await expect(ask(url.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
});
