import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyCluster } from '../platform/backup/copy-cluster.ts';
import { findBinaries } from '../platform/db/binaries.ts';
import { openCluster } from '../platform/db/cluster.ts';
import { startEmbedded } from '../platform/db/embedded.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openPool, openPools } from '../platform/db/pools.ts';
import { ensureRoles } from '../platform/db/roles.ts';
import { startServer, superuserUrl } from '../platform/db/server.ts';
import { withClient } from '../platform/db/with-client.ts';
import type { TestDatabase } from './template.ts';
import { testSecret } from './test-secret.ts';

/** A migrated database that another server follows. */
export interface FollowedDatabase extends TestDatabase {
  /** The same database at the replica. */
  replicaUrl: string;
  /** Does something at the replica as its superuser. */
  atReplica<Row extends object>(statement: string): Promise<Row[]>;
  /** Settles when the replica has all that the primary saved until now. */
  caughtUp(): Promise<void>;
  stopReplica(): Promise<void>;
}

export async function startFollowedDatabase(): Promise<FollowedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-followed-'));
  const [dataDir, copied] = [join(folder, 'primary', 'postgres'), join(folder, 'replica', 'postgres')];
  const primary = await startEmbedded({ dataDir, secret: testSecret, log: () => undefined });
  const { ownerUrl } = primary;
  await ensureRoles(ownerUrl, testSecret);
  await migrate(ownerUrl, () => undefined);
  const password = readFileSync(join(folder, 'primary', 'secret'), 'utf8').trim();
  await copyCluster(dataDir, password, copied);
  writeFileSync(join(copied, 'standby.signal'), '');
  // the copied superuser has the password of the other one
  const cluster = { ...openCluster(copied, findBinaries(), true), superuserPassword: password };
  const followed = `host=127.0.0.1 port=${new URL(ownerUrl).port} user=postgres password=${password}`;
  const replica = await startServer(cluster, { primary_conninfo: followed }, () => undefined);

  const owner = openPool(ownerUrl, 4);
  const pools = openPools(ownerUrl, testSecret, 4);
  const atReplica = async <Row extends object>(statement: string) =>
    (await withClient(superuserUrl(cluster, replica.port, 'trellis'), (superuser) => superuser.query<Row>(statement))).rows;
  return {
    ownerUrl,
    owner,
    pools,
    replicaUrl: Object.assign(new URL(ownerUrl), { port: String(replica.port) }).href,
    atReplica,
    caughtUp: async () => {
      const { rows } = await withClient(ownerUrl, (client) =>
        client.query<{ saved: string }>('select pg_current_wal_flush_lsn() as saved'),
      );
      const statement = `select pg_last_wal_replay_lsn() >= '${rows[0]?.saved}' as has`;
      while (!(await atReplica<{ has: boolean }>(statement))[0]?.has) await pause(20);
    },
    stopReplica: () => replica.stop(),
    drop: async () => {
      await Promise.all([owner.destroy(), pools.close()]);
      await replica.stop();
      await primary.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
