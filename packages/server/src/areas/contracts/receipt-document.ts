import { receiptNumber } from '@trellis/contract/contracts/rules';
import type { ContractPayment, UserContract } from '@trellis/contract/contracts/schemas';
import {
  contractFieldWords,
  contractPurposeWords,
  contractTypeWords,
  paymentFieldWords,
  paymentMethodWords,
  paymentWords,
} from '@trellis/contract/contracts/words';
import type { DocumentOrder } from '@trellis/contract/documents';
import { dateIn } from '@trellis/contract/scheduling/rules';
import type { Db } from '../../platform/db/types.ts';
import type { PdfContent, PdfFact } from '../../platform/documents/pdf-content.ts';
import { pdfTexts } from '../../platform/documents/pdf-texts.ts';
import { writtenDay, writtenMoney } from '../../platform/documents/written.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { documentTexts } from './document-texts.ts';
import { findContract } from './find-contract.ts';
import { findPayment } from './list-payments.ts';

type Order = Extract<DocumentOrder, { document: 'paymentReceipt' }>;

/** What a family gets for its money: what was paid, how, when, to whom and for which contract. A voided one says so in its title. */
export async function describeReceipt(db: Db, reader: Member, { id }: Order): Promise<PdfContent> {
  const payment = (await findPayment(db, id)) ?? refuse('Trellis:NotFound', { members: ['id'] });
  const contract = await findContract(db, reader, { id: payment.userContractId });
  const texts = documentTexts[reader.language];
  const number = receiptNumber(payment.number);
  const title = payment.voidTime ? texts.voidedReceipt : payment.isRecharge ? texts.receipt : texts.refundReceipt;
  return {
    fileName: `${texts.receipt} ${number}`,
    title: pdfTexts[reader.language].titled(title, number),
    parts: [
      { kind: 'facts', facts: factsOf(paymentFacts(reader, payment)) },
      { kind: 'facts', title: texts.title, facts: factsOf(contractFacts(reader, contract)) },
    ],
  };
}

type Fact = [label: string, value: string | null];

const factsOf = (facts: Fact[]): PdfFact[] => facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));

function paymentFacts({ language, zone }: Member, payment: ContractPayment): Fact[] {
  const fields = paymentFieldWords[language];
  return [
    [fields.isRecharge, paymentWords[language][payment.isRecharge ? 'Payment' : 'Refund']],
    [fields.amount, writtenMoney(payment.amount, payment.currency)],
    [fields.payDate, writtenDay(payment.payDate)],
    [fields.method, payment.method && paymentMethodWords[language][payment.method]],
    [fields.creator, payment.creatorName],
    [fields.remark, payment.remark],
    [fields.voidTime, payment.voidTime && writtenDay(dateIn(zone, payment.voidTime))],
    [fields.voidReason, payment.voidReason],
  ];
}

/** The contract as it stands when the receipt is made. */
function contractFacts({ language }: Member, contract: UserContract): Fact[] {
  const fields = contractFieldWords[language];
  const money = (amount: number) => writtenMoney(amount, contract.currency);
  return [
    [fields.userId, contract.userName],
    [fields.outpatientNumber, contract.outpatientNumber],
    [fields.contractType, contractTypeWords[language][contract.contractType]],
    [fields.purpose, contractPurposeWords[language][contract.purpose]],
    [fields.signTime, writtenDay(contract.signTime)],
    [fields.totalClass, String(contract.totalClass)],
    [fields.amount, money(contract.amount)],
    [fields.paid, money(contract.paid)],
    [fields.outstanding, money(contract.outstanding)],
  ];
}
