import type { Bucket } from '@trellis/contract/credits/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { type Accounts, buckets, type Posting, type Purse } from './ledger.ts';

const keyOf = ({ subjectId, contractId, commodity, tagId }: Purse) => [subjectId, contractId, commodity, tagId].join(' ');

/** The accounts of many purses, made where they are missing, in as many statements however many there are. */
export async function openManyAccounts(db: Db, caller: Member, purses: readonly Purse[]): Promise<(purse: Purse) => Accounts> {
  await sql`
    insert into app.credit_accounts (tenant_id, subject_id, contract_id, commodity, tag_id, bucket)
    select ${caller.tenantId}::uuid, p."subjectId", p."contractId", p.commodity, p."tagId", bucket
    from jsonb_to_recordset(${JSON.stringify(purses)}::jsonb) as p ("subjectId" uuid, "contractId" uuid, commodity text, "tagId" uuid),
      unnest(${[...buckets]}::text[]) as bucket
    on conflict on constraint credit_accounts_once do nothing`.execute(db);
  const subjects = [...new Set(purses.map(({ subjectId }) => subjectId))];
  const { rows } = await sql<{ id: string; bucket: Bucket; tagId: string | null } & Omit<Purse, 'tagId'>>`
    select id, bucket, subject_id as "subjectId", contract_id as "contractId", commodity, tag_id as "tagId" from app.credit_accounts
    where subject_id = any (${subjects}::uuid[])`.execute(db);
  const known = new Map<string, Partial<Accounts>>();
  for (const { id, bucket, tagId, ...purse } of rows) {
    const key = keyOf({ ...purse, ...(tagId !== null && { tagId }) });
    known.set(key, { ...known.get(key), [bucket]: id });
  }
  return (purse) => {
    const { sold, available, held, consumed } = known.get(keyOf(purse)) ?? {};
    if (!sold || !available || !held || !consumed) throw new Error('Accounts that were just opened are there');
    return { sold, available, held, consumed };
  };
}

/** Writes new postings, of each child in this order, in one statement; under the locks of their children. */
export async function postMany(db: Db, caller: Member, postings: readonly Posting[]): Promise<void> {
  const subjects = [...new Set(postings.map(({ subjectId }) => subjectId))];
  // never before a child's last posting: the statement is read in this order
  await sql`
    with last as materialized (
      select subject_id, max(created_at) as at from app.postings
      where tenant_id = ${caller.tenantId} and subject_id = any (${subjects}::uuid[]) group by subject_id
    )
    insert into app.postings (tenant_id, key, from_id, to_id, amount, kind, subject_id, occurrence_id, reverses, remark, person_id, created_at)
    select ${caller.tenantId}::uuid, p.key, p."from", p."to", p.amount, p.kind, p."subjectId", p."occurrenceId", p.reverses, p.remark,
      ${caller.personId}::uuid, greatest(${caller.now}::timestamptz, last.at)
    from rows from (jsonb_to_recordset(${JSON.stringify(postings)}::jsonb)
      as (kind text, key text, "subjectId" uuid, "from" uuid, "to" uuid, amount int, "occurrenceId" uuid, reverses uuid, remark text)) with ordinality
      as p (kind, key, "subjectId", "from", "to", amount, "occurrenceId", reverses, remark, place)
    left join last on last.subject_id = p."subjectId"
    order by p.place`.execute(db);
}
