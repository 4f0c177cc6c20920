import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Folders that PostgreSQL fills afresh; the log of writes is copied last, up to the end of the backup. */
const emptied = ['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'];
const left = ['postmaster.pid', 'postmaster.opts'];

/**
 * Copies a PostgreSQL cluster as it is at one moment, whether it runs or not. A running one is copied by PostgreSQL's own way of taking a base
 * backup (https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP): people go on working meanwhile.
 */
export async function copyCluster(dataDir: string, superuserPassword: string, target: string): Promise<void> {
  const client = await connectToRunning(dataDir, superuserPassword);
  if (!client) return copyFolder(dataDir, target, () => true);
  try {
    // keeps every part of the log that is written from here on
    await client.query("select pg_create_physical_replication_slot('trellis_backup_' || pg_backend_pid(), true, true)");
    await client.query("select pg_backup_start('trellis', fast => true)");
    await copyFolder(dataDir, target, (path) => !left.includes(path) && !emptied.some((folder) => path.startsWith(`${folder}/`)));
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(wait_for_archive => false)');
    await copyFolder(join(dataDir, 'pg_wal'), join(target, 'pg_wal'), () => true);
    await writeFile(join(target, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 });
  } finally {
    await client.end();
  }
}

/** Signs in at the server that runs on a folder; undefined when none does: the folder is then at rest, be it after a kill. */
async function connectToRunning(dataDir: string, superuserPassword: string): Promise<pg.Client | undefined> {
  // gone the moment that the server stops
  const lines = await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(ignoreVanished);
  if (lines === undefined) return undefined;
  const port = Number(lines.split('\n')[3]);
  const client = new pg.Client({ connectionString: `postgres://postgres:${superuserPassword}@127.0.0.1:${port}/postgres` });
  try {
    await client.connect();
    return client;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return undefined;
    throw error;
  }
}

/** Copies a folder; what vanishes while it is copied was never part of it. */
export async function copyFolder(from: string, to: string, takes: (path: string) => boolean, below = ''): Promise<void> {
  await mkdir(join(to, below), { recursive: true, mode: 0o700 });
  for (const entry of await readdir(join(from, below), { withFileTypes: true })) {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (!takes(path)) continue;
    if (entry.isDirectory()) await copyFolder(from, to, takes, path);
    else if (entry.isFile()) await copyFile(join(from, path), join(to, path)).catch(ignoreVanished);
  }
}

function ignoreVanished(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
