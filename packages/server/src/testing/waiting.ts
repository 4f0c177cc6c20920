import { sql } from 'kysely';
import { expect } from 'vitest';
import type { RolePool } from '../platform/db/types.ts';

/** Until somebody waits in this database for what another transaction has taken. */
export async function untilWaiting(owner: RolePool): Promise<void> {
  const waiting = async () =>
    (
      await sql`
        select 1 from pg_locks as wanted join pg_stat_activity as session on session.pid = wanted.pid
        where not wanted.granted and session.datname = current_database()`.execute(owner)
    ).rows.length;
  await expect.poll(waiting, { interval: 20, timeout: 20_000 }).toBeGreaterThan(0);
}
