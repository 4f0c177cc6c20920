import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { type Unprivileged, unprivileged } from './unprivileged.ts';

/** A folder of data together with the programs that serve it. */
export interface Cluster {
  dataDir: string;
  binaries: Binaries;
  user: Unprivileged;
  superuserPassword: string;
}

/** Opens the cluster, making it on the first start. It is made aside and renamed: a first start that was killed leaves nothing half made. */
export function openCluster(dataDir: string, binaries: Binaries, durable: boolean): Cluster {
  mkdirSync(dirname(dataDir), { recursive: true, mode: 0o755 });
  const superuserPassword = keptPassword(join(dirname(dataDir), 'secret'));
  if (existsSync(join(dataDir, 'PG_VERSION')))
    return { dataDir, binaries, user: unprivileged(binaries.postgres, dataDir), superuserPassword };
  const aside = `${dataDir}.new`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { mode: 0o700 });
  const user = unprivileged(binaries.postgres, aside);
  initialise({ dataDir: aside, binaries, user, superuserPassword }, durable);
  renameSync(aside, dataDir);
  return { dataDir, binaries, user, superuserPassword };
}

function keptPassword(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}

function initialise({ dataDir, binaries, user, superuserPassword }: Cluster, durable: boolean): void {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-'));
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, superuserPassword, { mode: 0o600 });
  if (user.owner) for (const path of [folder, passwordFile]) chownSync(path, user.owner.uid, user.owner.gid);
  const words = ['-D', dataDir, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C'];
  const [command = '', ...rest] = [...user.prefix, binaries.initdb, ...words, ...(durable ? [] : ['--no-sync'])];
  const { status, stderr, error } = spawnSync(command, rest, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
  rmSync(folder, { recursive: true, force: true });
  if (status !== 0) throw new Error(`The database could not be set up in ${dataDir}: ${error?.message ?? stderr}`);
}

/** Runs pg_ctl on the cluster; true when it did what it was asked. */
export function control({ dataDir, binaries, user }: Cluster, ...words: string[]): boolean {
  const [command, ...rest] = [...user.prefix, binaries.control, ...words, '-D', dataDir];
  return spawnSync(command, rest, { stdio: 'ignore' }).status === 0;
}
