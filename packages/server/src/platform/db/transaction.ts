import { AbortedTransactionError, type DatabaseConnection, Transaction } from 'kysely';
import { type HeldConnection, nameOf, type Opening } from './connection.ts';
import { unconnected } from './driver.ts';
import type { Statement } from './statement-group.ts';
import type { Database, Db, RolePool } from './types.ts';

const settingName = /^app\.[a-z_]+$/;
const unprintable = /\p{Cc}/u;

const begin: Statement = { name: 'begin', text: 'begin', values: [] };
const mustHaveReplayed = { name: 'must have replayed', text: 'select app.must_have_replayed($1)' };
const readOnly = { transaction_read_only: 'on' };

/**
 * Runs `run` in a transaction whose settings last as long as it does. `begin` and every setting travel with the first statements, and
 * statements that do not wait for each other travel together. The handle is gone when it ends: nothing of a caller stays on the connection.
 */
export function inTransaction<T>(pool: RolePool, settings: Record<string, string>, run: (db: Db) => Promise<T>): Promise<T> {
  const opening: Opening = { statements: [begin, ...settingCalls(settings)], often: 'once' };
  return holding(pool, opening, { done: commit, failed: rollBack }, run);
}

/**
 * Runs `run`, which reads and nothing else: every round trip is a transaction of its own that starts with the settings and may not write,
 * so that none has to begin or to end. A replica that does not have what was saved up to `savedUpTo` fails it.
 */
export function inReads<T>(pool: RolePool, settings: Record<string, string>, run: (db: Db) => Promise<T>, savedUpTo?: string): Promise<T> {
  const freshness = savedUpTo === undefined ? [] : [{ ...mustHaveReplayed, values: [savedUpTo] }];
  const opening: Opening = { statements: [...freshness, ...settingCalls(settings, readOnly)], often: 'everyTime' };
  return holding(pool, opening, {}, run);
}

/** What is sent when `run` is done, or failed. */
interface Ending {
  done?: (connection: HeldConnection) => Promise<void>;
  failed?: (connection: HeldConnection) => Promise<void>;
}

function holding<T>(pool: RolePool, opening: Opening, ending: Ending, run: (db: Db) => Promise<T>): Promise<T> {
  const executor = pool.getExecutor();
  return executor.provideConnection(async (given) => {
    const connection = given as HeldConnection;
    connection.open(opening);
    let isOver = false;
    const provideConnection = async <R>(consumer: (connection: DatabaseConnection) => Promise<R>) => {
      if (isOver) throw new Error('The transaction is over');
      return consumer(connection);
    };
    const db = new Transaction<Database>({ ...unconnected, executor: executor.withConnectionProvider({ provideConnection }) });
    const end = (how: Ending['done']) => {
      // what is asked from now on would be part of nothing
      isOver = true;
      return how?.(connection);
    };
    const result = await run(db).catch(async (error: unknown) => {
      await end(ending.failed);
      throw error;
    });
    await end(ending.done);
    return result;
  });
}

async function commit(connection: HeldConnection): Promise<void> {
  if (!connection.hasBegun) return;
  const { rows } = await connection.executeQuery<{ command: string }>({ sql: 'commit', parameters: [] });
  // so PostgreSQL completes what a statement that failed had broken off already
  if (rows[0]?.command === 'ROLLBACK') throw new AbortedTransactionError();
}

/** A failed rollback discards the connection; what is told is why it was rolled back. */
async function rollBack(connection: HeldConnection): Promise<void> {
  if (!connection.hasBegun) return;
  await connection.executeQuery({ sql: 'rollback', parameters: [] }).catch(() => connection.discard());
}

function settingCalls(settings: Record<string, string>, fixed: Record<string, string> = {}): Statement[] {
  for (const [name, value] of Object.entries(settings)) {
    if (!settingName.test(name)) throw new Error(`"${name}" is not a setting of a transaction`);
    if (unprintable.test(value)) throw new Error(`Setting ${name} holds a control character`);
  }
  const all = Object.entries({ ...fixed, ...settings });
  if (all.length === 0) return [];
  const text = `select ${all.map(([name], index) => `set_config('${name}', $${index + 1}, true)`).join(', ')}`;
  return [{ name: nameOf(text), text, values: all.map(([, value]) => value) }];
}
