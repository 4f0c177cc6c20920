import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { type Place, standIn } from './place.ts';
import { quietPort } from './quiet-port.ts';

const sample = readFileSync(join(import.meta.dirname, '../../deploy/patroni.yml'), 'utf8');
export const superuserPassword = 'superuser of a test';

/** A PostgreSQL with the Patroni that looks after it. */
export interface Node {
  name: string;
  port: number;
  /** Where Patroni answers. */
  api: number;
  start(): void;
  /** Ends both as a power failure does. */
  kill(): Promise<void>;
  /** Holds both where they are, as a machine that hangs: connections stay open and say nothing. */
  freeze(): void;
  /** Where it leads, lets another one do so. */
  handOver(to: string): Promise<void>;
}

/** Set up as the sample in deploy/ says, but for addresses, and for what only PostgreSQL's own programs could do. */
export async function makeNode(name: string, place: Place, etcd: number, patroni: string): Promise<Node> {
  const [port, api] = [await quietPort(), await quietPort()];
  const dataDir = join(place.folder, name);
  const settings = parse(sample);
  settings.name = name;
  settings.restapi = { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` };
  settings.etcd3 = { hosts: [`127.0.0.1:${etcd}`] };
  settings.bootstrap.dcs.postgresql.use_pg_rewind = false;
  Object.assign(settings.bootstrap.dcs.postgresql.parameters, { shared_buffers: '64MB', wal_keep_size: '128MB' });
  const { authentication } = settings.postgresql;
  authentication.superuser.password = superuserPassword;
  Object.assign(settings.postgresql, {
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${port}`,
    data_dir: dataDir,
    bin_dir: place.binaries,
    pgpass: `${dataDir}.pgpass`,
    parameters: { unix_socket_directories: '' },
    pg_hba: ['host replication replicator 127.0.0.1/32 scram-sha-256', 'host all all 127.0.0.1/32 scram-sha-256'],
    create_replica_methods: ['copy'],
    copy: { command: standIn('copy-primary'), password: superuserPassword },
    // a primary that was killed may have written what nobody else has: it is made anew
    remove_data_directory_on_diverged_timelines: true,
  });
  const file = place.give(`${name}.yml`, stringify(settings));
  let child: ChildProcess | undefined;
  const running = () => (child && child.exitCode === null && child.signalCode === null ? child : undefined);
  const signal = (how: NodeJS.Signals) => {
    running()?.kill(how);
    for (const id of serversOf(dataDir)) send(id, how);
  };
  return {
    name,
    port,
    api,
    start: () => {
      child = place.start(name, patroni, [file]);
    },
    kill: async () => {
      const before = running();
      const ended = before && once(before, 'exit');
      signal('SIGKILL');
      await ended;
    },
    freeze: () => signal('SIGSTOP'),
    handOver: async (candidate) => {
      const body = JSON.stringify({ leader: name, candidate });
      const reply = await fetch(`http://127.0.0.1:${api}/switchover`, { method: 'POST', body });
      if (!reply.ok) throw new Error(`${name} does not hand over: ${reply.status} ${await reply.text()}`);
    },
  };
}

/** The server is no child of Patroni's: its number stands in its folder. With it go the processes that it made. */
function serversOf(dataDir: string): number[] {
  try {
    const id = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
    // the number of one that ended may be somebody else's by now
    if (!readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(dataDir)) return [];
    const made = readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').trim().split(' ').filter(Boolean);
    return [id, ...made.map(Number)];
  } catch {
    // none runs
    return [];
  }
}

function send(id: number, how: NodeJS.Signals): void {
  try {
    process.kill(id, how);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
