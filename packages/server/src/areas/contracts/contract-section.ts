import { contractFieldWords, contractPurposeWords, contractStateWords } from '@trellis/contract/contracts/words';
import type { Db } from '../../platform/db/types.ts';
import type { PdfPart } from '../../platform/documents/pdf-content.ts';
import { writtenDay, writtenMoney } from '../../platform/documents/written.ts';
import type { Member } from '../../platform/http/caller.ts';
import { documentTexts } from './document-texts.ts';
import { exportName } from './export-texts.ts';
import { listContracts } from './list-contracts.ts';

/** A child's contracts within a document about the child, the one signed last first. */
export async function describeContracts(db: Db, reader: Member, userId: string): Promise<PdfPart> {
  const { items } = await listContracts(db, reader, { userId, skipCount: 0, maxResultCount: 1000 });
  const { language } = reader;
  const fields = contractFieldWords[language];
  return {
    kind: 'table',
    title: exportName[language],
    none: documentTexts[language].noContracts,
    columns: [
      { header: fields.signTime, share: 13 },
      { header: fields.purpose, share: 12 },
      { header: fields.state, share: 11 },
      { header: fields.totalClass, share: 10, isFigure: true },
      { header: fields.usedClass, share: 9, isFigure: true },
      { header: fields.remainClass, share: 11, isFigure: true },
      { header: fields.stoppedClass, share: 11, isFigure: true },
      { header: fields.takenBackClass, share: 11, isFigure: true },
      { header: fields.amount, share: 13, isFigure: true },
      { header: fields.paid, share: 13, isFigure: true },
    ],
    rows: items.map((contract) => [
      writtenDay(contract.signTime),
      contractPurposeWords[language][contract.purpose],
      contractStateWords[language][contract.stopTime ? 'Stopped' : 'InForce'],
      String(contract.totalClass),
      String(contract.usedClass),
      String(contract.remainClass),
      String(contract.stoppedClass),
      String(contract.takenBackClass),
      writtenMoney(contract.amount, contract.currency),
      writtenMoney(contract.paid, contract.currency),
    ]),
  };
}
