import { Kysely } from 'kysely';
import pg from 'pg';
import { watch } from './away.ts';
import type { ConnectionOptions } from './connection.ts';
import { PoolDialect } from './driver.ts';
import type { Pooler } from './pooler.ts';
import { AskingClient, reach, refusalOf } from './reach.ts';
import { roleUrl, type ServingRole, servingRoles } from './roles.ts';
import type { Database, RolePool } from './types.ts';

// calendar dates stay YYYY-MM-DD: a Date would shift them by the process's zone
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, exactInteger);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** One pool a database role: whoever asks decides which one serves. */
export type Pools = Record<ServingRole, RolePool> & { close(): Promise<void>; connections(): Record<string, Connections> };

/** How many connections a pool has, how many of them nobody uses, and how many calls wait for one. */
interface Connections {
  total: number;
  idle: number;
  waiting: number;
}

/** As long as a call waits for a connection, in milliseconds: the database may be gone without a word, or everybody else is served first. */
const waitForConnection = 30_000;

/** The same for a replica: another one serves in its place. */
const waitForReplica = 2_000;

interface Opened {
  /** Where a pooler stands before the database, they go to it. */
  pooler?: Pooler | undefined;
  /** To a replica. */
  follows?: boolean;
}

/** Opens the pools of all serving roles; `size` is the most connections of the centre's pool, the others get half. */
export function openPools(ownerUrl: string, secret: string, size: number, { pooler, follows = false }: Opened = {}): Pools {
  const pools = servingRoles.map((role) => {
    const most = role === 'centre' ? size : Math.ceil(size / 2);
    const connections = openConnections(roleUrl(pooler?.url ?? ownerUrl, role, secret), most, follows);
    return { role, connections, pool: poolOn(connections, { prepares: pooler?.prepares ?? true }) };
  });
  const byRole = Object.fromEntries(pools.map(({ role, pool }) => [role, pool])) as Record<ServingRole, RolePool>;
  return {
    ...byRole,
    close: async () => {
      await Promise.all(pools.map(({ pool }) => pool.destroy()));
    },
    connections: () =>
      Object.fromEntries(
        pools.map(({ role, connections: { totalCount, idleCount, waitingCount } }) => [
          role,
          { total: totalCount, idle: idleCount, waiting: waitingCount },
        ]),
      ),
  };
}

/** A Kysely over its own pool, whose statements are prepared. */
export function openPool(url: string, max: number): RolePool {
  return poolOn(openConnections(url, max), { prepares: true });
}

const poolOn = (connections: pg.Pool, options: ConnectionOptions): RolePool =>
  new Kysely<Database>({ dialect: new PoolDialect(connections, options) });

function openConnections(url: string, max: number, follows = false): pg.Pool {
  // lists of changing length make ever new statements: a connection that retires forgets them
  // statements are sent as they are asked for, not one after the other's answer
  const pool = new pg.Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: 60_000,
    maxLifetimeSeconds: 1800,
    pipeline: true,
    connectionTimeoutMillis: follows ? waitForReplica : waitForConnection,
    ...reach,
    Client: AskingClient,
    // while another server takes over, a proxy may still lead to one that only follows
    verify: (client, done) => done(follows ? undefined : refusalOf(client)),
  });
  pool.on('connect', watch);
  // an idle connection that the server closed must not end the process; the next query opens another
  pool.on('error', (error) => console.error(`An idle database connection was lost: ${error.message}`));
  return pool;
}

/** Counts and amounts fit a number; one that does not must fail rather than be rounded. */
function exactInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number exactly`);
  return value;
}
