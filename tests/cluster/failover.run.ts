import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPool } from '@trellis/server/platform/db/pools';
import { withClient } from '@trellis/server/platform/db/with-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
  product = await startServing({ DATA_DIR: dataDir, DATABASE_URL: cluster.ownerUrl });
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
  await owner.destroy();
  const listeners = await listening();
  expect(listeners.length).toBeGreaterThan(3);

  const away: number[] = [];
  /** Has something befall a server until writes go on and all is whole again. */
  const without = async (what: string, server: Node, befalls: () => unknown) => {
    const gone = Date.now();
    const seconds = () => Number(((Date.now() - gone) / 1000).toFixed(1));
    await befalls();
    await work.addOne(`After ${away.length}`);
    away.push(seconds());
    if (!what.includes('handed')) {
      await server.kill();
      server.start();
    }
    await cluster.untilWhole();
    await expect.poll(listening, { timeout: 20_000 }).toEqual(listeners);
    expect(product.isRunning()).toBe(true);
    console.log(`${what} (${server.name}): a write after ${away.at(-1)} s, whole after ${seconds()} s`);
  };
  await work.during(async (more) => {
    for (let kill = 1; kill <= kills; kill += 1) {
      await more(between);
      const leader = await cluster.leader();
      await without(`kill ${kill}`, leader, () => leader.kill());
      expect((await cluster.leader()).name).not.toBe(leader.name);
    }
    await more(between);
    const hanging = await cluster.leader();
    await without('the leader hung', hanging, () => hanging.freeze());
    await more(between);
    const witness = await cluster.witness();
    await without('the witness was killed', witness, () => witness.kill());
    await more(between);
    const leader = await cluster.leader();
    const next = await cluster.witness();
    await without('the leader handed over', leader, () => leader.handOver(next.name));
    expect(await cluster.leader()).toBe(next);
    await more(between);
  });

  const last = openPool(cluster.ownerUrl, 2);
  const { acknowledged, untold } = await work.expectKept(last, '');
  await last.destroy();
  console.log(`${acknowledged} writes were acknowledged, and all are there once; ${untold} more are there of which nobody was told.`);
  expect(Math.max(...away)).toBeLessThan(limit);
});
