import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';

export interface Classes {
  available: number;
  held: number;
  consumed: number;
}

/** A child's one-to-one classes: free and held ones on contracts in force, and all that were consumed. */
export async function classesOf(db: Db, subjectId: string): Promise<Classes> {
  const { rows } = await sql<Classes>`
    select
      coalesce(sum(account.balance) filter (where account.bucket = 'available' and contract.stopped_at is null), 0)::int as available,
      coalesce(sum(account.balance) filter (where account.bucket = 'held' and contract.stopped_at is null), 0)::int as held,
      coalesce(sum(account.balance) filter (where account.bucket = 'consumed'), 0)::int as consumed
    from app.credit_accounts as account
    join app.user_contracts as contract on contract.id = account.contract_id
    where account.subject_id = ${subjectId} and account.commodity = 'oneToOne'`.execute(db);
  return rows[0] ?? { available: 0, held: 0, consumed: 0 };
}

/** Classes left to several children, free and held, on contracts in force; a child without an account is absent. */
export async function remainingOf(db: Db, subjectIds: string[]): Promise<Map<string, number>> {
  if (subjectIds.length === 0) return new Map();
  const { rows } = await sql<{ subjectId: string; remaining: number }>`
    select account.subject_id as "subjectId", sum(account.balance)::int as remaining
    from app.credit_accounts as account
    join app.user_contracts as contract on contract.id = account.contract_id
    where account.subject_id = any (${subjectIds}::uuid[]) and account.commodity = 'oneToOne' and account.bucket in ('available', 'held')
      and contract.stopped_at is null
    group by account.subject_id`.execute(db);
  return new Map(rows.map((row) => [row.subjectId, row.remaining]));
}

/** Classes left on each of a child's contracts, one-to-one or group. */
export async function remainingByContract(db: Db, subjectId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ contractId: string; remaining: number }>`
    select contract_id as "contractId", sum(balance)::int as remaining from app.credit_accounts
    where subject_id = ${subjectId} and bucket in ('available', 'held') and contract_id is not null
    group by contract_id`.execute(db);
  return new Map(rows.map((row) => [row.contractId, row.remaining]));
}
