import type { Words } from '@trellis/contract/languages';
import { dateIn } from '@trellis/contract/scheduling/rules';
import type { Figure } from '@trellis/contract/statistics/figures';
import { isMoney } from '@trellis/contract/statistics/figures';
import { boundsOf } from '@trellis/contract/statistics/periods';
import type { Entry, PeriodQuery } from '@trellis/contract/statistics/schemas';
import { entryWords, figureWords } from '@trellis/contract/statistics/words';
import { type RawBuilder, sql } from 'kysely';
import { inPage, type Page } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import { type ExcelColumn, excelReply } from '../../platform/documents/excel.ts';
import { inPortions } from '../../platform/documents/portions.ts';
import type { Actor } from '../../platform/http/caller.ts';
import type { FileReply, Read } from '../../platform/http/routes.ts';
import { toldAmount } from './count.ts';
import { flows } from './figures/all.ts';
import { type Days, entriesOf } from './figures/flow.ts';
import { requirePeriod, requireReachedCentre, requireReadable } from './readable.ts';
import { totalsOf } from './totals-of.ts';

interface Filter extends PeriodQuery {
  figure: Figure;
  part?: string | undefined;
}

/** The entries of a figure in a period, as `listed`. */
function listed(caller: Actor, { figure, part, tenantId, ...query }: Filter): RawBuilder<unknown> {
  requireReadable(caller, figure);
  const label = requirePeriod(caller, query);
  const centre = caller.kind === 'member' ? caller.tenantId : tenantId;
  const days: Days = { unit: label.length === 4 ? 'year' : 'month', ...boundsOf(label), ...(centre && { centres: [centre] }) };
  const ofPart = part === undefined ? sql`true` : sql`entry.part = ${part}`;
  return sql`(select * from (${entriesOf(flows[figure], days)}) as entry where ${ofPart}) as listed`;
}

const rowsOf = (entries: RawBuilder<unknown>) => sql<Entry & { tenantId: string }>`
  select page.id, page."tenantId", page."tenantName", page."subjectId", coalesce(child.name, page."ownName", '') as name, page.day, page.part, page.amount
  from ${entries} left join app.subjects as child on child.tenant_id = page."tenantId" and child.id = page."subjectId"
  order by page.day desc, page.id`;

/** What a figure counts, one by one, the latest first, with how many there are and what they add up to. */
export async function listEntries(db: Db, caller: Actor, { skipCount, maxResultCount, ...filter }: Filter & Page) {
  const from = listed(caller, filter);
  const page = sql`(select * from ${from} ${inPage(sql`listed.day desc, listed.id`, { skipCount, maxResultCount })}) as page`;
  const [{ rows }, { totalCount, amount }] = await Promise.all([
    rowsOf(page).execute(db),
    totalsOf(db, from),
    requireReachedCentre(db, caller, filter.tenantId),
  ]);
  const { figure, part = '' } = filter;
  const items = rows.map(({ tenantId: _tenantId, ...row }) => ({ ...row, amount: toldAmount(figure, row.part, row.amount) }));
  return { items, totalCount, amount: toldAmount(figure, part, amount) };
}

/** The same as an Excel file. */
export async function downloadEntries(read: Read, caller: Actor, filter: Filter): Promise<FileReply> {
  await read((db) => requireReachedCentre(db, caller, filter.tenantId));
  const from = listed(caller, filter);
  const portions = inPortions<Entry>(read, async (db, last, limit) => {
    const beyond = last ? sql`listed.day < ${last.day}::date or listed.day = ${last.day}::date and listed.id > ${last.id}` : sql`true`;
    const page = sql`(select * from ${from} where ${beyond} order by listed.day desc, listed.id limit ${limit}) as page`;
    return (await rowsOf(page).execute(db)).rows;
  });
  const title = figureWords[caller.language][filter.figure];
  const fileName = `${title} ${requirePeriod(caller, filter)} ${dateIn(caller.zone, caller.now.toISOString())}.xlsx`;
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
