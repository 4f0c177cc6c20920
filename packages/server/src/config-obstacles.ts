import { once } from 'node:events';
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { dirname } from 'node:path';
import pg from 'pg';
import { readRange } from './platform/auth/leaked-passwords.ts';
import { type BucketSettings, bucketOf } from './platform/object-storage/setup.ts';

interface Wanted extends BucketSettings {
  HOST?: string | undefined;
  PORT?: number | undefined;
  METRICS_PORT?: number | undefined;
  DATA_DIR?: string | undefined;
  BACKUP_DIR?: string | undefined;
  DATABASE_URL?: string | undefined;
  DATABASE_POOLER_URL?: string | undefined;
  LEAKED_PASSWORDS?: string | undefined;
}

/** What stands against a start where it is: everything that can be found before anything is made, each with what to do about it. */
export async function findObstacles(wanted: Wanted): Promise<string[]> {
  const { HOST, PORT, METRICS_PORT, DATA_DIR, BACKUP_DIR, DATABASE_URL, DATABASE_POOLER_URL, LEAKED_PASSWORDS } = wanted;
  const found = await Promise.all([
    PORT && HOST ? portFault('PORT', PORT, HOST) : undefined,
    // one that both are given is told among the settings
    METRICS_PORT && HOST && METRICS_PORT !== PORT ? portFault('METRICS_PORT', METRICS_PORT, HOST) : undefined,
    DATA_DIR ? folderFault('DATA_DIR', DATA_DIR) : undefined,
    BACKUP_DIR ? folderFault('BACKUP_DIR', BACKUP_DIR) : undefined,
    DATABASE_URL ? databaseFault(DATABASE_URL) : undefined,
    DATABASE_POOLER_URL ? poolerFault(DATABASE_POOLER_URL) : undefined,
    LEAKED_PASSWORDS ? listFault(LEAKED_PASSWORDS) : undefined,
    bucketFault(wanted),
  ]);
  return found.filter((fault) => fault !== undefined);
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);

async function portFault(name: string, port: number, host: string): Promise<string | undefined> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    return undefined;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') return `${name}: something answers at ${host}:${port} already. Stop it, or set ${name} to a free one`;
    if (code === 'EACCES')
      return `${name}: ${port} is for privileged processes alone. Set ${name} to 1024 or more, and let a proxy answer at ${port}`;
    // told once
    if (name !== 'PORT') return undefined;
    return `HOST: nothing can answer at ${host} (${code}). Set HOST to an address of this machine, 0.0.0.0 for all of them`;
  } finally {
    server.close();
  }
}

/** A folder that is not there yet is made in the nearest one that is. */
async function folderFault(name: string, folder: string): Promise<string | undefined> {
  try {
    await access(folder, constants.W_OK);
    if ((await stat(folder)).isDirectory()) return undefined;
    return `${name}: ${folder} is a file. Set ${name} to a folder`;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' && dirname(folder) !== folder) return folderFault(name, dirname(folder));
    return `${name}: nothing can be written to ${folder} (${codeOf(error)}). Set ${name} to a folder that whoever runs this process may write to`;
  }
}

/** The first file of the list stands for all 1,048,576. */
async function listFault(folder: string): Promise<string | undefined> {
  const first = await readRange(folder, '00000').catch((error: unknown) => codeOf(error));
  if (first?.includes(':')) return undefined;
  return `LEAKED_PASSWORDS: ${folder} holds no range files that can be read (00000.txt to FFFFF.txt). Fetch them with the downloader of Pwned Passwords, or leave it empty`;
}

/** What speaks to S3 is loaded where files are kept there. */
async function bucketFault(wanted: BucketSettings): Promise<string | undefined> {
  const setup = bucketOf(wanted);
  return setup && (await import('./platform/object-storage/check-bucket.ts')).bucketObstacle(setup);
}

interface Standing {
  version: number;
  isReplica: boolean;
  name: string;
  makesRoles: boolean;
}

async function databaseFault(address: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Standing>(
      `select current_setting('server_version_num')::int as version, pg_is_in_recovery() as "isReplica", rolname as name, rolcreaterole or rolsuper as "makesRoles"
      from pg_roles where rolname = current_user`,
    );
    return rows[0] && standingFault(rows[0]);
  } catch (error) {
    const { host } = new URL(address);
    return `DATABASE_URL: no database is to be had at ${host} (${(error as Error).message}). Start it, or write postgres://trellis_owner:password@host:5432/trellis`;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whom it serves is found once the roles are there. */
async function poolerFault(address: string): Promise<string | undefined> {
  const { host, hostname, port } = new URL(address);
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 5432), timeout: 10_000 }).on('timeout', () =>
    socket.destroy(new Error('timeout')),
  );
  try {
    await once(socket, 'connect');
    return undefined;
  } catch (error) {
    return `DATABASE_POOLER_URL: nothing answers at ${host} (${codeOf(error)}). Start the pooler, or leave it empty to go to the database`;
  } finally {
    socket.destroy();
  }
}

/** What keeps a database that answers from being used. */
export function standingFault({ version, isReplica, name, makesRoles }: Standing): string | undefined {
  if (version < 180_000) return `DATABASE_URL: this is PostgreSQL ${Math.floor(version / 10_000)}. Use 18 or newer`;
  if (isReplica)
    return 'DATABASE_URL: this is a replica, which only reads. Write the address of the primary, or of a proxy that leads to whichever server is';
  if (name !== 'trellis_owner') return `DATABASE_URL: signs in as ${name}. Make the user trellis_owner, and let it own the database`;
  if (!makesRoles) return 'DATABASE_URL: trellis_owner may not create roles. Let a superuser run: alter role trellis_owner createrole';
  return undefined;
}
