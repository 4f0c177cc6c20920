import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';

/** How many rows are `listed`, and what their amounts add up to. */
export async function totalsOf(db: Db, listed: RawBuilder<unknown>): Promise<{ totalCount: number; amount: number }> {
  const { rows } = await sql<{ totalCount: number; amount: number }>`
    select count(*)::int as "totalCount", coalesce(sum(amount), 0)::bigint as amount from ${listed}`.execute(db);
  return rows[0] ?? { totalCount: 0, amount: 0 };
}
