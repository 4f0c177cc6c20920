import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';

const opening = new AsyncLocalStorage<{ statement: string | undefined }>();

/** Kysely's next transaction begins with this text in place of its own "begin". */
export function beginningWith<T>(statement: string, run: () => Promise<T>): Promise<T> {
  return opening.run({ statement }, run);
}

class OpeningDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const waiting = opening.getStore();
    if (!waiting?.statement) return super.beginTransaction(connection, settings);
    const { statement } = waiting;
    waiting.statement = undefined; // for one transaction only
    try {
      await connection.executeQuery(CompiledQuery.raw(statement));
    } catch (error) {
      // it may have begun before it failed
      await this.rollbackTransaction(connection);
      throw error;
    }
  }

  /** A failed rollback discards the connection; what is told is why it was rolled back. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection as Parameters<PostgresDriver['rollbackTransaction']>[0]).catch(() => undefined);
  }
}

/** PostgreSQL for Kysely, with transactions that `beginningWith` can open. */
export class OpeningDialect extends PostgresDialect {
  private readonly config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.config = config;
  }

  override createDriver(): OpeningDriver {
    return new OpeningDriver(this.config);
  }
}
