import type { CreditCommodity } from '@trellis/contract/credits/schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { lockCredits, openAccounts, post } from './ledger.ts';

/** What goes along with a child, whichever contract it came from. */
export interface MovedCredits {
  commodity: CreditCommodity;
  tagId: string | null;
  amount: number;
}

interface Settled {
  subjectId: string;
  /** Names the move in every posting of it. */
  key: string;
  remark: string;
}

interface Free extends MovedCredits {
  contractId: string | null;
}

/** Takes back what a child could still use, of contracts in force or given without one; set-aside classes stay with their contract. */
export async function takeOut(db: Db, caller: Member, { subjectId, key, remark }: Settled): Promise<MovedCredits[]> {
  await lockCredits(db, subjectId);
  const { rows } = await sql<Free>`
    select account.commodity, account.tag_id as "tagId", account.contract_id as "contractId", account.balance::int as amount
    from app.credit_accounts as account
    left join app.user_contracts as contract on contract.tenant_id = account.tenant_id and contract.id = account.contract_id
    where account.subject_id = ${subjectId} and account.bucket = 'available' and account.balance > 0 and contract.stopped_at is null
    order by account.commodity, account.tag_id, contract.signed_on, contract.created_at, contract.id`.execute(db);
  for (const [at, { commodity, tagId, contractId, amount }] of rows.entries()) {
    const accounts = await openAccounts(db, caller, { subjectId, commodity, contractId, ...(tagId && { tagId }) });
    await post(db, caller, {
      key: `${key}:out:${at}`,
      kind: 'adjust',
      from: accounts.available,
      to: accounts.sold,
      amount,
      subjectId,
      remark,
    });
  }
  const together = Map.groupBy(rows, ({ commodity, tagId }) => `${commodity}:${tagId}`);
  return [...together.values()].flatMap(([first, ...more]) =>
    first ? [{ commodity: first.commodity, tagId: first.tagId, amount: more.reduce((sum, { amount }) => sum + amount, first.amount) }] : [],
  );
}

/** Gives a child what it brought along, without a contract. */
export async function putIn(db: Db, caller: Member, credits: readonly MovedCredits[], { subjectId, key, remark }: Settled): Promise<void> {
  for (const { commodity, tagId, amount } of credits) {
    const accounts = await openAccounts(db, caller, { subjectId, commodity, contractId: null, ...(tagId && { tagId }) });
    await post(db, caller, {
      key: `${key}:in:${commodity}:${tagId ?? ''}`,
      kind: 'adjust',
      from: accounts.sold,
      to: accounts.available,
      amount,
      subjectId,
      remark,
    });
  }
}
