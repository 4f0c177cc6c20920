import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aMember } from '@trellis/server/fixtures/builders';
import { issueToken } from '@trellis/server/testing/http';
import { cloneDatabase, type TestDatabase } from '@trellis/server/testing/template';
import { testSecret } from '@trellis/server/testing/test-secret';
import { sql } from 'kysely';

export interface UploadServer {
  process: ChildProcess;
  database: TestDatabase;
  origin: string;
  /** Tokens of so many coaches, each of a centre of their own. */
  coaches(count: number): Promise<string[]>;
  /** What lies where uploads arrive. */
  incoming(): string[];
  /** Files that lie where they are kept, and are named by no row. */
  unnamed(): Promise<string[]>;
  close(): Promise<void>;
}

interface Started {
  /** Options of Node itself. */
  execArgv?: string[];
  /** What the process may write: so many bytes of all files together, on a disk of its own, or of one file. */
  most?: { ofDisk: number } | { ofFile: number };
}

const ownDisk = ['unshare', '--user', '--map-root-user', '--mount'] as const;

/** Whether this machine lets a process have a small disk of its own. */
export function mayHaveOwnDisk(): boolean {
  const [command, ...options] = ownDisk;
  return spawnSync(command, [...options, 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;
}

/** The HTTP server in a process of its own, on a database of its own. */
export async function startUploadServer({ most, execArgv = [] }: Started = {}): Promise<UploadServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trellis-uploads-'));
  const seenByServer = join(dataDir, 'files');
  mkdirSync(seenByServer);
  const database = await cloneDatabase();
  const [execPath, ...limited] = [...limitedTo(most, seenByServer), process.execPath];
  const child = fork(fileURLToPath(new URL('./upload-child.ts', import.meta.url)), {
    env: { ...process.env, OWNER_URL: database.ownerUrl, SECRET: testSecret, DATA_DIR: dataDir },
    execPath,
    execArgv: [...limited, ...execArgv],
  });
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }];
  const hasOwnDisk = most !== undefined && 'ofDisk' in most;
  const files = hasOwnDisk ? join('/proc', String(child.pid), 'root', seenByServer) : seenByServer;
  const coach = async () => {
    const { personId, membershipId } = await aMember(database.owner);
    return issueToken(database.owner, personId, membershipId);
  };
  return {
    process: child,
    database,
    origin,
    coaches: (count) => Promise.all(Array.from({ length: count }, coach)),
    incoming: () => readdirSync(join(files, 'incoming')),
    unnamed: async () => {
      const entries = readdirSync(files, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      const keys = entries.map(({ parentPath, name }) => join(parentPath, name).slice(files.length + 1));
      const { rows } = await sql<{ key: string }>`select jobs.keys_without_row(${keys}::text[]) as key`.execute(database.owner);
      return rows.map(({ key }) => key);
    },
    close: async () => {
      const exited = once(child, 'exit');
      if (child.connected) child.disconnect();
      if (child.exitCode === null && child.signalCode === null) await exited;
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The command that a process with such limits runs under; the disk is gone with it. */
function limitedTo(most: Started['most'], folder: string): string[] {
  if (most === undefined) return [];
  if ('ofFile' in most) return ['sh', '-c', `ulimit -f ${most.ofFile / 512} && exec "$@"`, 'sh'];
  return [...ownDisk, 'sh', '-c', `mount -t tmpfs -o size=${most.ofDisk} tmpfs "$0" && exec "$@"`, folder];
}
