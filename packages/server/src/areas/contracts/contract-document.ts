import { receiptNumber, signedAmount } from '@trellis/contract/contracts/rules';
import type { ContractPayment, UserContract } from '@trellis/contract/contracts/schemas';
import {
  contractFieldWords,
  contractPurposeWords,
  contractStateWords,
  contractTypeWords,
  paymentFieldWords,
  paymentMethodWords,
  paymentWords,
} from '@trellis/contract/contracts/words';
import type { DocumentOrder } from '@trellis/contract/documents';
import { dateIn } from '@trellis/contract/scheduling/rules';
import type { Db } from '../../platform/db/types.ts';
import type { PdfContent, PdfFact, PdfTable } from '../../platform/documents/pdf-content.ts';
import { pdfTexts } from '../../platform/documents/pdf-texts.ts';
import { writtenDay, writtenMoney } from '../../platform/documents/written.ts';
import type { Member } from '../../platform/http/caller.ts';
import { documentTexts } from './document-texts.ts';
import { findContract } from './find-contract.ts';
import { paymentsOf } from './list-payments.ts';

type Order = Extract<DocumentOrder, { document: 'userContract' }>;

/** A family's contract with what was paid for it. */
export async function describeContract(db: Db, reader: Member, { id }: Order): Promise<PdfContent> {
  const contract = await findContract(db, reader, { id });
  const payments = await paymentsOf(db, id);
  const texts = documentTexts[reader.language];
  return {
    fileName: `${texts.title} ${contract.userName}`,
    title: pdfTexts[reader.language].titled(texts.title, contract.userName),
    parts: [
      { kind: 'facts', facts: factsOf(reader, contract) },
      { title: texts.payments, ...paymentTable(reader, contract, payments) },
    ],
  };
}

function factsOf({ language, zone }: Member, contract: UserContract): PdfFact[] {
  const fields = contractFieldWords[language];
  const state = contractStateWords[language];
  const money = (amount: number) => writtenMoney(amount, contract.currency);
  const stoppedOn = contract.stopTime && writtenDay(dateIn(zone, contract.stopTime));
  const facts: [string, string | null][] = [
    [fields.userId, contract.userName],
    [fields.outpatientNumber, contract.outpatientNumber],
    [fields.contractType, contractTypeWords[language][contract.contractType]],
    [fields.purpose, contractPurposeWords[language][contract.purpose]],
    [fields.signTime, writtenDay(contract.signTime)],
    [fields.state, stoppedOn ? `${state.Stopped} (${stoppedOn})` : state.InForce],
    [fields.reasonId, contract.reason],
    [fields.discountReasonId, contract.discount ? contract.discountReason : null],
    [fields.totalClass, String(contract.totalClass)],
    [fields.usedClass, String(contract.usedClass)],
    [fields.remainClass, String(contract.remainClass)],
    [fields.stoppedClass, String(contract.stoppedClass)],
    [fields.takenBackClass, String(contract.takenBackClass)],
    [fields.price, money(Number(contract.price))],
    [fields.amount, money(contract.amount)],
    [fields.paid, money(contract.paid)],
    [fields.outstanding, money(contract.outstanding)],
    [fields.files, contract.files.map(({ fileName }) => fileName).join('\n')],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function paymentTable({ language }: Member, { currency }: UserContract, payments: readonly ContractPayment[]): PdfTable {
  const texts = documentTexts[language];
  const columns = paymentFieldWords[language];
  const kindOf = ({ isRecharge, voidTime }: ContractPayment) => {
    const kind = paymentWords[language][isRecharge ? 'Payment' : 'Refund'];
    return voidTime ? `${kind} (${paymentWords[language].Voided})` : kind;
  };
  const signed = (payment: ContractPayment) => writtenMoney(signedAmount(payment), currency);
  const sum = payments.reduce((total, payment) => total + signedAmount(payment), 0);
  return {
    kind: 'table',
    none: texts.noPayments,
    columns: [
      { header: columns.number, share: 11 },
      { header: columns.payDate, share: 14 },
      { header: columns.isRecharge, share: 15 },
      { header: columns.amount, share: 15, isFigure: true },
      { header: columns.method, share: 14 },
      { header: columns.remark, share: 22 },
      { header: columns.creator, share: 17 },
    ],
    rows: payments.map((payment) => [
      receiptNumber(payment.number),
      writtenDay(payment.payDate),
      kindOf(payment),
      signed(payment),
      payment.method ? paymentMethodWords[language][payment.method] : '',
      payment.remark ?? '',
      payment.creatorName ?? '',
    ]),
    sums: [[texts.sum, '', '', writtenMoney(sum, currency), '', '', '']],
  };
}
