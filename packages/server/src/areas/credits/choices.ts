import type { ClassCommodity } from '@trellis/contract/credits/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';

export interface Hold {
  id: string;
  key: string;
  occurrenceId: string;
  subjectId: string;
  /** Null: the centre gave the class without a contract. */
  contractId: string | null;
  commodity: ClassCommodity;
  inForce: boolean;
}

/** Whose classes, of which kind. */
export interface ClassesOf {
  subjectId: string;
  commodity: ClassCommodity;
}

/** What a free class comes from; without a contract the centre gave it. */
export interface FreeClasses {
  contractId: string | null;
  balance: number;
}

/**
 * Where a child has classes that nothing holds, in the order in which they are used: of contracts in force the one signed first, and what
 * the centre gave without a contract last.
 */
export async function freeClasses(db: Db, { subjectId, commodity }: ClassesOf): Promise<FreeClasses[]> {
  const { rows } = await sql<FreeClasses>`
    select account.contract_id as "contractId", account.balance
    from app.credit_accounts as account
    left join app.user_contracts as contract on contract.tenant_id = account.tenant_id and contract.id = account.contract_id
    where account.subject_id = ${subjectId} and account.commodity = ${commodity} and account.bucket = 'available' and account.balance > 0
      and contract.stopped_at is null
    order by account.contract_id is null, contract.signed_on, contract.created_at, contract.id`.execute(db);
  return rows;
}

/** Where the next class comes from. */
export async function nextFreeClass(db: Db, of: ClassesOf): Promise<FreeClasses | undefined> {
  return (await freeClasses(db, of))[0];
}

/** The class that an occurrence holds for a child, unless it was released or consumed. */
export async function openHoldOf(db: Db, occurrenceId: string, subjectId: string): Promise<Hold | undefined> {
  const { rows } = await openHolds(sql`hold.occurrence_id = ${occurrenceId} and hold.subject_id = ${subjectId}`).execute(db);
  return rows[0];
}

/** The held class that a child needs last: that of the occurrence furthest ahead, on a contract in force. */
export async function lastNeededHold(db: Db, { subjectId, commodity }: ClassesOf): Promise<Hold | undefined> {
  const { rows } = await openHolds(
    sql`hold.subject_id = ${subjectId} and account.commodity = ${commodity} and contract.stopped_at is null`,
  ).execute(db);
  return rows[0];
}

const covers = sql`(
  posting.kind = 'hold' and ${isOpen('posting')}
  or posting.kind = 'consume' and not exists (select 1 from app.postings as later where later.reverses = posting.id)
)`;

/** Whether `occurrence` holds a class for `child`, a hold of it, or has consumed one. */
export const isCovered = sql<boolean>`exists (
  select 1 from app.postings as posting
  where posting.tenant_id = occurrence.tenant_id and posting.occurrence_id = occurrence.id
    and posting.subject_id = child.resource_id and ${covers}
)`;

/** For which children each of these occurrences holds a class, or has consumed one; for some of them none. */
export async function coveredChildren(db: Db, occurrenceIds: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (occurrenceIds.length === 0) return new Map();
  const { rows } = await sql<{ occurrenceId: string; children: string[] }>`
    select posting.occurrence_id as "occurrenceId", array_agg(distinct posting.subject_id) as children from app.postings as posting
    where posting.occurrence_id = any (${occurrenceIds}::uuid[]) and ${covers}
    group by posting.occurrence_id`.execute(db);
  return new Map(rows.map(({ occurrenceId, children }) => [occurrenceId, new Set(children)]));
}

/** Which of these occurrences hold a class, or have consumed one: for this child, or for any. */
export async function coveredOccurrences(db: Db, occurrenceIds: string[], subjectId?: string): Promise<Set<string>> {
  if (occurrenceIds.length === 0) return new Set();
  const { rows } = await sql<{ occurrenceId: string }>`
    select distinct posting.occurrence_id as "occurrenceId" from app.postings as posting
    where posting.occurrence_id = any (${occurrenceIds}::uuid[]) and ${covers}
      and (${subjectId ?? null}::uuid is null or posting.subject_id = ${subjectId ?? null}::uuid)`.execute(db);
  return new Set(rows.map((row) => row.occurrenceId));
}

/** How often a class was held for a child in an occurrence: holding again after a release is another posting. */
export async function timesHeld(db: Db, occurrenceId: string, subjectId: string): Promise<number> {
  const rows = await db
    .selectFrom('app.postings')
    .select('id')
    .where('occurrence_id', '=', occurrenceId)
    .where('subject_id', '=', subjectId)
    .where('kind', '=', 'hold')
    .execute();
  return rows.length;
}

/** Every class that bookings hold on a contract, the booking furthest ahead first. */
export async function openHoldsOfContract(db: Db, contractId: string): Promise<Hold[]> {
  return (await openHolds(sql`account.contract_id = ${contractId}`, sql``).execute(db)).rows;
}

function openHolds(condition: RawBuilder<unknown>, limit = sql`limit 1`) {
  return sql<Hold>`
    select hold.id, hold.key, hold.occurrence_id as "occurrenceId", hold.subject_id as "subjectId", account.contract_id as "contractId",
      account.commodity, contract.stopped_at is null as "inForce"
    from app.postings as hold
    join app.credit_accounts as account on account.id = hold.to_id
    left join app.user_contracts as contract on contract.tenant_id = account.tenant_id and contract.id = account.contract_id
    join app.occurrences as occurrence on occurrence.id = hold.occurrence_id
    where hold.kind = 'hold' and ${condition} and ${isOpen('hold')}
    order by occurrence.starts_at desc, hold.id desc ${limit}`;
}

/** A hold that was neither released nor, since, consumed. */
export function isOpen(alias: string) {
  const hold = sql.raw(alias);
  return sql`not exists (select 1 from app.postings as later where later.reverses = ${hold}.id) and not exists (
    select 1 from app.postings as later
    where later.kind = 'consume' and later.occurrence_id = ${hold}.occurrence_id and later.subject_id = ${hold}.subject_id and later.from_id = ${hold}.to_id
      and (later.created_at, later.id) > (${hold}.created_at, ${hold}.id)
  )`;
}
