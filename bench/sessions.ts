import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries } from '../packages/server/src/platform/db/binaries.ts';
import { openCluster } from '../packages/server/src/platform/db/cluster.ts';
import { startEmbedded } from '../packages/server/src/platform/db/embedded.ts';
import { migrate } from '../packages/server/src/platform/db/migrate.ts';
import { ensureRoles } from '../packages/server/src/platform/db/roles.ts';
import { superuserUrl } from '../packages/server/src/platform/db/server.ts';
import { withClient } from '../packages/server/src/platform/db/with-client.ts';
import { type Child, record, startPlainChild, startProductChild } from './child.ts';
import { inPairs } from './pairs.ts';
import { recipeKey } from './replay.ts';
import { openOfChild, openOfClass, type SessionCall, sessionCalls } from './session-calls.ts';
import { storeSessions } from './session-load.ts';
import { makeScene, type SessionScene } from './session-scene.ts';

// what a centre does all day, beside the same statements by node:http and pg, and among few and many sessions of other centres
const goals = { share: 0.7, growth: 1.3, ofClass: 1.5 };
const { BENCH_SESSIONS = '1000000' } = process.env;
const ofCentre = 10_000;
const many = Number(BENCH_SESSIONS);

const folder = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
chmodSync(folder, 0o755);
const secret = randomBytes(32).toString('hex');
const startedAt = performance.now();
const say = (line: string) => console.log(`${`${((performance.now() - startedAt) / 1000).toFixed(0)} s`.padStart(6)}  ${line}`);
const running: { stop(): Promise<void> }[] = [];

function keep<T extends { stop(): Promise<void> }>(started: T): T {
  running.unshift(started);
  return started;
}

interface Filled {
  product: Child;
  plain: Child;
  calls: SessionCall[];
}

/** A database of its own with so many sessions, and both servers on it. */
async function fill(name: string, ownerUrl: string, sessions: number): Promise<Filled> {
  await withClient(ownerUrl, (client) => client.query(`create database ${name}`));
  const databaseUrl = Object.assign(new URL(ownerUrl), { pathname: `/${name}` }).href;
  await migrate(databaseUrl, () => {});
  const scene: SessionScene = await makeScene(databaseUrl);
  const cluster = openCluster(join(folder, 'postgres'), findBinaries(), true);
  await storeSessions(superuserUrl(cluster, Number(new URL(ownerUrl).port), name), scene, { sessions, ofCentre });
  say(`Stored ${sessions} sessions`);
  const product = keep(
    await startProductChild({ DATABASE_URL: databaseUrl, SECRET: secret, DEMO: 'false', DATA_DIR: join(folder, `of-${name}`) }),
  );
  const plain = keep(await startPlainChild({ DATABASE_URL: databaseUrl, SECRET: secret }));
  const calls = sessionCalls(scene);
  const recipes = await record(
    product,
    calls.flatMap(({ recorded }) => recorded),
  );
  await plain.ask(recipes);
  for (const { name: called, recorded } of calls) {
    const statements = recorded.flatMap(({ method, path, body }) => recipes.get(recipeKey(method, path, body ?? ''))?.statements ?? []);
    const trips = new Set(statements.map(({ group }) => group)).size;
    say(`${called}: ${statements.filter(({ opens }) => !opens).length} statements in ${trips} round trips`);
  }
  return { product, plain, calls };
}

const figure = (value: number, digits: number) => value.toFixed(digits).padStart(8);
const verdict = (isMet: boolean) => (isMet ? 'met' : 'missed');

async function stopAll(): Promise<void> {
  for (const started of running.splice(0)) await started.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.once('SIGINT', () => void stopAll().then(() => process.exit(130)));

try {
  const { ownerUrl } = keep(await startEmbedded({ dataDir: join(folder, 'postgres'), secret, durable: true, log: say }));
  await ensureRoles(ownerUrl, secret);
  const atFew = await fill('few', ownerUrl, ofCentre);
  const atMany = await fill('many', ownerUrl, many);
  console.log(`\nMedians of one connection in milliseconds; load of the machine ${loadavg()[0]?.toFixed(1)}`);
  console.log(`${''.padEnd(30)} product   plain   ratio   ≥ ${goals.share}`);
  for (const { name, pairs, ofProduct, ofPlain } of atMany.calls) {
    const { first, second, ratio } = await inPairs(
      { url: atMany.product.url, asked: ofProduct },
      { url: atMany.plain.url, asked: ofPlain },
      pairs,
    );
    console.log(`${name.padEnd(30)}${figure(first, 2)}${figure(second, 2)}${figure(ratio, 2)}   ${verdict(ratio >= goals.share)}`);
  }
  const askedOf = (called: string) => ({
    url: atMany.product.url,
    asked: atMany.calls.find(({ name }) => name === called)?.ofProduct ?? [],
  });
  const opened = await inPairs(askedOf(openOfChild), askedOf(openOfClass), 60);
  console.log(`\n${''.padEnd(30)} a child class    ratio   ≤ ${goals.ofClass}`);
  console.log(
    `${'Open a session'.padEnd(30)}${figure(opened.first, 2)}${figure(opened.second, 2)}${figure(opened.ratio, 2)}   ${verdict(opened.ratio <= goals.ofClass)}`,
  );
  console.log(`\n${''.padEnd(30)} ${ofCentre} ${many}   ratio   ≤ ${goals.growth}`);
  for (const [at, { name, pairs, grown }] of atMany.calls.entries()) {
    const few = atFew.calls[at]?.grown ?? [];
    const { first, second, ratio } = await inPairs(
      { url: atFew.product.url, asked: few },
      { url: atMany.product.url, asked: grown },
      pairs,
    );
    console.log(`${name.padEnd(30)}${figure(first, 2)}${figure(second, 2)}${figure(ratio, 2)}   ${verdict(ratio <= goals.growth)}`);
  }
} finally {
  await stopAll();
}
