import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { currency } from '../../contracts/public.ts';
import { sellRunning } from '../../credits/public.ts';
import { coverBooked } from '../cover-booked.ts';
import { lockNamed } from '../find-children.ts';
import type { RunningContract } from './check-contracts.ts';

/** Writes contracts with what is left of them and what was paid, each kind in one statement; sessions booked ahead are covered now. */
export async function insertContracts(db: Db, caller: Member, importId: string, candidates: readonly RunningContract[]): Promise<void> {
  const children = candidates.map(({ subjectId }) => subjectId);
  await lockNamed(db, children);
  const ids = await newIds(db, candidates.length);
  const contracts = candidates.map((candidate, at) => ({ id: ids[at] ?? '', ...candidate }));
  await sql`
    insert into app.user_contracts (tenant_id, id, subject_id, contract_type, purpose, signed_on, amount, currency, total_class, remind,
      reason_id, reason, discount, discount_reason_id, discount_reason, created_at, import_id)
    select ${caller.tenantId}::uuid, c.id, c."subjectId", c."contractType", c.purpose, c."signedOn", c.amount, ${currency}, c."totalClass", false,
      c."reasonId", c.reason, c."discountReasonId" is not null, c."discountReasonId", c."discountReason", ${caller.now}::timestamptz,
      ${importId}::uuid
    from jsonb_to_recordset(${JSON.stringify(contracts)}::jsonb) as c (
      id uuid, "subjectId" uuid, "contractType" text, purpose text, "signedOn" date, amount bigint, "totalClass" int,
      "reasonId" uuid, reason jsonb, "discountReasonId" uuid, "discountReason" jsonb
    )`.execute(db);
  await sellRunning(
    db,
    caller,
    contracts.map(({ id, subjectId, purpose, totalClass, left }) => ({ contractId: id, subjectId, purpose, classes: totalClass, left })),
  );
  await insertPayments(db, caller, contracts);
  await coverBooked(db, caller, children);
}

/** In the order of the file: of two contracts of a day the first row's is used first. */
async function newIds(db: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select uuidv7() as id from generate_series(1, ${count}::int)`.execute(db);
  return rows.map((row) => row.id);
}

/** What was paid before, as one payment of the day of signing. */
async function insertPayments(db: Db, caller: Member, contracts: readonly (RunningContract & { id: string })[]): Promise<void> {
  const paid = contracts.filter((contract) => contract.paid > 0);
  if (paid.length === 0) return;
  await sql`
    insert into app.contract_payments (tenant_id, contract_id, person_id, created_at, is_recharge, amount, paid_on)
    select ${caller.tenantId}::uuid, p.id, ${caller.personId}::uuid, ${caller.now}::timestamptz, true, p.paid, p."signedOn"
    from jsonb_to_recordset(${JSON.stringify(paid)}::jsonb) as p (id uuid, paid bigint, "signedOn" date)`.execute(db);
}
