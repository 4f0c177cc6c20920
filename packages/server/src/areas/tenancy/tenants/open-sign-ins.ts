import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';

/** How many sign-ins would end if the tenant were closed. */
export async function openSignInsOf(db: Db, tenantId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select identity.open_sign_ins(${tenantId}, null) as count`.execute(db);
  return rows[0]?.count ?? 0;
}
