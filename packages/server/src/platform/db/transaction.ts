import pg from 'pg';
import { beginningWith } from './driver.ts';
import type { Db, RolePool } from './types.ts';

const settingName = /^app\.[a-z_]+$/;
const unprintable = /\p{Cc}/u;

/**
 * Runs `run` in a transaction whose settings last as long as it does. `begin` and every setting travel in one round trip.
 * The handle is gone when it ends: nothing of a caller stays on the pooled connection.
 */
export function inTransaction<T>(pool: RolePool, settings: Record<string, string>, run: (db: Db) => Promise<T>): Promise<T> {
  const values = Object.entries(settings).map(([name, value]) => settingCall(name, value));
  const begin = values.length > 0 ? `begin; select ${values.join(', ')}` : 'begin';
  return beginningWith(begin, () => pool.transaction().execute(run));
}

function settingCall(name: string, value: string): string {
  if (!settingName.test(name)) throw new Error(`"${name}" is not a setting of a transaction`);
  if (unprintable.test(value)) throw new Error(`Setting ${name} holds a control character`);
  return `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, true)`;
}
