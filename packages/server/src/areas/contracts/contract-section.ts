import type { Db } from '../../platform/db/types.ts';
import type { PdfPart } from '../../platform/documents/pdf-content.ts';
import { writtenDay, writtenMoney } from '../../platform/documents/written.ts';
import type { Member } from '../../platform/http/caller.ts';
import { documentTexts } from './document-texts.ts';
import { exportTexts } from './export-texts.ts';
import { listContracts } from './list-contracts.ts';

/** A child's contracts within a document about the child, the one signed last first. */
export async function describeContracts(db: Db, reader: Member, userId: string): Promise<PdfPart> {
  const { items } = await listContracts(db, reader, { userId, skipCount: 0, maxResultCount: 1000 });
  const { name, headers, purpose, inForce, stopped } = exportTexts[reader.language];
  return {
    kind: 'table',
    title: name,
    none: documentTexts[reader.language].noContracts,
    columns: [
      { header: headers.signTime, share: 16 },
      { header: headers.purpose, share: 18 },
      { header: headers.state, share: 14 },
      { header: headers.totalClass, share: 12, isFigure: true },
      { header: headers.remainClass, share: 12, isFigure: true },
      { header: headers.amount, share: 14, isFigure: true },
      { header: headers.paid, share: 14, isFigure: true },
    ],
    rows: items.map((contract) => [
      writtenDay(contract.signTime),
      purpose[contract.purpose],
      contract.stopTime ? stopped : inForce,
      String(contract.totalClass),
      String(contract.remainClass),
      writtenMoney(contract.amount, contract.currency),
      writtenMoney(contract.paid, contract.currency),
    ]),
  };
}
