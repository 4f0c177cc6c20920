import type { Words } from '@trellis/contract/languages';
import { dateIn } from '@trellis/contract/scheduling/rules';
import type { Figure } from '@trellis/contract/statistics/figures';
import { isMoney } from '@trellis/contract/statistics/figures';
import { boundsOf } from '@trellis/contract/statistics/periods';
import type { Entry, PeriodQuery } from '@trellis/contract/statistics/schemas';
import { entryWords, figureWords } from '@trellis/contract/statistics/words';
import { type RawBuilder, sql } from 'kysely';
import { countToCap } from '../../platform/db/long-list.ts';
import { inPage, type Page } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import { type ExcelColumn, excelReply } from '../../platform/documents/excel.ts';
import { inPortions } from '../../platform/documents/portions.ts';
import type { Actor } from '../../platform/http/caller.ts';
import type { FileReply, Read } from '../../platform/http/routes.ts';
import { countFigures, toldAmount } from './count.ts';
import { flows } from './figures/all.ts';
import { type Days, dayOf, entriesOf } from './figures/flow.ts';
import { requirePeriod, requireReachedCentre, requireReadable } from './readable.ts';
import { amountOf } from './sum.ts';

interface Filter extends PeriodQuery {
  figure: Figure;
  part?: string | undefined;
}

/** A query of the entries of a figure in a period, and how an entry that it finds is told. */
function listed(caller: Actor, { figure, part, tenantId, ...query }: Filter) {
  requireReadable(caller, figure);
  const label = requirePeriod(caller, query);
  const centre = caller.kind === 'member' ? caller.tenantId : tenantId;
  const days: Days = { unit: label.length === 4 ? 'year' : 'month', ...boundsOf(label), ...(centre && { centres: [centre] }) };
  const ofPart = part === undefined ? sql`true` : sql`entry.part = ${part}`;
  return {
    label,
    entries: sql`select * from (${entriesOf(flows[figure], days)}) as entry where ${ofPart}`,
    rowsOf: (page: RawBuilder<unknown>) => sql<Entry & Place>`
      select page.id, page."tenantId", page.at::text as at, page."tenantName", page."subjectId", coalesce(child.name, page."ownName", '') as name,
        ${dayOf(flows[figure], sql`page`)} as day, page.part, page.amount
      from (${page}) as page left join app.subjects as child on child.tenant_id = page."tenantId" and child.id = page."subjectId"
      order by page.at desc, page.id`,
  };
}

/** Where an entry stands among the others. */
interface Place {
  at: string;
  tenantId: string;
}

/** What a figure counts, one by one, the latest first, with how many there are and what the figure adds up to. */
export async function listEntries(db: Db, caller: Actor, { skipCount, maxResultCount, ...filter }: Filter & Page) {
  const { figure, part, tenantId } = filter;
  const { label, entries, rowsOf } = listed(caller, filter);
  const [{ rows }, total, sums] = await Promise.all([
    rowsOf(sql`${entries} ${inPage(sql`at desc, id`, { skipCount, maxResultCount })}`).execute(db),
    countToCap(db, entries),
    countFigures(db, caller, { figures: [figure], periods: [label], tenantId }),
    requireReachedCentre(db, caller, tenantId),
  ]);
  const items = rows.map(({ tenantId: _tenantId, at: _at, ...row }) => ({ ...row, amount: toldAmount(figure, row.part, row.amount) }));
  return { items, ...total, amount: amountOf(sums, part) };
}

/** The same as an Excel file. */
export async function downloadEntries(read: Read, caller: Actor, filter: Filter): Promise<FileReply> {
  await read((db) => requireReachedCentre(db, caller, filter.tenantId));
  const { label, entries, rowsOf } = listed(caller, filter);
  const portions = inPortions<Entry & Place>(read, async (db, last, limit) => {
    const at = last && (flows[filter.figure].isDay ? sql`${last.at}::date` : sql`${last.at}::timestamptz`);
    const beyond = at ? sql`and (entry.at < ${at} or entry.at = ${at} and entry.id > ${last.id})` : sql``;
    return (await rowsOf(sql`${entries} ${beyond} order by at desc, id limit ${limit}`).execute(db)).rows;
  });
  const title = figureWords[caller.language][filter.figure];
  const fileName = `${title} ${label} ${dateIn(caller.zone, caller.now.toISOString())}.xlsx`;
  return excelReply({ fileName, sheetName: title, columns: columnsFor(caller, filter.figure), portions });
}

function columnsFor({ language }: Actor, figure: Figure): ExcelColumn<Entry>[] {
  const words: Words<keyof (typeof entryWords)['en']>['en'] = entryWords[language];
  return [
    { header: words.center, width: 28, value: (row) => row.tenantName },
    { header: words.name, width: 28, value: (row) => row.name },
    { header: words.day, width: 14, format: 'mm/dd/yyyy', value: (row) => new Date(`${row.day}T00:00:00Z`) },
    ...(isMoney(figure) ? [{ header: words.part, value: (row: Entry) => row.part }] : []),
    {
      header: words.amount,
      width: 14,
      format: isMoney(figure) ? '#,##0.00' : '0',
      value: (row) => toldAmount(figure, row.part, row.amount),
    },
  ];
}
