import { commodityOf } from '@trellis/contract/contracts/rules';
import type { ContractPurpose } from '@trellis/contract/contracts/schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { Classes } from './balances.ts';
import { openHoldsOfContract } from './choices.ts';
import { release } from './hold-class.ts';
import { type Accounts, openAccounts, post } from './ledger.ts';

const none: Classes = { available: 0, held: 0, consumed: 0 };

export interface ClassesOfContract {
  contractId: string;
  subjectId: string;
  purpose: ContractPurpose;
}

/** What became of the classes of several contracts, whatever they are for; one without an account is absent. */
export async function classesOfContracts(db: Db, contractIds: string[]): Promise<Map<string, Classes>> {
  if (contractIds.length === 0) return new Map();
  const { rows } = await sql<Classes & { contractId: string }>`
    select contract_id as "contractId",
      coalesce(sum(balance) filter (where bucket = 'available'), 0)::int as available,
      coalesce(sum(balance) filter (where bucket = 'held'), 0)::int as held,
      coalesce(sum(balance) filter (where bucket = 'consumed'), 0)::int as consumed
    from app.credit_accounts where contract_id = any (${contractIds}::uuid[])
    group by contract_id`.execute(db);
  return new Map(rows.map(({ contractId, ...classes }) => [contractId, classes]));
}

/**
 * Sells more classes on a contract, or takes unused ones back (negative); answers whether so many were unused. The child's credits are locked
 * by the caller. `key` makes it happen once.
 */
export async function changeClasses(
  db: Db,
  caller: Member,
  { contractId, subjectId, purpose }: ClassesOfContract,
  { difference, key }: { difference: number; key: string },
): Promise<boolean> {
  if (difference === 0) return true;
  const { available } = (await classesOfContracts(db, [contractId])).get(contractId) ?? none;
  if (available + difference < 0) return false;
  const accounts = await openAccounts(db, caller, { subjectId, contractId, commodity: commodityOf(purpose) });
  await adjust(db, caller, accounts, { subjectId, difference, key });
  return true;
}

/** The unused classes of a contract become classes of the other purpose. */
export async function moveClasses(
  db: Db,
  caller: Member,
  { contractId, subjectId, purpose }: ClassesOfContract,
  { to, key }: { to: ContractPurpose; key: string },
): Promise<void> {
  const { available } = (await classesOfContracts(db, [contractId])).get(contractId) ?? none;
  if (available === 0) return;
  const before = await openAccounts(db, caller, { subjectId, contractId, commodity: commodityOf(purpose) });
  await adjust(db, caller, before, { subjectId, difference: -available, key: `${key}:back` });
  const after = await openAccounts(db, caller, { subjectId, contractId, commodity: commodityOf(to) });
  await adjust(db, caller, after, { subjectId, difference: available, key: `${key}:again` });
}

/** What bookings hold on a contract is free again: they are not covered by it any more. */
export async function releaseHoldsOfContract(db: Db, caller: Member, contractId: string): Promise<void> {
  for (const hold of await openHoldsOfContract(db, contractId)) await release(db, caller, hold);
}

interface Adjustment {
  subjectId: string;
  difference: number;
  key: string;
}

async function adjust(db: Db, caller: Member, accounts: Accounts, { subjectId, difference, key }: Adjustment): Promise<void> {
  const [from, to] = difference > 0 ? [accounts.sold, accounts.available] : [accounts.available, accounts.sold];
  await post(db, caller, { key, kind: 'adjust', from, to, amount: Math.abs(difference), subjectId });
}
