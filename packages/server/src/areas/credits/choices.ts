import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';

export interface Hold {
  id: string;
  key: string;
  occurrenceId: string;
  subjectId: string;
  contractId: string;
  inForce: boolean;
}

/** The contract that the next class comes from: signed first, not stopped, with a class that nothing holds. */
export async function oldestFreeContract(db: Db, subjectId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('app.credit_accounts as account')
    .innerJoin('app.user_contracts as contract', 'contract.id', 'account.contract_id')
    .select('contract.id')
    .where('account.subject_id', '=', subjectId)
    .where('account.commodity', '=', 'oneToOne')
    .where('account.bucket', '=', 'available')
    .where('account.balance', '>', 0)
    .where('contract.stopped_at', 'is', null)
    .orderBy('contract.signed_on')
    .orderBy('contract.created_at')
    .orderBy('contract.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** The class that an occurrence holds, unless it was released or consumed. */
export async function openHoldOf(db: Db, occurrenceId: string): Promise<Hold | undefined> {
  const { rows } = await openHolds(sql`hold.occurrence_id = ${occurrenceId}`).execute(db);
  return rows[0];
}

/** The held class that a child needs last: that of the occurrence furthest ahead, on a contract in force. */
export async function lastNeededHold(db: Db, subjectId: string): Promise<Hold | undefined> {
  const { rows } = await openHolds(sql`hold.subject_id = ${subjectId} and contract.stopped_at is null`).execute(db);
  return rows[0];
}

/** Which of these occurrences hold a class, or have consumed one. */
export async function coveredOccurrences(db: Db, occurrenceIds: string[]): Promise<Set<string>> {
  if (occurrenceIds.length === 0) return new Set();
  const { rows } = await sql<{ occurrenceId: string }>`
    select distinct posting.occurrence_id as "occurrenceId" from app.postings as posting
    where posting.occurrence_id = any (${occurrenceIds}::uuid[]) and (posting.kind = 'consume' or posting.kind = 'hold' and ${isOpen('posting')})`.execute(
    db,
  );
  return new Set(rows.map((row) => row.occurrenceId));
}

/** How often a class was held for an occurrence: holding again after a release is another posting. */
export async function timesHeld(db: Db, occurrenceId: string): Promise<number> {
  const rows = await db
    .selectFrom('app.postings')
    .select('id')
    .where('occurrence_id', '=', occurrenceId)
    .where('kind', '=', 'hold')
    .execute();
  return rows.length;
}

function openHolds(condition: RawBuilder<unknown>) {
  return sql<Hold>`
    select hold.id, hold.key, hold.occurrence_id as "occurrenceId", hold.subject_id as "subjectId", account.contract_id as "contractId",
      contract.stopped_at is null as "inForce"
    from app.postings as hold
    join app.credit_accounts as account on account.id = hold.to_id
    join app.user_contracts as contract on contract.id = account.contract_id
    join app.occurrences as occurrence on occurrence.id = hold.occurrence_id
    where hold.kind = 'hold' and ${condition} and ${isOpen('hold')}
    order by occurrence.starts_at desc, hold.id desc
    limit 1`;
}

function isOpen(alias: string) {
  const hold = sql.raw(alias);
  return sql`not exists (select 1 from app.postings as later where later.reverses = ${hold}.id) and not exists (
    select 1 from app.postings as later
    where later.kind = 'consume' and later.occurrence_id = ${hold}.occurrence_id and later.from_id = ${hold}.to_id
  )`;
}
