import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';

/** What was paid for a contract less what was refunded, in minor units, voided records left out; without one of the records where it is named. */
export async function paidFor(db: Db, contractId: string, without: string | null = null): Promise<number> {
  const { rows } = await sql<{ paid: number }>`
    select coalesce(sum(case when is_recharge then amount else -amount end), 0)::bigint as paid from app.contract_payments
    where contract_id = ${contractId} and voided_at is null and id is distinct from ${without}::uuid`.execute(db);
  return rows[0]?.paid ?? 0;
}
