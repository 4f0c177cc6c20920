import { createHash } from 'node:crypto';
import { Kysely, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { failureOn, failureToConnect, watch } from './away.ts';
import { OpeningDialect } from './driver.ts';
import { roleUrl, type ServingRole, servingRoles } from './roles.ts';
import type { Database, RolePool } from './types.ts';

// calendar dates stay YYYY-MM-DD: a Date would shift them by the process's zone
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, exactInteger);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** One pool a database role: whoever asks decides which one serves. */
export type Pools = Record<ServingRole, RolePool> & { close(): Promise<void> };

/** As long as a call waits for what another one changes, in milliseconds; then it is told to try again, and others get its connection. */
const patience = 10_000;

/** As long as a call waits for a connection, in milliseconds: the database may be gone without a word, or everybody else is served first. */
const waitForConnection = 30_000;

/** Opens the pools of all serving roles; `size` is the most connections of the centre's pool, the others get half. */
export function openPools(ownerUrl: string, secret: string, size: number): Pools {
  const pools = servingRoles.map(
    (role) => [role, openPool(roleUrl(ownerUrl, role, secret), role === 'centre' ? size : Math.ceil(size / 2), patience)] as const,
  );
  const byRole = Object.fromEntries(pools) as Record<ServingRole, RolePool>;
  return {
    ...byRole,
    close: async () => {
      await Promise.all(pools.map(([, pool]) => pool.destroy()));
    },
  };
}

/** A Kysely over its own pool, whose statements are prepared and wait for locks without end, or for `lockTimeout` milliseconds. */
export function openPool(url: string, max: number, lockTimeout?: number): RolePool {
  // lists of changing length make ever new statements: a connection that retires forgets them
  // statements of a transaction that do not wait for each other travel together
  const pool = new pg.Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: 60_000,
    maxLifetimeSeconds: 1800,
    pipeline: true,
    lock_timeout: lockTimeout,
    connectionTimeoutMillis: waitForConnection,
    keepAlive: true,
  });
  pool.on('connect', watch);
  // an idle connection that the server closed must not end the process; the next query opens another
  pool.on('error', (error) => console.error(`An idle database connection was lost: ${error.message}`));
  const preparingPool: PostgresPool = {
    connect: () => pool.connect().then(preparing, (error: unknown) => Promise.reject(failureToConnect(error))),
    end: () => pool.end(),
    options: pool.options,
  };
  return new Kysely<Database>({ dialect: new OpeningDialect({ pool: preparingPool }) });
}

/** Statements with parameters are named by a hash of their text, so that each connection plans them once. */
function preparing(client: pg.PoolClient): PostgresPoolClient {
  const send = (text: string, values: readonly unknown[]) =>
    values.length > 0 ? client.query({ name: nameOf(text), text, values: [...values] }) : client.query(text);
  const query = (text: string, values: readonly unknown[] = []) =>
    send(text, values).catch((error: unknown) => Promise.reject(failureOn(client, error)));
  // cursors, the other way to query, are not configured
  return { query: query as unknown as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) };
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  if (names.size > 2000) names.clear();
  names.set(text, name);
  return name;
}

/** Counts and amounts fit a number; one that does not must fail rather than be rounded. */
function exactInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number exactly`);
  return value;
}
