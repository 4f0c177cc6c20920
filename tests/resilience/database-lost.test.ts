import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { aMember, aSubject } from '@trellis/server/fixtures/builders';
import { issueToken } from '@trellis/server/testing/http';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type KillableProduct, startKillable } from './killable-product.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'trellis-lost-'));
let product: KillableProduct;
let token: string;

beforeAll(async () => {
  product = await startKillable(dataDir);
  const owner = product.openOwner();
  const coach = await aMember(owner, { roles: ['CenterAdmin'] });
  for (let added = 0; added < 20; added += 1) await aSubject(owner, { tenant: coach, coach });
  token = await issueToken(owner, coach.personId, coach.membershipId);
  await owner.destroy();
});
afterAll(async () => {
  await product.kill();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

interface Answer {
  status: number;
  code: string | undefined;
  retryAfter: string | null;
}

async function ask(path: string): Promise<Answer> {
  const response = await fetch(product.origin + path, { headers: { authorization: `Bearer ${token}` } });
  const body = (await response.json()) as { error?: { code: string } };
  return { status: response.status, code: body.error?.code, retryAfter: response.headers.get('retry-after') };
}
/** Whoever is not answered at all was served by a process that ended. */
const unanswered = (): Answer => ({ status: 0, code: undefined, retryAfter: null });
const children = () => ask('/api/business/subject/simpleList?maxResultCount=12');

/** Adds a child as somebody does whose app tries again, with the key of the first try, until it is told that the child is there. */
async function addChild(key: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key };
  const child = { firstName: key, lastName: 'Kept', birthday: '2019-05-14', gender: 'Female', gradeName: 1, outpatientNumber: key };
  for (;;) {
    const response = await fetch(`${product.origin}/api/business/subject/subject`, {
      method: 'POST',
      headers,
      body: JSON.stringify(child),
    });
    const reply = (await response.json()) as { id?: string };
    if (response.ok && reply.id) return reply.id;
    if (response.status !== 503) throw new Error(`Answered ${response.status} ${JSON.stringify(reply)}`);
  }
}

/** Twelve people who ask without a pause while something befalls the database; answers everything they were told. */
async function whileAsking(befalls: (told: readonly Answer[]) => Promise<void>): Promise<Answer[]> {
  const told: Answer[] = [];
  let isOver = false;
  const asking = Array.from({ length: 12 }, async () => {
    while (!isOver) told.push(await children().catch(unanswered));
  });
  try {
    await pause(200);
    await befalls(told);
    await pause(200);
  } finally {
    isOver = true;
    await Promise.all(asking);
  }
  return told;
}

/** Until the database is back, and for how long nothing was to be had. */
async function untilServed(): Promise<void> {
  await expect.poll(async () => (await children()).status, { timeout: 20_000, interval: 50 }).toBe(200);
}

/** Nobody is told anything but what they asked for, or that they may ask again. */
function expectClear(told: readonly Answer[]): void {
  const wrong = told.filter(
    ({ status, code, retryAfter }) => status !== 200 && !(code === 'Trellis:DatabaseAway' && status === 503 && retryAfter),
  );
  expect(wrong).toEqual([]);
  expect(told.some(({ status }) => status === 503)).toBe(true);
  expect(product.isRunning()).toBe(true);
}

const servingBackends = sql`select pid from pg_stat_activity where usename like 'trellis%' and pid <> pg_backend_pid()`;

it('goes on when connections are ended under load', { timeout: 60_000 }, async () => {
  const superuser = product.openSuperuser();
  let ids: string[] = [];
  const told = await whileAsking(async (soFar) => {
    const adding = Promise.all(Array.from({ length: 40 }, (_, number) => addChild(`Child ${number}`)));
    // some rounds meet nobody: requests are short
    for (let round = 0; round < 15 || !soFar.some(({ status }) => status === 503); round += 1) {
      await sql`select pg_terminate_backend(pid) from (${servingBackends}) as serving`.execute(superuser);
      await pause(20);
    }
    ids = await adding;
  });
  const { rows } = await sql<{ id: string }>`select id from app.subjects where last_name = 'Kept'`.execute(superuser);
  await superuser.destroy();
  expectClear(told);
  expect((await children()).status).toBe(200);
  expect(rows.map(({ id }) => id).sort()).toEqual(ids.sort());
});

it('goes on when the database recovers from a backend that was killed', { timeout: 60_000 }, async () => {
  const told = await whileAsking(async () => {
    const superuser = product.openSuperuser();
    const { rows } = await sql<{ pid: number }>`${servingBackends}`.execute(superuser);
    await superuser.destroy();
    const [victim] = rows;
    if (!victim) throw new Error('Nobody is served');
    process.kill(victim.pid, 'SIGKILL');
    await untilServed();
  });
  expectClear(told);
});

it('starts a database again that ended', { timeout: 60_000 }, async () => {
  for (const signal of ['SIGKILL', 'SIGINT'] as const) {
    const before = product.databaseProcess();
    const told = await whileAsking(async () => {
      process.kill(before, signal);
      await expect.poll(() => product.databaseProcess(), { timeout: 20_000 }).not.toBe(before);
      await untilServed();
    });
    expectClear(told);
    await expect.poll(async () => (await fetch(`${product.origin}/ready`)).status, { timeout: 5000 }).toBe(200);
  }
});

it('marks the database as in use again, so that a second start leaves it alone', { timeout: 60_000 }, async () => {
  const second = startKillable(dataDir).then(
    () => 'started',
    (error: Error) => error.message,
  );
  expect(await second).toContain('already running');
  expect((await children()).status).toBe(200);
});
