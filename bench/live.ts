import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type LiveGreeting, type LivePacket, livePath } from '@trellis/contract/live';
import { io, type Socket } from 'socket.io-client';
import { aCentre, aMember, type MemberBuilt } from '../packages/server/src/fixtures/builders.ts';
import { startEmbedded } from '../packages/server/src/platform/db/embedded.ts';
import { migrate } from '../packages/server/src/platform/db/migrate.ts';
import { openPool, openPools, type Pools } from '../packages/server/src/platform/db/pools.ts';
import { ensureRoles } from '../packages/server/src/platform/db/roles.ts';
import { inTransaction } from '../packages/server/src/platform/db/transaction.ts';
import type { RolePool } from '../packages/server/src/platform/db/types.ts';
import { publishLive } from '../packages/server/src/platform/live/publish-live.ts';
import { issueToken } from '../packages/server/src/testing/http.ts';
import { type Child, startProductChild } from './child.ts';

// what open pages cost at rest, how soon somebody is told, and that a restart loses nothing
const most = { mebibytes: 150, milliseconds: 300 };
const { BENCH_PEOPLE = '500', BENCH_BROWSERS = '4', BENCH_SECONDS = '20' } = process.env;
const people = Number(BENCH_PEOPLE);
const browsersEach = Number(BENCH_BROWSERS);
/** Each says something as often as somebody does who talks, in milliseconds. */
const often = 10_000;

interface Listener {
  person: MemberBuilt & { tenantId: string };
  socket: Socket;
  heard: Map<string, number>;
}

const startedAt = performance.now();
const say = (line: string) => console.log(`${`${((performance.now() - startedAt) / 1000).toFixed(0)} s`.padStart(6)}  ${line}`);
const verdict = (isMet: boolean) => {
  if (!isMet) process.exitCode = 1;
  return isMet ? 'met' : 'missed';
};

/** Everybody of a center, each in some browsers; what arrives is noted with its moment. */
async function connectAll(url: string, owner: RolePool): Promise<Listener[]> {
  const centre = await aCentre(owner);
  const all: Listener[] = [];
  for (let n = 0; n < people; n += 1) {
    const person = { ...(await aMember(owner, { tenant: centre, roles: ['Coach'] })), tenantId: centre.tenantId };
    const token = await issueToken(owner, person.personId, person.membershipId);
    for (let browser = 0; browser < browsersEach; browser += 1) all.push(listen(url, token, person));
    // as people come, one after the other
    if (n % 20 === 19) await until(() => all.every(({ socket }) => socket.connected));
  }
  await until(() => all.every(({ socket }) => socket.connected));
  return all;
}

function listen(url: string, token: string, person: Listener['person']): Listener {
  let position: string | undefined;
  const heard = new Map<string, number>();
  const greet = (answer: (greeting: LiveGreeting) => void) => answer({ token, ...(position !== undefined && { position }) });
  const socket = io(url, { path: livePath, forceNew: true, transports: ['websocket'], reconnectionDelayMax: 2_000, auth: greet as never });
  socket.on('told', (packet: LivePacket) => {
    position = packet.position;
    if (packet.hasMissed) throw new Error('More was told than is kept');
    for (const { data } of packet.events) if ('id' in data && !heard.has(data.id)) heard.set(data.id, performance.now());
  });
  return { person, socket, heard };
}

/** Everybody talks to their neighbor for so long; answers what was said when, to whom. */
async function talk(pools: Pools, talkers: readonly Listener[], seconds: number): Promise<{ said: string; at: number; to: Listener }[]> {
  const all: { said: string; at: number; to: Listener }[] = [];
  const telling: Promise<void>[] = [];
  const end = performance.now() + seconds * 1000;
  for (let turn = 0; performance.now() < end; turn += 1) {
    const from = talkers[turn % talkers.length] as Listener;
    const to = talkers[(turn + 1) % talkers.length] as Listener;
    const said = `${turn} ${randomBytes(4).toString('hex')}`;
    all.push({ said, at: performance.now(), to });
    const { tenantId, personId } = from.person;
    telling.push(
      inTransaction(pools.centre, { 'app.tenant_id': tenantId, 'app.person_id': personId }, (db) =>
        publishLive(db, { persons: [to.person.personId], tenantId, topic: 'jobs', data: { kind: 'bench', id: said } }),
      ),
    );
    await pause(often / talkers.length);
  }
  await Promise.all(telling);
  return all;
}

async function until(isSo: () => boolean, seconds = 60): Promise<void> {
  for (const end = Date.now() + seconds * 1000; !isSo(); await pause(20)) if (Date.now() > end) throw new Error('It did not come about');
}

const mebibytes = (bytes: number) => bytes / 2 ** 20;
const atRest = async (product: Child) => {
  await pause(5_000);
  return mebibytes(await product.ask<number>('memory'));
};

const folder = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
chmodSync(folder, 0o755);
const secret = randomBytes(32).toString('hex');
const database = await startEmbedded({ dataDir: join(folder, 'postgres'), secret, log: () => {} });
try {
  await ensureRoles(database.ownerUrl, secret);
  await migrate(database.ownerUrl, () => {});
  const owner = openPool(database.ownerUrl, 4);
  const pools = openPools(database.ownerUrl, secret, 8);
  const env = { DATABASE_URL: database.ownerUrl, SECRET: secret, DEMO: 'false', DATA_DIR: folder, LOG_LEVEL: 'error' };
  let product = await startProductChild(env);
  const before = await atRest(product);
  const all = await connectAll(product.url, owner);
  const more = (await atRest(product)) - before;
  say(
    `${all.length} idle connections: ${more.toFixed(0)} MiB above ${before.toFixed(0)} (at most ${most.mebibytes}) ${verdict(more <= most.mebibytes)}`,
  );

  const talkers = all.filter((_, index) => index % browsersEach === 0).slice(0, 500);
  const talked = await talk(pools, talkers, Number(BENCH_SECONDS));
  await until(() => talked.every(({ said, to }) => to.heard.has(said)));
  const took = talked.map(({ said, at, to }) => (to.heard.get(said) ?? 0) - at).toSorted((one, other) => one - other);
  const [half, nearlyAll, worst] = [0.5, 0.95, 1].map((share) => took[Math.ceil(took.length * share) - 1] ?? 0) as [number, number, number];
  say(
    `${took.length} messages among ${talkers.length} who talk: half within ${half.toFixed(0)} ms, 95 % within ${nearlyAll.toFixed(0)} (at most ${most.milliseconds}) ${verdict(nearlyAll <= most.milliseconds)}, the last after ${worst.toFixed(0)}`,
  );

  const { port } = new URL(product.url);
  const talking = talk(pools, talkers, 12);
  await pause(2_000);
  await product.stop();
  product = await startProductChild({ ...env, PORT: port });
  const through = await talking;
  await until(() => all.every(({ socket }) => socket.connected));
  await pause(2_000);
  const lost = through.filter(({ said, to }) => !to.heard.has(said)).length;
  say(`${through.length} messages through a restart: ${lost} lost ${verdict(lost === 0)}`);
  say(`the machine's load over the last minute: ${loadavg()[0]?.toFixed(1)}`);
  for (const { socket } of all) socket.disconnect();
  await product.stop();
  await Promise.all([owner.destroy(), pools.close()]);
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
