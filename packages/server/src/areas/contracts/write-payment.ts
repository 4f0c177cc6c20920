import type { contractCalls } from '@trellis/contract/contracts/calls';
import { signedAmount } from '@trellis/contract/contracts/rules';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { toMajor, toMinor } from '../../platform/money.ts';
import { type LockedContract, lockTerms } from './contract-store.ts';
import { refuseFuture } from './contract-terms.ts';
import { findPayment } from './list-payments.ts';
import { paidFor } from './paid-for.ts';

type Add = InputOf<typeof contractCalls.addPayment>;
type Edit = InputOf<typeof contractCalls.editPayment>;

/** Records a payment of what a contract still costs, or a refund of what was paid. */
export async function addPayment(db: Db, caller: Member, input: Add): Promise<{ id: string }> {
  refuseFuture(caller, input.payDate, 'payDate');
  const contract = await lockTerms(db, input.userContractId, 'userContractId');
  await requireInBounds(db, contract, null, changeOf(contract, input));
  return db
    .insertInto('app.contract_payments')
    .values({
      ...columnsOf(contract, input),
      tenant_id: caller.tenantId,
      contract_id: contract.id,
      person_id: caller.personId,
      created_at: caller.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Corrects a record: with it, too, no more is refunded than was paid. A stale editor is shown what the other one saved. */
export async function editPayment(db: Db, caller: Member, input: Edit): Promise<{ id: string }> {
  refuseFuture(caller, input.payDate, 'payDate');
  const contract = await lockPayment(db, input);
  await requireInBounds(db, contract, input.id, changeOf(contract, input));
  await db.updateTable('app.contract_payments').set(columnsOf(contract, input)).where('id', '=', input.id).execute();
  return { id: input.id };
}

/** Takes back a record that is wrong: it stays, with who voided it and why, and counts no more. */
export async function voidPayment(db: Db, caller: Member, input: InputOf<typeof contractCalls.voidPayment>): Promise<{ id: string }> {
  const contract = await lockPayment(db, input);
  await requireInBounds(db, contract, input.id, 0);
  await db
    .updateTable('app.contract_payments')
    .set({ voided_at: caller.now, voided_by: caller.personId, void_reason: input.reason })
    .where('id', '=', input.id)
    .execute();
  return { id: input.id };
}

/** Takes the contract of a record that may still be changed; a stale editor is shown what the other one saved. */
async function lockPayment(db: Db, { id, concurrencyStamp }: Pick<Edit, 'id' | 'concurrencyStamp'>) {
  const known = await db.selectFrom('app.contract_payments').select('contract_id').where('id', '=', id).executeTakeFirst();
  if (!known) return refuse('Trellis:NotFound', { members: ['id'] });
  const contract = await lockTerms(db, known.contract_id, 'id');
  const current = (await findPayment(db, id)) ?? refuse('Trellis:NotFound', { members: ['id'] });
  if (current.concurrencyStamp !== concurrencyStamp) refuse('Trellis:StaleStamp', { data: { current } });
  if (current.voidTime) refuse('RocketSystem:PaymentVoided');
  return contract;
}

const changeOf = ({ currency }: LockedContract, { isRecharge, amount }: Add | Edit) =>
  signedAmount({ isRecharge, amount: toMinor(amount, currency) });

const columnsOf = ({ currency }: LockedContract, { isRecharge, amount, payDate, method, remark }: Add | Edit) => ({
  is_recharge: isRecharge,
  amount: toMinor(amount, currency),
  paid_on: payDate,
  method,
  remark: remark || null,
});

/**
 * Under the contract's lock: two refunds at once cannot both take the last of what was paid, nor two payments both settle it. Who has paid too
 * much already, as contracts of before have it, pays no more.
 */
async function requireInBounds(db: Db, contract: LockedContract, replaced: string | null, change: number): Promise<void> {
  const { currency, amount } = contract;
  const [before, others] = await Promise.all([paidFor(db, contract.id), paidFor(db, contract.id, replaced)]);
  const after = others + change;
  const refuseWith = (code: 'RocketSystem:RefundAbovePaid' | 'RocketSystem:PaymentAboveAmount', left: number) =>
    refuse(code, { members: ['amount'], data: { left: toMajor(Math.max(left, 0), currency) } });
  if (after < 0) refuseWith('RocketSystem:RefundAbovePaid', others);
  if (after > amount && after > before) refuseWith('RocketSystem:PaymentAboveAmount', amount - others);
}
