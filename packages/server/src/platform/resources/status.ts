import { type ContentStatus, mayMove } from '@trellis/contract/resources/status';
import { sql } from 'kysely';
import type { Db } from '../db/types.ts';
import { refuse } from '../http/refusal.ts';

/** What was never offered is from now on; what was taken away stays so. */
export async function offerFirst(db: Db, table: string, id: string): Promise<void> {
  await sql`update ${sql.table(table)} set status = 'Public' where id = ${id} and status = 'Unpublish'`.execute(db);
}

/** Says whether a row of the library is offered; the same again changes nothing. */
export async function setStatus(db: Db, table: string, { id, status }: { id: string; status: ContentStatus }): Promise<void> {
  const { rows } = await sql<{ status: ContentStatus }>`select status from ${sql.table(table)} where id = ${id} for update`.execute(db);
  const [found] = rows;
  if (!found) return refuse('Trellis:NotFound', { members: ['id'] });
  if (!mayMove(found.status, status)) refuse('RocketSystem:StatusMove', { members: ['status'] });
  await sql`update ${sql.table(table)} set status = ${status} where id = ${id} and status <> ${status}`.execute(db);
}
