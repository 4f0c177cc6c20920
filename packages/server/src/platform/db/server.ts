import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, control } from './cluster.ts';

export interface Server {
  port: number;
  /** The process that serves now: another one after it was started again. */
  readonly processId: number;
  /** Rolls running transactions back, writes everything and ends. */
  stop(): Promise<void>;
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  max_connections: '120',
  shared_buffers: '256MB',
};

/** Settings of a server beside those that all have. */
export type Settings = Readonly<Record<string, string>>;

// the port was taken in between, or processes of a killed server are still on their way out
const passing = /could not bind|pre-existing shared memory block/;
const notReady = new Set(['ECONNREFUSED', 'ECONNRESET', '57P03']);

/** Runs the cluster's server on a free port of this machine alone; resolves when it answers. One that ends by itself is started again there. */
export async function startServer(cluster: Cluster, further: Settings, log: (line: string) => void): Promise<Server> {
  for (let tries = 1; ; tries += 1) {
    const port = await freePort();
    const server = run(cluster, port, further);
    if (await answers(server, superuserUrl(cluster, port, 'postgres'))) return watched(server, { cluster, port, further, log });
    if (tries === 20 || !passing.test(server.said())) throw new Error(`The database did not start:\n${server.said()}`);
    await sleep(200);
  }
}

/** Signs in as the superuser, who only prepares what the owner gets. */
export function superuserUrl({ superuserPassword }: Cluster, port: number, database: string): string {
  return `postgres://postgres:${superuserPassword}@127.0.0.1:${port}/${database}`;
}

interface Running {
  child: ChildProcess;
  said: () => string;
  ended: () => boolean;
  exited: Promise<void>;
}

function run({ dataDir, binaries, user }: Cluster, port: number, further: Settings): Running {
  const all = Object.entries({ ...settings, ...further }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command = '', ...rest] = [...user.prefix, binaries.postgres, '-D', dataDir, '-p', String(port), ...all];
  // its own process group, so that Ctrl-C reaches us alone and running requests can finish
  const child = spawn(command, rest, { stdio: ['ignore', 'ignore', 'pipe'], detached: process.platform !== 'win32', windowsHide: true });
  let tail = '';
  let failed = false;
  child.stderr.on('data', (chunk: Buffer) => {
    tail = (tail + chunk.toString()).slice(-4000);
  });
  child.on('error', (error) => {
    failed = true;
    tail += error.message;
  });
  const exited = new Promise<void>((resolve) => {
    child.on('exit', () => resolve());
    child.on('error', () => resolve());
  });
  return { child, said: () => tail, ended: () => failed || child.exitCode !== null || child.signalCode !== null, exited };
}

/** Waits for the first answer; recovery after a crash may take a while. False: the process ended. */
async function answers({ child, ended }: Running, connectionString: string): Promise<boolean> {
  const deadline = Date.now() + 120_000;
  while (!ended()) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      if (notReady.has((error as { code?: string }).code ?? '') && Date.now() < deadline) {
        await sleep(15);
        continue;
      }
      child.kill('SIGINT');
      throw new Error(`The database does not let us in: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
  return false;
}

interface Watching {
  cluster: Cluster;
  port: number;
  further: Settings;
  log: (line: string) => void;
}

/** Starts it again as often as it ends, ever more slowly while it does not come up: what ended it, say a full disk, may last. */
function watched(first: Running, { cluster, port, further, log }: Watching): Server {
  const stopping = new AbortController();
  let server = first;
  const watch = async () => {
    for (let wait = 100; ; ) {
      await server.exited;
      if (stopping.signal.aborted) return;
      log(`The database ended by itself and is started again:\n${server.said()}`);
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      server = run(cluster, port, further);
      const isServing = await answers(server, superuserUrl(cluster, port, 'postgres')).catch(() => false);
      wait = isServing ? 100 : Math.min(wait * 2, 5000);
    }
  };
  const watches = watch();
  const stop = async () => {
    stopping.abort();
    await shutDown(server, cluster);
    await watches;
  };
  return {
    port,
    get processId() {
      return server.child.pid ?? 0;
    },
    stop,
  };
}

async function shutDown({ child, exited, ended }: Running, cluster: Cluster): Promise<void> {
  if (ended()) return;
  // Windows has no signals: kill would cut the server off
  if (process.platform === 'win32') control(cluster, 'stop', '-m', 'fast', '-w');
  else child.kill('SIGTERM'); // lets sessions say goodbye that are just closing
  const impatience = setTimeout(() => child.kill('SIGINT'), 1000);
  await exited;
  clearTimeout(impatience);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
