import { CompiledQuery, type DatabaseConnection, type Driver, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { failureToConnect } from './away.ts';
import { type ConnectionOptions, HeldConnection } from './connection.ts';

/** Kysely on a pool whose connections send together what is asked together. */
class PoolDriver implements Driver {
  private readonly pool: pg.Pool | undefined;
  private readonly options: ConnectionOptions;

  constructor(pool: pg.Pool | undefined, options: ConnectionOptions) {
    this.pool = pool;
    this.options = options;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.pool) throw new Error('There is no pool to take a connection from');
    return this.pool.connect().then(
      (client) => new HeldConnection(client, this.options),
      (error: unknown) => Promise.reject(failureToConnect(error)),
    );
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as HeldConnection).release();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => (connection as HeldConnection).discard());
  }

  async destroy(): Promise<void> {
    await this.pool?.end();
  }
}

/** PostgreSQL for Kysely, on a pool. */
export class PoolDialect extends PostgresDialect {
  private readonly pool: pg.Pool | undefined;
  private readonly options: ConnectionOptions;

  constructor(pool: pg.Pool | undefined, options: ConnectionOptions) {
    super({ pool: pool as pg.Pool });
    this.pool = pool;
    this.options = options;
  }

  override createDriver(): Driver {
    return new PoolDriver(this.pool, this.options);
  }
}

const dialect = new PoolDialect(undefined, { prepares: true });

/** What a handle upon somebody's connection is made of: it takes no other. */
export const unconnected = { config: { dialect }, dialect, driver: dialect.createDriver() };
