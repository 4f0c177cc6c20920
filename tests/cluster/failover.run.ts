import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { anOverseer } from '@trellis/server/fixtures/builders';
import { openPool } from '@trellis/server/platform/db/pools';
import { withClient } from '@trellis/server/platform/db/with-client';
import { issueToken } from '@trellis/server/testing/http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onceAs, persistently } from '../resilience/kill-writers.ts';
import { type ServingProcess, startServing } from '../resilience/killable-product.ts';
import { prepareWork } from '../resilience/persistent-work.ts';
import { type DatabaseCluster, startCluster } from './cluster.ts';
import type { Node } from './node.ts';

/** So often the leader is killed; then it hangs, its witness is killed, and it hands over. */
const kills = Number(process.env['CLUSTER_KILLS'] ?? 10);
/** So many writes are acknowledged before the next kill. */
const between = 80;
/** Within so many seconds a write is acknowledged that was sent when a server was gone. */
const limit = 30;

const dataDir = mkdtempSync(join(tmpdir(), 'trellis-served-'));
let cluster: DatabaseCluster;
let product: ServingProcess;

beforeAll(async () => {
  cluster = await startCluster();
  product = await startServing({ DATA_DIR: dataDir, DATABASE_URL: cluster.ownerUrl, DATABASE_REPLICA_URL: cluster.replicaUrl });
});
afterAll(async () => {
  await product?.kill();
  await cluster?.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Who listens to the database that leads now, each for what its name says. */
async function listening(): Promise<string[]> {
  return withClient(await cluster.superuserUrl(), async (superuser) => {
    const { rows } = await superuser.query<{ name: string }>(
      `select distinct application_name as name from pg_stat_activity where query like 'listen %' and application_name like 'trellis %' order by 1`,
    );
    return rows.map(({ name }) => name);
  }).catch(() => []);
}

/** How many days are left for the job that counts figures. */
const uncounted = async () =>
  withClient(await cluster.superuserUrl(), async (superuser) => {
    const { rows } = await superuser.query<{ count: number }>('select count(*)::int as count from jobs.figure_marks');
    return rows[0]?.count;
  });

/** How many connections read figures at the servers that follow. */
async function figuresRead(): Promise<number> {
  const counts = (await cluster.followerUrls()).map((url) =>
    withClient(url, async (superuser) => {
      const { rows } = await superuser.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where usename = 'trellis_span'`,
      );
      return rows[0]?.count ?? 0;
    }),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

it(`loses and doubles nothing that was acknowledged while the leader is killed ${kills} times, hangs and hands over`, async () => {
  const owner = openPool(cluster.ownerUrl, 2);
  const work = await prepareWork({
    owner,
    at: product,
    each: 2,
    patience: 60_000,
    // as fast as people are, or the machine is busy with nothing else
    around: (once) => async (method, path, input, key) => pause(20).then(() => once(method, path, input, key)),
  });
  const overseer = await anOverseer(owner, { side: 'enterprise', role: 'EnterpriseAdmin' });
  const look = persistently(onceAs(product, await issueToken(owner, overseer.personId, overseer.membershipId)));
  await owner.destroy();
  let isOver = false;
  /** Somebody looks at figures all the while, whichever server says them. */
  const looking = async () => {
    for (; !isOver; await pause(200)) await look('GET', '/api/rocketAdmin/statistics/overview', {});
  };
  const listeners = await listening();
  expect(listeners.length).toBeGreaterThan(3);

  const away: number[] = [];
  /** Has something befall a server until writes go on, mends it, and waits until all is whole again. */
  const without = async (what: string, server: Node, befalls: () => unknown, mend: () => unknown) => {
    const gone = Date.now();
    const seconds = () => Number(((Date.now() - gone) / 1000).toFixed(1));
    await befalls();
    await work.addOne(`After ${away.length}`);
    away.push(seconds());
    await mend();
    await cluster.untilWhole();
    await expect.poll(listening, { timeout: 20_000 }).toEqual(listeners);
    expect(product.isRunning()).toBe(true);
    console.log(`${what} (${server.name}): a write after ${away.at(-1)} s, whole after ${seconds()} s`);
  };
  await work.during(async (more) => {
    const looks = looking();
    for (let kill = 1; kill <= kills; kill += 1) {
      await more(between);
      const leader = await cluster.leader();
      await without(
        `kill ${kill}`,
        leader,
        () => leader.kill(),
        () => leader.start(),
      );
      expect((await cluster.leader()).name).not.toBe(leader.name);
    }
    await more(between);
    const hanging = await cluster.leader();
    await without(
      'the leader hung',
      hanging,
      () => hanging.freeze(),
      // switched off and on
      async () => {
        await hanging.kill();
        hanging.start();
      },
    );
    await more(between);
    const witness = await cluster.witness();
    await without(
      'the witness was killed',
      witness,
      () => witness.kill(),
      () => witness.start(),
    );
    await more(between);
    const leader = await cluster.leader();
    const next = await cluster.witness();
    await without(
      'the leader handed over',
      leader,
      () => leader.handOver(next.name),
      () => undefined,
    );
    expect(await cluster.leader()).toBe(next);
    await more(between);
    await expect.poll(figuresRead, { timeout: 20_000 }).toBeGreaterThan(0);
    isOver = true;
    await looks;
  });

  const last = openPool(cluster.ownerUrl, 2);
  const { acknowledged, untold } = await work.expectKept(last, '');
  await last.destroy();
  // jobs go on: what was written is counted within a minute
  await expect.poll(uncounted, { timeout: 120_000, interval: 1000 }).toBe(0);
  console.log(`${acknowledged} writes were acknowledged, and all are there once; ${untold} more are there of which nobody was told.`);
  expect(Math.max(...away)).toBeLessThan(limit);
});
