import { createHmac } from 'node:crypto';
import { resolve } from 'node:path';
import { findBinaries } from './binaries.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { holdCluster, stopLeftover } from './leftover.ts';
import { type Settings, startServer, superuserUrl } from './server.ts';
import { withClient } from './with-client.ts';

export interface EmbeddedOptions {
  /** Folder of the cluster; made on the first start and kept. The superuser's password is kept beside it. */
  dataDir: string;
  /** The owner's password follows from it. */
  secret: string;
  /** False trades safety for speed: for databases that are thrown away. */
  durable?: boolean;
  /** Where its socket lies, for databases that are thrown away; without one it is reached by TCP alone. */
  socketFolder?: string;
  log: (line: string) => void;
}

export interface Embedded {
  /** Signs in as the owner, who migrates and never serves. It stays the same when the database is started again. */
  ownerUrl: string;
  readonly processId: number;
  stop(): Promise<void>;
}

const throwaway = (socketFolder: string): Settings => ({
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  scram_iterations: '1',
  unix_socket_directories: socketFolder,
});

export const passwordOfOwner = (secret: string) => createHmac('sha256', secret).update('trellis_owner').digest('hex');

/**
 * Starts the PostgreSQL that comes with npm. After a kill it recovers by itself; a server that a killed process left behind is stopped first.
 * One that ends while the product runs is started again.
 */
export async function startEmbedded({ dataDir, secret, durable = true, socketFolder = '', log }: EmbeddedOptions): Promise<Embedded> {
  const cluster = openCluster(resolve(dataDir), findBinaries(), durable);
  const password = passwordOfOwner(secret);
  const ownerUrl = (port: number) => `postgres://trellis_owner:${password}@127.0.0.1:${port}/trellis`;
  await stopLeftover(cluster, log);
  const server = await startServer(cluster, durable ? {} : throwaway(socketFolder), log);
  try {
    await prepare(cluster, server.port, password);
    const holder = await holdCluster(ownerUrl(server.port));
    const stop = async () => {
      await holder.stop();
      await server.stop();
    };
    return {
      ownerUrl: ownerUrl(server.port),
      get processId() {
        return server.processId;
      },
      stop,
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** All that the superuser is for: the owner, its database and the extensions in it. */
async function prepare(cluster: Cluster, port: number, password: string): Promise<void> {
  await withClient(superuserUrl(cluster, port, 'postgres'), async (superuser) => {
    const role = await superuser.query("select 1 from pg_roles where rolname = 'trellis_owner'");
    const verb = role.rowCount ? 'alter' : 'create';
    await superuser.query(`${verb} role trellis_owner login createrole createdb nosuperuser nobypassrls password '${password}'`);
    const database = await superuser.query("select 1 from pg_database where datname = 'trellis'");
    if (!database.rowCount) await superuser.query('create database trellis owner trellis_owner');
  });
  await withClient(superuserUrl(cluster, port, 'trellis'), async (superuser) => {
    const extensions = ['btree_gist', 'pg_trgm', 'pgcrypto'].map((name) => `create extension if not exists ${name}`);
    await superuser.query(`set client_min_messages = warning; ${extensions.join('; ')}`);
  });
}
