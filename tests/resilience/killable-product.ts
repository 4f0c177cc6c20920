import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openPool } from '@trellis/server/platform/db/pools';
import type { RolePool } from '@trellis/server/platform/db/types';
import { testSecret } from '@trellis/server/testing/test-secret';

export interface KillableProduct {
  origin: string;
  /** Signs in as the owner: to set the scene. */
  openOwner(): RolePool;
  /** Signs in as the superuser of the database: to do it harm. */
  openSuperuser(): RolePool;
  /** Where the superuser signs in. */
  superuserUrl(): string;
  /** The process of the database that runs now. */
  databaseProcess(): number;
  isRunning(): boolean;
  /** Ends the server and its database as a power failure does: neither gets to say a word. */
  kill(): Promise<void>;
  /** Ends the server alone: its database stays. */
  killServer(): Promise<void>;
}

export interface ServingProcess {
  origin: string;
  isRunning(): boolean;
  /** Ends it as a power failure does. */
  kill(): Promise<void>;
}

/** Whom a process runs as, where root starts it. */
export interface User {
  uid: number;
  gid: number;
}

/** A second process on the data of one that runs: its database, its files, an address of its own, and settings of its own where any are named. */
export async function startBeside(dataDir: string, told: Record<string, string> = {}): Promise<ServingProcess> {
  return startServing({ DATA_DIR: dataDir, DATABASE_URL: ownerUrl(dataDir), ...told });
}

/** A process of the product as its settings say; resolves when it answers. */
export async function startServing(told: Record<string, string>): Promise<ServingProcess> {
  const { origin, child } = await startChild(told);
  return { origin, isRunning: () => !isOver(child), kill: async () => (isOver(child) ? undefined : killServer(child)) };
}

/** Starts the product in a process of its own on a data folder, as another user where one is named; resolves when it answers. */
export async function startKillable(dataDir: string, user?: User, told: Record<string, string> = {}): Promise<KillableProduct> {
  const { origin, child } = await startChild({ DATA_DIR: dataDir, ...told }, user);
  return {
    origin,
    openOwner: () => openPool(ownerUrl(dataDir), 2),
    openSuperuser: () => openPool(superuserUrl(dataDir), 1),
    superuserUrl: () => superuserUrl(dataDir),
    databaseProcess: () => Number(postmaster(dataDir)[0]),
    isRunning: () => !isOver(child),
    kill: async () => {
      if (isOver(child)) return;
      // a database whose server dies is told to end, and says a last word then: it goes first, while the server cannot see it go
      child.kill('SIGSTOP');
      process.kill(Number(postmaster(dataDir)[0]), 'SIGKILL');
      await killServer(child);
    },
    killServer: () => killServer(child),
  };
}

async function startChild(told: Record<string, string>, user?: User): Promise<{ origin: string; child: ChildProcess }> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const env = {
    ...process.env,
    PORT: new URL(origin).port,
    ORIGIN: origin,
    SECRET: testSecret,
    DEMO: 'false',
    LOG_LEVEL: 'error',
    ...told,
  };
  const program = fileURLToPath(new URL('./product-child.ts', import.meta.url));
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'], ...user });
  await untilReady(child);
  return { origin: env.ORIGIN, child };
}

async function untilReady(child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    if (line.startsWith('ready ')) {
      child.stdout?.resume();
      return;
    }
  }
  throw new Error(`The product did not start:\n${said}`);
}

const isOver = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function killServer(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/** Lines of postmaster.pid: the first is the process, the fourth the port. */
const postmaster = (dataDir: string) => readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');

function ownerUrl(dataDir: string): string {
  const password = createHmac('sha256', testSecret).update('trellis_owner').digest('hex');
  return `postgres://trellis_owner:${password}@127.0.0.1:${postmaster(dataDir)[3]}/trellis`;
}

function superuserUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'secret'), 'utf8').trim();
  return `postgres://postgres:${password}@127.0.0.1:${postmaster(dataDir)[3]}/trellis`;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
