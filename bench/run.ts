import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../packages/server/src/platform/db/embedded.ts';
import { ensureRoles } from '../packages/server/src/platform/db/roles.ts';
import { listCall, nameFilter, rawScenarios, type Scenario, scenarios, staffListCall, tenantListCall } from './calls.ts';
import { type Child, record, startPlainChild, startProductChild, startRawChild } from './child.ts';
import { importChildren } from './import.ts';
import { explain } from './indexes.ts';
import { measureLists } from './lists.ts';
import { type Loaded, loadDatabase } from './load.ts';
import { inTurns } from './measure.ts';
import { memoryLine } from './memory.ts';
import { fillRawTable } from './raw-table.ts';
import { recipeKey } from './replay.ts';
import { growthLine, header, importLine, scenarioLine } from './report.ts';

const { BENCH_TENANTS = '10000', BENCH_CHILDREN = '1000000', BENCH_STAFF = '100000', BENCH_SECONDS = '5' } = process.env;
const tenants = Number(BENCH_TENANTS);
const children = Number(BENCH_CHILDREN);
const staff = Number(BENCH_STAFF);
const seconds = Number(BENCH_SECONDS);
const connections = 32;
const fewChildren = 10_000;

const folder = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
chmodSync(folder, 0o755);
const secret = randomBytes(32).toString('hex');
const startedAt = performance.now();
const say = (line: string) => console.log(`${`${((performance.now() - startedAt) / 1000).toFixed(0)} s`.padStart(6)}  ${line}`);
const running: { stop(): Promise<void> }[] = [];

async function loadBoth(ownerUrl: string): Promise<{ fewUrl: string; few: Loaded; many: Loaded }> {
  await ensureRoles(ownerUrl, secret);
  const fewUrl = Object.assign(new URL(ownerUrl), { pathname: '/few' }).href;
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('create database few');
  await client.end();
  const ofCentre = Math.min(1000, Math.floor(children / 2));
  const few = await loadDatabase(fewUrl, { tenants: 10, children: fewChildren, staff: 0, ofCentre, openSessions: 0 });
  const many = await loadDatabase(ownerUrl, { tenants, children, staff, ofCentre, openSessions: connections });
  return { fewUrl, few, many };
}

const startProductOn = (databaseUrl: string, name: string) =>
  startProductChild({ DATABASE_URL: databaseUrl, SECRET: secret, DEMO: 'false', DATA_DIR: join(folder, name) });

function keep<T extends { stop(): Promise<void> }>(started: T): T {
  running.unshift(started);
  return started;
}

async function compare(product: Child, ownerUrl: string, loaded: Loaded): Promise<void> {
  const measured = scenarios(loaded);
  const lists = {
    children: listCall(loaded.token),
    'children by name': listCall(loaded.token, nameFilter),
    centers: tenantListCall(loaded.platformToken),
    staff: staffListCall(loaded.platformToken),
  };
  const recipes = await record(product, [...measured.flatMap(({ conversations }) => conversations.flat()), ...Object.values(lists)]);
  for (const [name, { method, path, body }] of Object.entries(lists)) {
    const recipe = recipes.get(recipeKey(method, path, body ?? ''));
    if (!recipe) throw new Error(`${path} was not recorded`);
    console.log(`\nHow the list of ${name} is answered (${new Set(recipe.statements.map(({ group }) => group)).size} round trips):`);
    for (const { statement, nodes, readsWholeTable } of await explain(ownerUrl, secret, recipe))
      console.log(`  ${readsWholeTable ? 'SEQ SCAN' : 'no Seq Scan'}  ${statement}…\n    ${nodes.join(' < ')}`);
  }
  const plain = keep(await startPlainChild({ DATABASE_URL: ownerUrl, SECRET: secret }));
  await plain.ask(recipes);
  await compareWith('replay', plain, product, measured);
}

/** Beside what node:http and pg make of a bare table of the same children. */
async function compareWithRaw(product: Child, ownerUrl: string, loaded: Loaded): Promise<void> {
  await fillRawTable(ownerUrl);
  const { leadToken: token, tenantId } = loaded;
  const raw = keep(await startRawChild({ DATABASE_URL: ownerUrl, SECRET: secret }, { token, tenantId }));
  await compareWith('raw', raw, product, rawScenarios(loaded));
}

async function compareWith(name: string, other: Child, product: Child, measured: readonly Scenario[]): Promise<void> {
  console.log(header(name));
  for (const { name, aim, conversations, asked = conversations } of measured) {
    const [ours, theirs] = await inTurns([
      { url: product.url, conversations, connections, seconds },
      { url: other.url, conversations: asked, connections, seconds },
    ]);
    if (ours && theirs) console.log(scenarioLine(name, ours, theirs, aim));
  }
}

/** The same centre among few and among many children, asked by one connection: what a click waits for. */
async function compareGrowth(few: { url: string; token: string }, many: { url: string; token: string }): Promise<void> {
  const loads = [few, many].map(({ url, token }) => ({ url, conversations: [[listCall(token)]], connections: 1, seconds }));
  const [atFew, atMany] = await inTurns(loads);
  if (atFew && atMany) console.log(growthLine(atFew, atMany, fewChildren, children));
}

/** Two lists, one ten times as long, into the centre that was measured. */
async function compareImports(product: Child, token: string): Promise<void> {
  const few = await importChildren(product, token, 2000);
  const many = await importChildren(product, token, 18_000);
  console.log(importLine(few, many, { few: 2000, many: 18_000 }));
}

async function stopAll(): Promise<void> {
  for (const started of running.splice(0)) await started.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.once('SIGINT', () => void stopAll().then(() => process.exit(130)));

try {
  const { ownerUrl } = keep(await startEmbedded({ dataDir: join(folder, 'postgres'), secret, durable: true, log: say }));
  const { fewUrl, few, many } = await loadBoth(ownerUrl);
  say(`Loaded ${tenants} centres and ${children} children, ${staff} staff, one centre with ${many.sessions.length} open sessions`);
  const product = keep(await startProductOn(ownerUrl, 'many'));
  const idle = await product.ask<number>('memory');
  await compareWithRaw(product, ownerUrl, many);
  await measureLists(product, ownerUrl, secret, many);
  await compare(product, ownerUrl, many);
  const small = keep(await startProductOn(fewUrl, 'few'));
  await compareGrowth({ url: small.url, token: few.token }, { url: product.url, token: many.token });
  await compareImports(product, many.leadToken);
  const afterwards = await product.ask<number>('memory');
  console.log(memoryLine(idle, afterwards));
  say('Done');
} finally {
  await stopAll();
}
