import { sql } from 'kysely';
import type { RolePool } from '../platform/db/types.ts';

/** How many classes of a child lie in each bucket, whatever contract they are of. */
export async function bucketsOf(owner: RolePool, subjectId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ bucket: string; balance: number }>`
    select bucket, sum(balance)::int as balance from app.credit_accounts where subject_id = ${subjectId} group by bucket order by bucket`.execute(
    owner,
  );
  return Object.fromEntries(rows.map(({ bucket, balance }) => [bucket, balance]));
}

/** How many accounts the product's own check finds at fault, looked at anew. */
export async function faultsOfLedger(owner: RolePool): Promise<number | undefined> {
  await sql`delete from platform.ledger_rounds`.execute(owner);
  const { rows } = await sql<{ faulty: number }>`select faulty from jobs.check_ledger()`.execute(owner);
  return rows[0]?.faulty;
}
