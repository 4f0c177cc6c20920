import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOverseer } from '../../fixtures/builders.ts';
import { noReplica } from '../../platform/db/replica.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { ledgerJob } from '../../platform/jobs/ledger-check.ts';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { noon, openScene, type Scene } from '../../testing/scene.ts';
import { adjustClasses } from './adjust-classes.ts';
import { listLedgerChecks } from './list-ledger-checks.ts';
import { overviewTotals } from './overview-totals.ts';

let scene: Scene;
let child: string;
let admin: Actor;
beforeAll(async () => {
  scene = await openScene();
  child = await scene.addChild();
  const maya = scene.as('maya');
  await scene.run(maya, (db) => adjustClasses(db, maya, { userId: child, classHours: 5, remark: null }));
  const built = await anOverseer(scene.owner, { side: 'management', role: 'admin' });
  admin = {
    ...built,
    kind: 'overseer',
    name: 'Admin',
    side: 'management',
    reach: 'all',
    roles: ['admin'],
    policies: new Set(),
    zone: 'UTC',
    language: 'en',
    now: noon,
  };
});
afterAll(() => scene.drop());

const job = () => ledgerJob(scene.pools.jobs).run();
const anotherDay = () => sql`delete from platform.ledger_rounds`.execute(scene.owner);
const list = () =>
  inTransaction(scene.pools.platform, {}, (db) => listLedgerChecks(db, admin, { onlyFaults: true, skipCount: 0, maxResultCount: 10 }));
const lastCheck = async () => {
  const maya = scene.as('maya');
  return (await scene.run(maya, (db) => overviewTotals(db, maya, { from: '2031-06-01', to: '2031-06-30' }))).lastCheck;
};

it('proves once a day, however many processes ask, that every balance is the sum of its postings', async () => {
  const counts = await Promise.all([job(), job(), job()]);
  expect(counts.filter((count) => count > 0)).toHaveLength(1);
  expect(await lastCheck()).toMatchObject({ accounts: 4, faults: 0 });
  expect(await list()).toMatchObject({ totalCount: 0, lastRound: { faults: 0 } });
});

it('reports a balance that something wrote past the ledger, to the platform and to the centre', async () => {
  await anotherDay();
  await sql`update app.credit_accounts set balance = balance + 1 where subject_id = ${child} and bucket = 'available'`.execute(scene.owner);
  await expect(job()).rejects.toThrow('1 of');
  const { items, lastRound } = await list();
  expect(items).toMatchObject([{ faults: 1, detail: [{ balance: 6, posted: 5 }] }]);
  expect(lastRound?.faults).toBe(1);
  expect(await lastCheck()).toMatchObject({ faults: 1 });
  expect(await job()).toBe(0);
});

it('is measured by every process until the next check, also once the round of the day found nothing left to do', async () => {
  const measured = () => createMetrics({ pools: scene.pools, replica: noReplica, templateOf: () => undefined }).text();
  const told = await measured();
  expect(told).toContain('trellis_ledger_accounts{state="faulty"} 1');
  expect(told).toMatch(/trellis_ledger_check_timestamp_seconds \d{10}/);
  await sql`update app.credit_accounts set balance = balance - 1 where subject_id = ${child} and bucket = 'available'`.execute(scene.owner);
  await anotherDay();
  expect(await measured()).not.toContain('trellis_ledger_accounts{');
  await job();
  expect(await measured()).toContain('trellis_ledger_accounts{state="faulty"} 0');
});

it('shows a centre nothing of the others', async () => {
  const caller = { ...scene.as('maya'), tenantId: '0198c0de-0000-7000-8000-000000000001' };
  const seen = await scene.run(caller, (db) => db.selectFrom('platform.ledger_checks').selectAll().execute());
  expect(seen).toEqual([]);
});
