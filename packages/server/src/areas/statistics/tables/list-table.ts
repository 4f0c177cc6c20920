import { dateIn } from '@trellis/contract/scheduling/rules';
import { boundsOf } from '@trellis/contract/statistics/periods';
import type { PeriodQuery, TableRow } from '@trellis/contract/statistics/schemas';
import { columnsOf, type Table } from '@trellis/contract/statistics/tables';
import { columnWords, entryWords, stateOfPlanWords, tableWords } from '@trellis/contract/statistics/words';
import { sql } from 'kysely';
import { findSummedPage, type Page } from '../../../platform/db/page.ts';
import { containing } from '../../../platform/db/patterns.ts';
import { byName } from '../../../platform/db/sorting.ts';
import type { Db } from '../../../platform/db/types.ts';
import { type ExcelColumn, excelReply } from '../../../platform/documents/excel.ts';
import { inPortions } from '../../../platform/documents/portions.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import type { FileReply, Read } from '../../../platform/http/routes.ts';
import { requirePeriod, requireReachedCentre } from '../readable.ts';
import { tables } from './declared.ts';

const order = sql`${byName(sql`name`)}, ${byName(sql`"tenantName"`)}, id`;

type Filter = PeriodQuery & { filter?: string | undefined };

function rowsOf(name: Table, caller: Actor, { filter, tenantId, ...query }: Filter) {
  const centre = caller.kind === 'member' ? caller.tenantId : tenantId;
  const rows = tables[name]({
    ...boundsOf(requirePeriod(caller, query)),
    ofCentre: (id) => (centre ? sql`${id} = ${centre}` : sql`true`),
    language: caller.language,
  });
  return sql<TableRow>`select listed.* from (${rows}) as listed where ${filter ? sql`listed.name ilike ${containing(filter)}` : sql`true`}`;
}

/** A table by name, a page of it. */
export const listTable =
  (name: Table) =>
  async (db: Db, caller: Actor, { skipCount, maxResultCount, ...filter }: Filter & Page) => {
    const page = { skipCount, maxResultCount };
    const [{ rows, totalCount }] = await Promise.all([
      findSummedPage(db, { summed: rowsOf(name, caller, filter), order }, page),
      requireReachedCentre(db, caller, filter.tenantId),
    ]);
    return { items: rows, totalCount };
  };

type Ordered = TableRow & { place: number };

/** The same as an Excel file. */
export const downloadTable =
  (name: Table) =>
  async (read: Read, caller: Actor, filter: Filter): Promise<FileReply> => {
    await read((db) => requireReachedCentre(db, caller, filter.tenantId));
    const listed = rowsOf(name, caller, filter);
    const portions = inPortions<Ordered>(read, async (db, last, limit) => {
      const { rows } = await sql<Ordered>`
        select placed.* from (
          select listed.*, row_number() over (order by ${order})::int as place from (${listed}) as listed
        ) as placed where placed.place > ${last?.place ?? 0} order by placed.place limit ${limit}`.execute(db);
      return rows;
    });
    const title = tableWords[caller.language][name];
    const fileName = `${title} ${requirePeriod(caller, filter)} ${dateIn(caller.zone, caller.now.toISOString())}.xlsx`;
    return excelReply({ fileName, sheetName: title, columns: columnsFor(name, caller), portions });
  };

const ofCentres: readonly Table[] = ['plansOfChildren', 'classPlans', 'coaches', 'trainers'];
const ofPlans: readonly Table[] = ['plansOfChildren', 'classPlans'];

function columnsFor(name: Table, { language }: Actor): ExcelColumn<TableRow>[] {
  const words = entryWords[language];
  const states: Record<string, string> = stateOfPlanWords[language];
  return [
    { header: words.name, width: 32, value: (row) => row.name },
    ...(ofCentres.includes(name) ? [{ header: words.center, width: 28, value: (row: TableRow) => row.tenantName }] : []),
    ...(ofPlans.includes(name) ? [{ header: words.state, value: (row: TableRow) => states[row.state ?? ''] ?? '' }] : []),
    ...columnsOf[name].map((column) => ({
      header: columnWords[language][column],
      width: 16,
      format: '0',
      value: (row: TableRow) => row.counts[column] ?? 0,
    })),
  ];
}
