import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '@trellis/server/platform/db/with-client';
import { makeNode, type Node, superuserPassword } from './node.ts';
import { makePlace, type Place } from './place.ts';
import { findPrograms } from './programs.ts';
import { quietPort } from './quiet-port.ts';

export interface DatabaseCluster {
  /** Of the owner, through the proxy: whichever server leads. */
  ownerUrl: string;
  /** The same database through the proxy, at the servers that follow. */
  replicaUrl: string;
  /** Of the superuser, at the server that leads now. */
  superuserUrl(): Promise<string>;
  /** Of the superuser, at the servers that follow now. */
  followerUrls(): Promise<string[]>;
  /** The server that leads now. */
  leader(): Promise<Node>;
  /** The server whose word a write waits for before it is acknowledged. */
  witness(): Promise<Node>;
  /** Until one leads, and the others follow it without delay. */
  untilWhole(): Promise<void>;
  /** Starts an HAProxy with such settings. */
  startProxy(name: string, settings: string): void;
  stop(): Promise<void>;
}

const sample = readFileSync(join(import.meta.dirname, '../../deploy/haproxy.cfg'), 'utf8');
const names = ['one', 'two', 'three'] as const;
const ownerPassword = 'owner-of-a-test';

/** etcd, three PostgreSQL under Patroni and the proxy before them, as processes of an unprivileged user in a temporary folder. */
export async function startCluster(): Promise<DatabaseCluster> {
  const programs = findPrograms();
  const place = makePlace();
  const nodes: Node[] = [];
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.kill()));
    await place.remove();
  };
  try {
    const etcd = await startEtcd(place, programs.etcd);
    for (const name of names) nodes.push(await makeNode(name, place, etcd, programs.patroni));
    const [first, ...others] = nodes as [Node, ...Node[]];
    first.start();
    await until('the first server leads', 60, async () => (await leaderOf(nodes)) === first);
    for (const node of others) node.start();
    const untilWhole = () =>
      until('one leads and the others follow', 120, () => isWhole(nodes)).catch((error: unknown) => {
        console.error(place.said());
        throw error;
      });
    await untilWhole();
    await prepare(first.port);
    const leader = async () => {
      let found: Node | undefined;
      await until('one leads', 60, async () => (found = await leaderOf(nodes)) !== undefined);
      return found as Node;
    };
    const startProxy = (name: string, settings: string) =>
      void place.start(name, programs.haproxy, ['-db', '-f', place.give(`${name}.cfg`, settings)]);
    const { port, replicas } = await startDatabaseProxy(startProxy, nodes);
    const ownerUrl = `postgres://trellis_owner:${ownerPassword}@127.0.0.1:${port}/trellis`;
    const leads = () => withClient(ownerUrl, async () => true).catch(() => false);
    await until('the proxy leads to the server that takes writes', 30, leads);
    return {
      ownerUrl,
      replicaUrl: `postgres://127.0.0.1:${replicas}/trellis`,
      followerUrls: async () => {
        const leading = await leader();
        return nodes.filter((node) => node !== leading).map((node) => superuserAt(node.port, 'trellis'));
      },
      superuserUrl: async () => superuserAt((await leader()).port, 'trellis'),
      leader,
      witness: async () => {
        const members = await membersAsSeenBy(await leader());
        const found = nodes.find(({ name }) => members.some((member) => member.name === name && member.role === 'sync_standby'));
        if (!found) throw new Error('No server is written to synchronously');
        return found;
      },
      untilWhole,
      startProxy,
      stop,
    };
  } catch (error) {
    console.error(place.said());
    await stop();
    throw error;
  }
}

async function startEtcd(place: Place, program: string): Promise<number> {
  const port = await quietPort();
  const [clients, peers] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${await quietPort()}`];
  const words = {
    'data-dir': place.give('etcd'),
    'listen-client-urls': clients,
    'advertise-client-urls': clients,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': `default=${peers}`,
  };
  place.start(
    'etcd',
    program,
    Object.entries(words).flatMap(([name, value]) => [`--${name}`, value]),
  );
  return port;
}

/** Set up as the sample in deploy/ says, but for addresses; answers where it leads to the server that takes writes, and to those that follow. */
async function startDatabaseProxy(startProxy: DatabaseCluster['startProxy'], nodes: readonly Node[]) {
  const [port, replicas] = [await quietPort(), await quietPort()];
  const settings = nodes.reduce(
    (text, node, index) => text.replaceAll(`10.0.0.${index + 1}:5432 check port 8008`, `127.0.0.1:${node.port} check port ${node.api}`),
    sample.replace('bind 127.0.0.1:5000', `bind 127.0.0.1:${port}`).replace('bind 127.0.0.1:5001', `bind 127.0.0.1:${replicas}`),
  );
  startProxy('database', settings);
  return { port, replicas };
}

/** Looks again and again, for so many seconds at most. */
async function until(what: string, seconds: number, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Not within ${seconds} seconds: ${what}`);
    await pause(200);
  }
}

const superuserAt = (port: number, database: string) =>
  `postgres://postgres:${encodeURIComponent(superuserPassword)}@127.0.0.1:${port}/${database}`;

/** What docs/operations.md has the superuser do. */
async function prepare(port: number): Promise<void> {
  await withClient(superuserAt(port, 'postgres'), async (superuser) => {
    await superuser.query(`create role trellis_owner login createrole password '${ownerPassword}'`);
    await superuser.query('create database trellis owner trellis_owner');
  });
}

interface Member {
  name: string;
  role: string;
  state: string;
  lag?: number | string;
}

async function membersAsSeenBy(node: Node): Promise<Member[]> {
  try {
    const reply = await fetch(`http://127.0.0.1:${node.api}/cluster`, { signal: AbortSignal.timeout(2000) });
    return ((await reply.json()) as { members: Member[] }).members;
  } catch {
    return [];
  }
}

async function leaderOf(nodes: readonly Node[]): Promise<Node | undefined> {
  const answers = await Promise.all(
    nodes.map((node) =>
      fetch(`http://127.0.0.1:${node.api}/primary`, { signal: AbortSignal.timeout(2000) }).then(
        ({ status }) => status === 200,
        () => false,
      ),
    ),
  );
  return nodes[answers.indexOf(true)];
}

async function isWhole(nodes: readonly Node[]): Promise<boolean> {
  const leader = await leaderOf(nodes);
  if (!leader) return false;
  const members = await membersAsSeenBy(leader);
  const followers = members.filter(({ role }) => role !== 'leader');
  return (
    followers.length === nodes.length - 1 &&
    followers.every(({ state, lag }) => (state === 'running' || state === 'streaming') && lag === 0) &&
    followers.some(({ role }) => role === 'sync_standby')
  );
}
