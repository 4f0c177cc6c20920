import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, control } from './cluster.ts';
import { type Kept, keepConnected } from './keep-connected.ts';
import { superuserUrl } from './server.ts';

const holderLock = "hashtext('trellis holder')";

/** Keeps the cluster marked as in use. The mark is a lock of a connection, so it goes with the process, however that ends. */
export async function holdCluster(ownerUrl: string): Promise<Kept> {
  const begin = (client: pg.Client) => client.query(`select pg_advisory_lock(${holderLock})`);
  const holder = keepConnected({ url: ownerUrl, name: 'trellis holder', begin, onLost: () => undefined, pauses: 200 });
  await holder.opened;
  return holder;
}

/** A postmaster.pid names a server that runs or that was killed. A running one is stopped, for two on one folder would destroy it; one in use is left alone. */
export async function stopLeftover(cluster: Cluster, log: (line: string) => void): Promise<void> {
  const file = join(cluster.dataDir, 'postmaster.pid');
  if (!existsSync(file)) return;
  const [id = '', , , port = ''] = readFileSync(file, 'utf8').split('\n');
  if (!(Number(id) > 0)) return rmSync(file); // cut short by a power failure; PostgreSQL would refuse it for ever
  if (!isAlive(Number(id))) return;
  if (!isPostgres(Number(id), cluster.dataDir)) return disown(file, id);
  if (await isHeld(superuserUrl(cluster, Number(port), 'trellis')))
    throw new Error(`Trellis is already running on ${cluster.dataDir} (database process ${id})`);
  log('Stopping a database that an earlier process left behind');
  const stopped = control(cluster, 'stop', '-m', 'fast', '-w', '-t', '20') || control(cluster, 'stop', '-m', 'immediate', '-w', '-t', '20');
  if (!stopped && isAlive(Number(id))) throw new Error(`A database left on ${cluster.dataDir} does not stop (process ${id})`);
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** After a reboot the number may belong to anything: only a server of this folder may be stopped. */
function isPostgres(processId: number, dataDir: string): boolean {
  if (process.platform === 'win32') return true; // pg_ctl reaches servers alone there, through a named pipe
  const file = `/proc/${processId}/cmdline`;
  const command: string | null = existsSync(file)
    ? readFileSync(file, 'utf8').replaceAll('\0', ' ')
    : spawnSync('ps', ['-o', 'command=', '-p', String(processId)], { encoding: 'utf8' }).stdout;
  // null where there is no ps
  return !!command?.includes('postgres') && command.includes(dataDir);
}

/** PostgreSQL takes its parent's number for stale and still looks for survivors by their shared memory, which deleting the file would prevent. */
function disown(file: string, id: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(id, String(process.pid)));
}

async function isHeld(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    // a holder that was killed a moment ago lets go within that moment
    for (let tries = 0; tries < 10; tries += 1) {
      const { rows } = await client.query<{ free: boolean }>(`select pg_try_advisory_lock(${holderLock}) as free`);
      if (rows[0]?.free) return false;
      await sleep(50);
    }
    return true;
  } catch {
    return false; // still starting or stopping: nobody works on it
  } finally {
    await client.end();
  }
}
