import type { Bucket } from '@trellis/contract/credits/rules';
import type { CreditCommodity, CreditKind } from '@trellis/contract/credits/schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';

export type Accounts = Record<Bucket, string>;

/** What a child's credits of one origin are kept under; without a contract the centre gave them. */
export interface Purse {
  subjectId: string;
  commodity: CreditCommodity;
  contractId: string | null;
  /** What an assessment is for. */
  tagId?: string;
}

export const buckets: readonly Bucket[] = ['sold', 'available', 'held', 'consumed'];

export interface Posting {
  /** What makes it happen once, however often it is sent. */
  key: string;
  kind: CreditKind;
  from: string;
  to: string;
  amount: number;
  subjectId: string;
  sessionId?: string;
  occurrenceId?: string | null;
  reverses?: string;
  remark?: string | null;
}

/**
 * Takes the child's row until the transaction ends. Every choice of a class is made under it, so that two coaches at once
 * cannot choose the same one, and a statement has one order.
 */
export async function lockCredits(db: Db, subjectId: string): Promise<void> {
  await db.selectFrom('app.subjects').select('id').where('id', '=', subjectId).forNoKeyUpdate().execute();
}

/** The same for every child whom occurrences are for. */
export async function lockCreditsOfOccurrences(db: Db, occurrenceIds: readonly string[]): Promise<void> {
  const children = db
    .selectFrom('app.occurrences as occurrence')
    .innerJoin('app.plan_members as member', 'member.plan_id', 'occurrence.plan_id')
    .select('member.subject_id')
    .where('occurrence.id', 'in', occurrenceIds);
  await db.selectFrom('app.subjects').select('id').where('id', 'in', children).orderBy('id').forNoKeyUpdate().execute();
}

/** The four accounts of a purse, made when it first needs them. */
export async function openAccounts(db: Db, caller: Member, purse: Purse): Promise<Accounts> {
  const known = await accountsOf(db, purse);
  if (known) return known;
  const { subjectId, commodity, contractId, tagId } = purse;
  const account = { tenant_id: caller.tenantId, subject_id: subjectId, contract_id: contractId, commodity, tag_id: tagId ?? null };
  await db
    .insertInto('app.credit_accounts')
    .values(buckets.map((bucket) => ({ ...account, bucket })))
    .onConflict((conflict) => conflict.constraint('credit_accounts_once').doNothing())
    .execute();
  return (await accountsOf(db, purse)) ?? refuse('Trellis:NotFound');
}

/** Nothing unless all of them are there. */
async function accountsOf(db: Db, { subjectId, commodity, contractId, tagId }: Purse): Promise<Accounts | undefined> {
  const rows = await db
    .selectFrom('app.credit_accounts')
    .select(['id', 'bucket'])
    .where('subject_id', '=', subjectId)
    .where('contract_id', 'is not distinct from', contractId)
    .where('tag_id', 'is not distinct from', tagId ?? null)
    .where('commodity', '=', commodity)
    .execute();
  // what is set aside has one more
  const accounts = Object.fromEntries(rows.map((row) => [row.bucket, row.id])) as Accounts;
  return buckets.every((bucket) => accounts[bucket] !== undefined) ? accounts : undefined;
}

/** Writes a posting unless its key is written already; the balances follow it in the database. */
export async function post(db: Db, caller: Member, posting: Posting): Promise<void> {
  // never before the child's last posting: the statement is read in this order, whatever clock a server has
  await sql`
    insert into app.postings (tenant_id, key, from_id, to_id, amount, kind, subject_id, session_id, occurrence_id, reverses, remark, person_id, created_at)
    select ${caller.tenantId}::uuid, ${posting.key}, ${posting.from}::uuid, ${posting.to}::uuid, ${posting.amount}::int, ${posting.kind}, ${posting.subjectId}::uuid,
      ${posting.sessionId ?? null}::uuid, ${posting.occurrenceId ?? null}::uuid, ${posting.reverses ?? null}::uuid, ${posting.remark ?? null}, ${caller.personId}::uuid,
      greatest(${caller.now}::timestamptz, (select max(created_at) from app.postings where tenant_id = ${caller.tenantId} and subject_id = ${posting.subjectId}))
    on conflict (tenant_id, key) do nothing`.execute(db);
}

export async function isPosted(db: Db, key: string): Promise<boolean> {
  return (await db.selectFrom('app.postings').select('id').where('key', '=', key).executeTakeFirst()) !== undefined;
}
