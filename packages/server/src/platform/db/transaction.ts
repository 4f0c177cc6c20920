import { sql } from 'kysely';
import pg from 'pg';
import type { Db, RolePool } from './types.ts';

/**
 * Runs `run` in a transaction whose settings last as long as it does. `begin` and every setting travel in one round trip.
 * The handle is gone when it ends: nothing of a caller stays on the pooled connection.
 */
export function inTransaction<T>(pool: RolePool, settings: Record<string, string>, run: (db: Db) => Promise<T>): Promise<T> {
  const values = Object.entries(settings).map(([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, true)`);
  const begin = sql.raw(values.length > 0 ? `begin; select ${values.join(', ')}` : 'begin');
  return pool.connection().execute(async (connection) => {
    await begin.execute(connection);
    try {
      // a connection that began a transaction is one; Kysely only knows those that it began itself
      const result = await run(connection as unknown as Db);
      await sql`commit`.execute(connection);
      return result;
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}
