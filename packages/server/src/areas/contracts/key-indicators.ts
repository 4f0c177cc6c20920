import type { contractCalls } from '@trellis/contract/contracts/calls';
import { outstandingOf } from '@trellis/contract/contracts/rules';
import { contractPurpose } from '@trellis/contract/contracts/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { toMajor } from '../../platform/money.ts';
import { classesOfContracts } from '../credits/public.ts';
import { subjectOf } from '../subjects/public.ts';
import { classFigures } from './class-figures.ts';
import { currency } from './contract-store.ts';

type Call = typeof contractCalls.keyIndicators;

interface Row {
  id: string;
  purpose: string;
  amount: number;
  totalClass: number;
  signTime: string;
  isStopped: boolean;
  paid: number;
  refunded: number;
  lastPayDate: string | null;
}

/** What a child's contracts add up to: money of all of them, what is owed and what is left only on those in force. */
export async function describeContracts(db: Db, _caller: Member, { userId }: InputOf<Call>): Promise<OutputOf<Call>> {
  await subjectOf(db, userId);
  const rows = await contractsOf(db, userId);
  const inForce = rows.filter((row) => !row.isStopped);
  const days = rows.map((row) => row.signTime).sort();
  const payDays = rows.flatMap((row) => row.lastPayDate ?? []).sort();
  const major = (minor: number) => toMajor(minor, currency);
  return {
    currency,
    contracts: rows.length,
    inForce: inForce.length,
    totalAmount: major(sumOf(rows, (row) => row.amount)),
    paid: major(sumOf(rows, (row) => row.paid - row.refunded)),
    refunded: major(sumOf(rows, (row) => row.refunded)),
    outstanding: major(sumOf(rows, ({ amount, paid, refunded, isStopped }) => outstandingOf({ amount, paid: paid - refunded, isStopped }))),
    firstSignTime: days[0] ?? null,
    lastSignTime: days.at(-1) ?? null,
    lastPayDate: payDays.at(-1) ?? null,
    purposes: await classesByPurpose(db, rows),
  };
}

async function contractsOf(db: Db, userId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select contract.id, contract.purpose, contract.amount, contract.total_class as "totalClass", contract.signed_on::text as "signTime",
      contract.stopped_at is not null as "isStopped", payments.paid, payments.refunded, payments."lastPayDate"
    from app.user_contracts as contract
    cross join lateral (
      select coalesce(sum(amount) filter (where is_recharge), 0)::bigint as paid,
        coalesce(sum(amount) filter (where not is_recharge), 0)::bigint as refunded,
        (max(paid_on) filter (where is_recharge))::text as "lastPayDate"
      from app.contract_payments as payment
      where payment.tenant_id = contract.tenant_id and payment.contract_id = contract.id and payment.voided_at is null
    ) as payments
    where contract.subject_id = ${userId}`.execute(db);
  return rows;
}

async function classesByPurpose(db: Db, rows: readonly Row[]) {
  const classes = await classesOfContracts(
    db,
    rows.map((row) => row.id),
  );
  return contractPurpose.options.map((purpose) => {
    const mine = rows.filter((row) => row.purpose === purpose).map((row) => classFigures(row, classes.get(row.id)));
    return {
      purpose,
      bought: sumOf(mine, (figures) => figures.totalClass),
      used: sumOf(mine, (figures) => figures.usedClass),
      left: sumOf(mine, (figures) => figures.remainClass),
      stopped: sumOf(mine, (figures) => figures.stoppedClass),
      takenBack: sumOf(mine, (figures) => figures.takenBackClass),
    };
  });
}

const sumOf = <T>(rows: readonly T[], figure: (row: T) => number) => rows.reduce((sum, row) => sum + figure(row), 0);
