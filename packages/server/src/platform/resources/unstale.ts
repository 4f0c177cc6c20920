import { sql } from 'kysely';
import type { Db } from '../db/types.ts';
import { refuse } from '../http/refusal.ts';

/** Takes a row until the transaction ends; a stale editor is told what stands there now. */
export async function lockUnstale(
  db: Db,
  table: string,
  { id, concurrencyStamp }: { id: string; concurrencyStamp: string },
  current: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await sql<{ stamp: string }>`
    select concurrency_stamp as stamp from ${sql.table(table)} where id = ${id} for update`.execute(db);
  const stamp = rows[0]?.stamp ?? refuse('Trellis:NotFound', { members: ['id'] });
  if (stamp !== concurrencyStamp) refuse('Trellis:StaleStamp', { data: { current: await current() } });
}
