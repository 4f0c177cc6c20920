import { signedAmount } from '@trellis/contract/contracts/rules';
import type { ContractPayment, UserContract } from '@trellis/contract/contracts/schemas';
import type { DocumentOrder } from '@trellis/contract/files/document-calls';
import { dateIn } from '@trellis/contract/scheduling/rules';
import type { Db } from '../../platform/db/types.ts';
import type { PdfContent, PdfFact, PdfTable } from '../../platform/documents/pdf-content.ts';
import { pdfTexts } from '../../platform/documents/pdf-texts.ts';
import { writtenDay, writtenMoney } from '../../platform/documents/written.ts';
import type { Member } from '../../platform/http/caller.ts';
import { type DocumentTexts, documentTexts } from './document-texts.ts';
import { exportTexts } from './export-texts.ts';
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
      { title: texts.payments, ...paymentTable(texts, contract, payments) },
    ],
  };
}

function factsOf({ language, zone }: Member, contract: UserContract): PdfFact[] {
  const { headers, type, purpose, inForce, stopped } = exportTexts[language];
  const texts = documentTexts[language];
  const money = (amount: number) => writtenMoney(amount, contract.currency);
  const stoppedOn = contract.stopTime && writtenDay(dateIn(zone, contract.stopTime));
  const facts: [string, string | null][] = [
    [headers.name, contract.userName],
    [headers.number, contract.outpatientNumber],
    [headers.type, type[contract.contractType]],
    [headers.purpose, purpose[contract.purpose]],
    [headers.signTime, writtenDay(contract.signTime)],
    [headers.state, stoppedOn ? `${stopped} (${stoppedOn})` : inForce],
    [texts.reason, contract.reason],
    [texts.discountReason, contract.discount ? contract.discountReason : null],
    [headers.totalClass, String(contract.totalClass)],
    [headers.remainClass, String(contract.remainClass)],
    [headers.price, money(Number(contract.price))],
    [headers.amount, money(contract.amount)],
    [headers.paid, money(contract.paid)],
    [texts.outstanding, money(contract.amount - contract.paid)],
    [texts.files, contract.files.map(({ fileName }) => fileName).join('\n')],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function paymentTable(texts: DocumentTexts, { currency }: UserContract, payments: readonly ContractPayment[]): PdfTable {
  const signed = (payment: ContractPayment) => writtenMoney(signedAmount(payment), currency);
  const sum = payments.reduce((total, payment) => total + signedAmount(payment), 0);
  return {
    kind: 'table',
    none: texts.noPayments,
    columns: [
      { header: texts.columns.payDate, share: 15 },
      { header: texts.columns.kind, share: 14 },
      { header: texts.columns.amount, share: 17, isFigure: true },
      { header: texts.columns.remark, share: 34 },
      { header: texts.columns.creator, share: 20 },
    ],
    rows: payments.map((payment) => [
      writtenDay(payment.payDate),
      payment.isRecharge ? texts.payment : texts.refund,
      signed(payment),
      payment.remark ?? '',
      payment.creatorName ?? '',
    ]),
    sums: [[texts.sum, '', writtenMoney(sum, currency), '', '']],
  };
}
