import { outstandingOf, unitFee } from '@trellis/contract/contracts/rules';
import type { ContractSigning, UserContract, UserContractItem } from '@trellis/contract/contracts/schemas';
import type { Language, LocalText } from '@trellis/contract/languages';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { toMajor } from '../../platform/money.ts';
import { classesOfContracts, lockCredits } from '../credits/public.ts';
import { classFigures } from './class-figures.ts';

/** A centre bills in one currency so far. */
export const currency = 'USD';

type ClassFigure = 'usedClass' | 'remainClass' | 'stoppedClass' | 'takenBackClass';

export interface ContractRow
  extends Omit<UserContract, 'stopTime' | 'creationTime' | 'outstanding' | ClassFigure | 'price' | 'files' | 'reason' | 'discountReason'> {
  stopTime: Date | null;
  creationTime: Date;
  /** The same to the microsecond: where the next portion of a long list begins. */
  addedAt: string;
  reason: LocalText | null;
  discountReason: LocalText | null;
}

/** Contracts with what was paid for them, amounts in minor units. `tail` orders and pages. */
export const contractsWhere = (condition: RawBuilder<unknown>, tail = sql``) => sql<ContractRow>`
  select contract.id, contract.subject_id as "userId", subject.name as "userName", subject.outpatient_number as "outpatientNumber",
    subject.erased_at is not null or subject.tag = 'Archived' as "isClosed",
    contract.contract_type as "contractType", contract.purpose, contract.signed_on::text as "signTime", contract.stopped_at as "stopTime",
    contract.amount, contract.currency, contract.total_class as "totalClass", contract.created_at as "creationTime",
    contract.created_at::text as "addedAt", contract.remind, contract.discount, contract.reason_id as "reasonId", contract.reason,
    contract.discount_reason_id as "discountReasonId", contract.discount_reason as "discountReason",
    contract.concurrency_stamp as "concurrencyStamp",
    (
      select coalesce(sum(case when payment.is_recharge then payment.amount else -payment.amount end), 0)::bigint
      from app.contract_payments as payment
      where payment.tenant_id = contract.tenant_id and payment.contract_id = contract.id and payment.voided_at is null
    ) as paid,
    (
      select jsonb_build_object(
        'state', case when own.signed_at is not null then 'Signed' when own.opened_at is not null then 'Opened' else 'Sent' end,
        'guardianName', guardian.full_name, 'sentTime', own.created_at, 'openTime', own.opened_at, 'signTime', own.signed_at,
        'signerName', own.signer_name, 'language', own.language, 'termsVersion', terms.version
      )
      from app.contract_signings as own
      join catalog.contract_terms as terms on terms.id = own.terms_id
      left join app.guardians as guardian on guardian.tenant_id = own.tenant_id and guardian.id = own.guardian_id
      where own.tenant_id = contract.tenant_id and own.contract_id = contract.id
      order by own.signed_at is null, own.created_at desc limit 1
    ) as signing
  from app.user_contracts as contract
  join app.subjects as subject on subject.tenant_id = contract.tenant_id and subject.id = contract.subject_id
  where ${condition} ${tail}`;

/** Rows of a list as the wire has them. */
export async function presentItems(db: Db, rows: readonly ContractRow[]): Promise<UserContractItem[]> {
  const classes = await classesOfContracts(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => {
    const amount = toMajor(row.amount, row.currency);
    const isStopped = row.stopTime !== null;
    return {
      id: row.id,
      userId: row.userId,
      userName: row.userName,
      outpatientNumber: row.outpatientNumber,
      isClosed: row.isClosed,
      contractType: row.contractType,
      purpose: row.purpose,
      signTime: row.signTime,
      stopTime: row.stopTime?.toISOString() ?? null,
      amount,
      paid: toMajor(row.paid, row.currency),
      outstanding: toMajor(outstandingOf({ ...row, isStopped }), row.currency),
      currency: row.currency,
      ...classFigures({ totalClass: row.totalClass, isStopped }, classes.get(row.id)),
      price: unitFee(amount, row.totalClass),
      remind: row.remind,
      signing: row.signing && presentSigning(row.signing),
      creationTime: row.creationTime.toISOString(),
      concurrencyStamp: row.concurrencyStamp,
    };
  });
}

/** Moments within a row are written as PostgreSQL writes them. */
function presentSigning({ sentTime, openTime, signTime, ...rest }: ContractSigning): ContractSigning {
  const moment = (text: string) => new Date(text).toISOString();
  return { ...rest, sentTime: moment(sentTime), openTime: openTime && moment(openTime), signTime: signTime && moment(signTime) };
}

/** The same with everything that a contract says, but for its files. */
export async function presentContracts(db: Db, language: Language, rows: readonly ContractRow[]): Promise<Omit<UserContract, 'files'>[]> {
  const items = await presentItems(db, rows);
  return rows.flatMap((row, index) => {
    const item = items[index];
    const { discount, reasonId, discountReasonId } = row;
    const words = { reason: row.reason?.[language] ?? null, discountReason: row.discountReason?.[language] ?? null };
    return item ? [{ ...item, discount, reasonId, discountReasonId, ...words }] : [];
  });
}

/**
 * Takes a contract until the transaction ends, the credits of its child first: whoever books, trains or signs for the child takes them in
 * that order too.
 */
export async function lockContract(db: Db, id: string) {
  const found = await db.selectFrom('app.user_contracts').select('subject_id').where('id', '=', id).executeTakeFirst();
  if (!found) return refuse('Trellis:NotFound', { members: ['id'] });
  await lockCredits(db, found.subject_id);
  return lockTerms(db, id, 'id');
}

/** Takes a contract alone, for what concerns money and no class. */
export async function lockTerms(db: Db, id: string, member: string) {
  const row = await db.selectFrom('app.user_contracts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return row ?? refuse('Trellis:NotFound', { members: [member] });
}

export type LockedContract = Awaited<ReturnType<typeof lockContract>>;
