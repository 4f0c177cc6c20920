import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPool } from '@trellis/server/platform/db/pools';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Once } from '../resilience/kill-writers.ts';
import { type ServingProcess, startServing } from '../resilience/killable-product.ts';
import { prepareWork } from '../resilience/persistent-work.ts';
import { type DatabaseCluster, startCluster } from './cluster.ts';
import { quietPort } from './quiet-port.ts';

const minutes = Number(process.env['CLUSTER_MINUTES'] ?? 5);
/** Seconds from one kill to the next. */
const every = 10;

const dataDir = mkdtempSync(join(tmpdir(), 'trellis-served-'));
let cluster: DatabaseCluster;
let origin: string;
let ports: number[];
let products: ServingProcess[];

const serve = (port: number | undefined) =>
  startServing({ DATA_DIR: dataDir, DATABASE_URL: cluster.ownerUrl, PORT: String(port), ORIGIN: origin });

beforeAll(async () => {
  cluster = await startCluster();
  origin = `http://127.0.0.1:${await quietPort()}`;
  ports = [await quietPort(), await quietPort()];
  products = [await serve(ports[0]), await serve(ports[1])];
  cluster.startProxy('products', beforeProducts());
});
afterAll(async () => {
  await Promise.all((products ?? []).map((product) => product.kill()));
  await cluster?.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Sends on what a process did not take to the other one, and never twice what was sent. */
const beforeProducts = () => `
defaults
  mode http
  timeout connect 2s
  timeout check 2s
  timeout client 60s
  timeout server 60s
listen products
  bind ${origin.replace('http://', '')}
  balance roundrobin
  option httpchk GET /ready
  retries 3
  retry-on conn-failure
  option redispatch 1
  default-server check inter 1s fall 2 rise 1
${ports.map((port, index) => `  server product-${index} 127.0.0.1:${port}`).join('\n')}
`;

/** How often each was told. The proxy's own replies have no body of ours; nothing is told where a connection breaks. */
const told = new Map<string, number>();
const counted =
  (once: Once): Once =>
  async (method, path, input, key) => {
    await pause(20);
    const reply = await once(method, path, input, key);
    const what = reply ? `${reply.status}${reply.status >= 400 && reply.body === undefined ? ' of the proxy' : ''}` : 'nothing';
    told.set(what, (told.get(what) ?? 0) + 1);
    return reply;
  };

it(`loses and doubles nothing while one of two processes is killed every ${every} s for ${minutes} min`, async () => {
  const owner = openPool(cluster.ownerUrl, 2);
  const work = await prepareWork({ owner, at: { origin }, each: 2, patience: 30_000, around: counted });
  await owner.destroy();
  let isOver = false;
  const unread: string[] = [];
  /** Whoever is told that a child is there finds it, whichever process is asked. */
  const readBack = async () => {
    for (let number = 0; !isOver; number += 1) {
      const name = `Read ${number}`;
      await work.addOne(name);
      const { totalCount } = await work.send<{ totalCount: number }>('GET', '/api/business/subject/simpleList', {
        filter: `${name} Kept apart`,
        maxResultCount: 1,
      });
      if (totalCount === 0) unread.push(name);
    }
  };
  let kills = 0;
  await work.during(async (more) => {
    const reading = readBack();
    const until = Date.now() + minutes * 60_000;
    while (Date.now() < until) {
      const next = pause(every * 1000);
      const index = kills % products.length;
      await products[index]?.kill();
      kills += 1;
      await more(20);
      products[index] = await serve(ports[index]);
      await next;
    }
    isOver = true;
    await reading;
  });
  const last = openPool(cluster.ownerUrl, 2);
  const { acknowledged, untold } = await work.expectKept(last, '');
  await last.destroy();
  console.log(
    `${kills} kills. ${acknowledged} writes were acknowledged, and all are there once. Told: ${JSON.stringify(Object.fromEntries(told))}.`,
  );
  console.log(`Of writes without a key ${untold} are there of which nobody was told: tried again they would be there twice.`);
  expect(unread).toEqual([]);
});
