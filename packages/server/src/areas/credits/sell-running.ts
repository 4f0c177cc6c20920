import { commodityOf } from '@trellis/contract/contracts/rules';
import type { Bucket } from '@trellis/contract/credits/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { Sale } from './sell-classes.ts';

/** A sale of which some classes were used before the center kept its books here. */
export interface RunningSale extends Sale {
  left: number;
}

/**
 * The classes of contracts that run already: all of each are sold, and what was used before is posted as brought along, so that no session
 * and no report counts it. Under the locks of their children; in as many statements however many there are.
 */
export async function sellRunning(db: Db, caller: Member, sales: readonly RunningSale[]): Promise<void> {
  const accounts = await openAll(db, caller, sales);
  const account = ({ contractId }: RunningSale, bucket: Bucket) => accounts.get(`${contractId} ${bucket}`);
  const moves = sales.flatMap((sale): Moved[] => {
    const { contractId, subjectId, classes, left } = sale;
    const [sold, available, consumed] = [account(sale, 'sold'), account(sale, 'available'), account(sale, 'consumed')];
    const bought = { kind: 'sale', key: `sale:${contractId}`, subjectId, from: sold, to: available, amount: classes } as const;
    const before = {
      kind: 'opening',
      key: `opening:${contractId}`,
      subjectId,
      from: available,
      to: consumed,
      amount: classes - left,
    } as const;
    return left < classes ? [bought, before] : [bought];
  });
  await postAll(db, caller, moves);
}

/** The accounts of new contracts, by contract and bucket. */
async function openAll(db: Db, caller: Member, sales: readonly RunningSale[]): Promise<ReadonlyMap<string, string>> {
  const rows = sales.map(({ contractId, subjectId, purpose }) => ({ contractId, subjectId, commodity: commodityOf(purpose) }));
  const opened = await sql<{ id: string; contractId: string; bucket: Bucket }>`
    insert into app.credit_accounts (tenant_id, subject_id, contract_id, commodity, bucket)
    select ${caller.tenantId}::uuid, s."subjectId", s."contractId", s.commodity, bucket
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s ("contractId" uuid, "subjectId" uuid, commodity text),
      unnest(array['sold', 'available', 'held', 'consumed']) as bucket
    returning id, contract_id as "contractId", bucket`.execute(db);
  return new Map(opened.rows.map(({ id, contractId, bucket }) => [`${contractId} ${bucket}`, id]));
}

interface Moved {
  kind: 'sale' | 'opening';
  key: string;
  subjectId: string;
  from: string | undefined;
  to: string | undefined;
  amount: number;
}

/** In one statement, in this order. */
async function postAll(db: Db, caller: Member, moves: readonly Moved[]): Promise<void> {
  const children = [...new Set(moves.map(({ subjectId }) => subjectId))];
  // never before a child's last posting: the statement is read in this order
  await sql`
    with last as materialized (
      select subject_id, max(created_at) as at from app.postings
      where tenant_id = ${caller.tenantId} and subject_id = any (${children}::uuid[]) group by subject_id
    )
    insert into app.postings (tenant_id, key, from_id, to_id, amount, kind, subject_id, person_id, created_at)
    select ${caller.tenantId}::uuid, p.key, p."from", p."to", p.amount, p.kind, p."subjectId", ${caller.personId}::uuid,
      greatest(${caller.now}::timestamptz, last.at)
    from rows from (jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
      as (kind text, key text, "subjectId" uuid, "from" uuid, "to" uuid, amount int)) with ordinality
      as p (kind, key, "subjectId", "from", "to", amount, place)
    left join last on last.subject_id = p."subjectId"
    order by p.place`.execute(db);
}
