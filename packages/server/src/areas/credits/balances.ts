import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';

export interface Classes {
  available: number;
  held: number;
  consumed: number;
}

// classes that the centre gave without a contract are always in force
const withContract = sql`
  from app.credit_accounts as account
  left join app.user_contracts as contract on contract.tenant_id = account.tenant_id and contract.id = account.contract_id`;

/** A child's one-to-one classes: free and held ones on contracts in force or without one, and all that were consumed. */
export async function classesOf(db: Db, subjectId: string): Promise<Classes> {
  const { stopped: _stopped, ...classes } = await allClassesOf(db, subjectId);
  return classes;
}

/** The same with those of stopped contracts, which nobody can use until a contract is enabled again. */
export async function allClassesOf(db: Db, subjectId: string): Promise<Classes & { stopped: number }> {
  const { rows } = await sql<Classes & { stopped: number }>`
    select
      coalesce(sum(account.balance) filter (where account.bucket = 'available' and contract.stopped_at is null), 0)::int as available,
      coalesce(sum(account.balance) filter (where account.bucket = 'held' and contract.stopped_at is null), 0)::int as held,
      coalesce(sum(account.balance) filter (where account.bucket = 'consumed'), 0)::int as consumed,
      coalesce(sum(account.balance) filter (where account.bucket in ('available', 'held') and contract.stopped_at is not null), 0)::int as stopped
    ${withContract}
    where account.subject_id = ${subjectId} and account.commodity = 'oneToOne'`.execute(db);
  return rows[0] ?? { available: 0, held: 0, consumed: 0, stopped: 0 };
}

const isLeft = sql`account.commodity = 'oneToOne' and account.bucket in ('available', 'held') and contract.stopped_at is null`;

/** Classes left to `subject`, free and held, on contracts in force or without one. */
export const remainingOfSubject = sql<number>`(
  select coalesce(sum(account.balance), 0)::int ${withContract}
  where account.tenant_id = subject.tenant_id and account.subject_id = subject.id and ${isLeft}
)`;

/**
 * Class sessions left to `subject` on contracts in force, when it was never given any other; null for everybody else, whose one-to-one
 * sessions count.
 */
export const groupTimesOfSubject = sql<number | null>`(
  select case when bool_and(account.commodity = 'group') then
    coalesce(sum(account.balance) filter (where account.bucket in ('available', 'held') and contract.stopped_at is null), 0)::int end
  ${withContract}
  where account.tenant_id = subject.tenant_id and account.subject_id = subject.id and account.commodity in ('oneToOne', 'group')
)`;

/** Both of these, as `credit`, joined to `subject`: its accounts are read once. */
export const creditOfSubject = sql`
  cross join lateral (
    select coalesce(sum(account.balance) filter (where ${isLeft}), 0)::int as "remainingTimes",
      case when bool_and(account.commodity = 'group') then
        coalesce(sum(account.balance) filter (where account.bucket in ('available', 'held') and contract.stopped_at is null), 0)::int
      end as "groupTimes"
    ${withContract}
    where account.tenant_id = subject.tenant_id and account.subject_id = subject.id and account.commodity in ('oneToOne', 'group')
  ) as credit`;

/** Sessions left to `subject` on contracts for classes that are in force; those that the centre gave count beside one of them only. */
export const classSessionsOfSubject = sql<number>`(
  select case when bool_or(contract.id is not null and account.bucket in ('available', 'held')) then
    coalesce(sum(account.balance) filter (where account.bucket in ('available', 'held')), 0)::int else 0 end
  ${withContract}
  where account.tenant_id = subject.tenant_id and account.subject_id = subject.id and account.commodity = 'group' and contract.stopped_at is null
)`;

/** Classes left to several children, free and held, on contracts in force or without one; a child without an account is absent. */
export async function remainingOf(db: Db, subjectIds: string[]): Promise<Map<string, number>> {
  if (subjectIds.length === 0) return new Map();
  const { rows } = await sql<{ subjectId: string; remaining: number }>`
    select account.subject_id as "subjectId", sum(account.balance)::int as remaining
    ${withContract}
    where account.subject_id = any (${subjectIds}::uuid[]) and ${isLeft}
    group by account.subject_id`.execute(db);
  return new Map(rows.map((row) => [row.subjectId, row.remaining]));
}

/** Whether a contract for one-to-one training is in force: given classes alone start no session. */
export async function hasContractInForce(db: Db, subjectId: string): Promise<boolean> {
  const contract = await db
    .selectFrom('app.user_contracts')
    .select('id')
    .where('subject_id', '=', subjectId)
    .where('purpose', '=', 'Training')
    .where('stopped_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return contract !== undefined;
}

/** Classes left on each of a child's contracts, one-to-one or group. */
export async function remainingByContract(db: Db, subjectId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ contractId: string; remaining: number }>`
    select contract_id as "contractId", sum(balance)::int as remaining from app.credit_accounts
    where subject_id = ${subjectId} and bucket in ('available', 'held') and contract_id is not null
    group by contract_id`.execute(db);
  return new Map(rows.map((row) => [row.contractId, row.remaining]));
}
