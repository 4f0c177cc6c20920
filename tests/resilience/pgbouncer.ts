import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { unprivileged } from '@trellis/server/platform/db/unprivileged';
import { withClient } from '@trellis/server/platform/db/with-client';
import { freePort } from './killable-product.ts';

/** PgBouncer as PGBOUNCER or the system has it, on Debian where the paths of most people do not lead; undefined where there is none. */
export const pgbouncer = [process.env.PGBOUNCER ?? 'pgbouncer', '/usr/sbin/pgbouncer'].find(
  (path) => spawnSync(path, ['--version']).status === 0,
);

export interface Pooler {
  /** As DATABASE_POOLER_URL takes it. */
  url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
}

const sample = join(import.meta.dirname, '../../deploy/pgbouncer.ini');

/** Whether it knows statements that are prepared on whichever connection. */
export function followsStatements(program: string): boolean {
  const [, major = 0, minor = 0] = /(\d+)\.(\d+)/.exec(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout) ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
}

/** What docs/operations.md has a superuser do. */
async function letIn(superuserUrl: string): Promise<void> {
  const told = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  const statements = /```sql\n(create role pooler[^`]+)```/.exec(told)?.[1] ?? '';
  await withClient(superuserUrl, (client) => client.query(statements.replace('<password>', 'known to the pooler alone')));
}

/** PgBouncer as deploy/ has it, with fewer connections to the database than any process has. */
export async function makePooler(program: string, superuserUrl: string, folder: string): Promise<Pooler> {
  const port = await freePort();
  const files = join(folder, 'pgbouncer');
  mkdirSync(files);
  chmodSync(files, 0o777);
  const ini = join(files, 'pgbouncer.ini');
  writeFileSync(join(files, 'users.txt'), '"pooler" "known to the pooler alone"\n');
  await letIn(superuserUrl);
  const changed: Record<string, string> = {
    trellis: `host=127.0.0.1 port=${new URL(superuserUrl).port} dbname=trellis`,
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    default_pool_size: '2',
    auth_file: join(files, 'users.txt'),
  };
  const lines = readFileSync(sample, 'utf8').split('\n');
  const kept = followsStatements(program) ? lines : lines.filter((line) => !line.startsWith('max_prepared_statements'));
  const written = kept.map((line) =>
    line.replace(/^(\w+) =.*$/, (whole, name: string) => (changed[name] ? `${name} = ${changed[name]}` : whole)),
  );
  writeFileSync(ini, [...written, 'server_login_retry = 1', ''].join('\n'));
  let child: ChildProcess | undefined;
  const start = async () => {
    const [command, ...rest] = [...unprivileged(program, files).prefix, program, ini];
    child = spawn(command, rest, { stdio: 'ignore' });
    await untilAnswering(port);
  };
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return { url: `postgres://127.0.0.1:${port}/trellis`, start, kill };
}

async function untilAnswering(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const socket = connect({ host: '127.0.0.1', port });
    const answers = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (answers) return;
    await pause(50);
  }
  throw new Error('PgBouncer does not start');
}
