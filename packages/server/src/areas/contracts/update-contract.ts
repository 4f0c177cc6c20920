import type { contractCalls } from '@trellis/contract/contracts/calls';
import type { ContractPurpose } from '@trellis/contract/contracts/schemas';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { toMajor } from '../../platform/money.ts';
import { changeClasses, classesOfContracts, moveClasses, releaseHoldsOfContract } from '../credits/public.ts';
import { coverUpcoming } from '../scheduling/public.ts';
import { setFiles } from './contract-files.ts';
import { type LockedContract, lockContract } from './contract-store.ts';
import { columnsOfTerms } from './contract-terms.ts';
import { findContract } from './find-contract.ts';
import { paidFor } from './paid-for.ts';

type Input = InputOf<typeof contractCalls.update>;

/** Changes what a contract says; a stale editor is shown what the other one saved. More or fewer classes are posted to the child. */
export async function updateContract(db: Db, caller: Member, input: Input): Promise<{ id: string }> {
  const contract = await lockContract(db, input.id);
  const columns = await columnsOfTerms(db, caller, input, contract);
  if (contract.concurrency_stamp !== input.concurrencyStamp) {
    refuse('Trellis:StaleStamp', { data: { current: await findContract(db, caller, { id: input.id }) } });
  }
  await requirePaidFor(db, contract, columns.amount);
  await setFiles(db, caller, input.id, input.fileIds);
  await changePurpose(db, caller, contract, input.purpose);
  await changeTotal(db, caller, contract, input);
  const isPromised = columns.total_class > contract.total_class || (columns.remind && !contract.remind);
  await db
    .updateTable('app.user_contracts')
    .set({ ...columns, ...(isPromised && { reminded_at: null }) })
    .where('id', '=', input.id)
    .execute();
  await coverUpcoming(db, caller, contract.subject_id);
  return { id: input.id };
}

/** What was paid for is not made cheaper than that: what is given back is a refund. */
async function requirePaidFor(db: Db, { id, amount, currency }: LockedContract, next: number): Promise<void> {
  if (next >= amount) return;
  const paid = await paidFor(db, id);
  if (next < paid) refuse('RocketSystem:AmountBelowPaid', { members: ['amount'], data: { paid: toMajor(paid, currency) } });
}

/** Unused classes become classes of the other purpose, once nothing was trained on the contract. */
async function changePurpose(db: Db, caller: Member, contract: LockedContract, to: ContractPurpose): Promise<void> {
  if (contract.purpose === to) return;
  const { consumed = 0 } = (await classesOfContracts(db, [contract.id])).get(contract.id) ?? {};
  if (consumed > 0) refuse('RocketSystem:ContractPurposeUsed', { members: ['purpose'], data: { count: consumed } });
  await releaseHoldsOfContract(db, caller, contract.id);
  const key = `purpose:${contract.id}:${contract.concurrency_stamp}`;
  await moveClasses(db, caller, soldUnder(contract), { to, key });
}

async function changeTotal(db: Db, caller: Member, contract: LockedContract, { totalClass, purpose }: Input): Promise<void> {
  const difference = totalClass - contract.total_class;
  const key = `total:${contract.id}:${contract.concurrency_stamp}`;
  if (await changeClasses(db, caller, { ...soldUnder(contract), purpose }, { difference, key })) return;
  const { available = 0 } = (await classesOfContracts(db, [contract.id])).get(contract.id) ?? {};
  refuse('RocketSystem:ContractClassesUsed', { members: ['totalClass'], data: { count: contract.total_class - available } });
}

const soldUnder = (contract: LockedContract) => ({
  contractId: contract.id,
  subjectId: contract.subject_id,
  purpose: contract.purpose as ContractPurpose,
});
