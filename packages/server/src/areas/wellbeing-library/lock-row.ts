import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';

/** Takes a row until the transaction ends, or only looks for it; refuses where there is none, naming the field that asked for it. */
export async function lockRow(db: Db, table: string, id: string, member: string, { isRead = false } = {}): Promise<void> {
  const { rows } = await sql`select id from ${sql.table(table)} where id = ${id} ${isRead ? sql`` : sql`for update`}`.execute(db);
  if (rows.length === 0) refuse('Trellis:NotFound', { members: [member] });
}
