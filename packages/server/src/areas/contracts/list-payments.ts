import type { contractCalls } from '@trellis/contract/contracts/calls';
import type { ContractPayment } from '@trellis/contract/contracts/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { toMajor } from '../../platform/money.ts';

type Call = typeof contractCalls.payments;
type Row = Omit<ContractPayment, 'creationTime' | 'voidTime'> & { creationTime: Date; voidTime: Date | null };

/** Payments and refunds of a contract, the last first. */
export async function listPayments(db: Db, _caller: Member, { userContractId }: InputOf<Call>): Promise<OutputOf<Call>> {
  const contract = await db.selectFrom('app.user_contracts').select('id').where('id', '=', userContractId).executeTakeFirst();
  if (!contract) return refuse('Trellis:NotFound', { members: ['userContractId'] });
  return { items: await paymentsOf(db, userContractId) };
}

/** The same of a contract that is there. */
export function paymentsOf(db: Db, contractId: string): Promise<ContractPayment[]> {
  return paymentsWhere(db, sql`payment.contract_id = ${contractId}`);
}

export async function findPayment(db: Db, id: string): Promise<ContractPayment | undefined> {
  return (await paymentsWhere(db, sql`payment.id = ${id}`))[0];
}

async function paymentsWhere(db: Db, condition: RawBuilder<unknown>): Promise<ContractPayment[]> {
  const { rows } = await sql<Row>`
    select payment.id, payment.contract_id as "userContractId", payment.is_recharge as "isRecharge", payment.amount, contract.currency,
      payment.paid_on::text as "payDate", payment.method, payment.remark, payment.number, creator.name as "creatorName", payment.created_at as "creationTime",
      payment.voided_at as "voidTime", voider.name as "voidedByName", payment.void_reason as "voidReason",
      payment.concurrency_stamp as "concurrencyStamp"
    from app.contract_payments as payment
    join app.user_contracts as contract on contract.tenant_id = payment.tenant_id and contract.id = payment.contract_id
    left join identity.known_persons as creator on creator.id = payment.person_id
    left join identity.known_persons as voider on voider.id = payment.voided_by
    where ${condition}
    order by payment.paid_on desc, payment.id desc`.execute(db);
  return rows.map((row) => ({
    ...row,
    amount: toMajor(row.amount, row.currency),
    creationTime: row.creationTime.toISOString(),
    voidTime: row.voidTime?.toISOString() ?? null,
  }));
}
