import { balanceChart } from '@trellis/contract/credits/balance-chart';
import { balanceWords, creditCommodityWords, creditKindWords, statementWords } from '@trellis/contract/credits/words';
import type { DocumentOrder } from '@trellis/contract/documents';
import { limits } from '@trellis/contract/limits';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { PdfContent, PdfTable } from '../../platform/documents/pdf-content.ts';
import { pdfTexts } from '../../platform/documents/pdf-texts.ts';
import { writtenChange, writtenDay, writtenTime } from '../../platform/documents/written.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { subjectOf } from '../subjects/public.ts';
import { documentTexts } from './document-texts.ts';
import { statementName } from './export-texts.ts';
import { findBalance } from './find-balance.ts';
import { type StatementRow, statement } from './statement-store.ts';
import { writtenContract } from './written-contract.ts';

type Order = Extract<DocumentOrder, { document: 'creditStatement' }>;

const { rows: mostRows } = limits.document;

/** A child's statement as filtered, newest first, with its balance and what the rows add up to. */
export async function describeStatement(db: Db, reader: Member, { id: userId, kind, commodity, from, to }: Order): Promise<PdfContent> {
  const { name } = await subjectOf(db, userId);
  const tail = sql`order by posting.created_at desc, posting.id desc limit ${mostRows + 1}`;
  const { rows } = await statement(reader, { userId, kind, commodity, from, to }, sql`true`, tail).execute(db);
  if (rows.length > mostRows) refuse('Trellis:DocumentTooLong', { data: { rows: mostRows } });
  const { language } = reader;
  const title = statementName[language];
  const texts = documentTexts[language];
  const balance = await findBalance(db, reader, { userId });
  const narrowed = [
    { label: texts.period, value: from || to ? `${writtenDay(from ?? null) || '…'} – ${writtenDay(to ?? null) || '…'}` : texts.everything },
    ...(kind ? [{ label: texts.kind, value: creditKindWords[language][kind] }] : []),
    ...(commodity ? [{ label: texts.commodity, value: creditCommodityWords[language][commodity] }] : []),
  ];
  const { available, held, consumed, remainingTimes: remaining, stopped } = balance;
  const counts = { available, held, consumed, remaining, stopped };
  // as on the page: what is set aside is told where there is any, and with it the figures are the sum of the records
  const shown = (['available', 'held', 'consumed', 'remaining', 'stopped'] as const).filter((key) => key !== 'stopped' || stopped > 0);
  const figures = shown.map((key) => ({ label: balanceWords[language][key], value: String(counts[key]) }));
  const assessments = balance.times.map(({ name: label, times }) => ({ label, value: String(times) }));
  const records = rows.map((row) => ({ day: writtenDay(row.localTime.slice(0, 10)), commodity: row.commodity, balance: row.balance }));
  const course = balanceChart(records, language);
  return {
    fileName: `${title} ${name}`,
    title: pdfTexts[language].titled(title, name),
    parts: [
      { kind: 'facts', facts: [{ label: statementWords[language].child, value: name }, ...narrowed] },
      { kind: 'facts', title: texts.now, facts: [...figures, ...assessments] },
      ...(course ? [{ kind: 'chart', title: course.title, chart: course } as const] : []),
      { title: texts.records, ...tableOf(reader, rows) },
    ],
  };
}

function tableOf({ language, zone }: Member, rows: readonly StatementRow[]): PdfTable {
  const headers = statementWords[language];
  const texts = documentTexts[language];
  const nameOf = (row: StatementRow) => row.tagName ?? creditCommodityWords[language][row.commodity];
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(nameOf(row), (sums.get(nameOf(row)) ?? 0) + row.change);
  return {
    kind: 'table',
    none: texts.none,
    columns: [
      { header: headers.time, share: 17 },
      { header: headers.kind, share: 10 },
      { header: headers.commodity, share: 13 },
      { header: headers.change, share: 9, isFigure: true },
      { header: headers.balance, share: 9, isFigure: true },
      { header: headers.contract, share: 13 },
      { header: headers.session, share: 8, isFigure: true },
      { header: headers.creator, share: 11 },
      { header: headers.remark, share: 12 },
    ],
    rows: rows.map((row) => [
      writtenTime(row.creationTime, zone),
      creditKindWords[language][row.kind],
      nameOf(row),
      writtenChange(row.change),
      String(row.balance),
      writtenContract(language, row.contract),
      row.sessionNum === null ? '' : String(row.sessionNum),
      row.creator,
      row.remark ?? '',
    ]),
    sums: [...sums].map(([name, change]) => [texts.sum, '', name, writtenChange(change), '', '', '', '', '']),
  };
}
