import { dateIn } from '@trellis/contract/scheduling/rules';
import type { InputOf } from '@trellis/contract/types';
import type { vrFileCalls } from '@trellis/contract/vr-classroom/file-calls';
import type { CentreStatistic, MonthStatistic } from '@trellis/contract/vr-classroom/schemas';
import { testCountWords, testFieldWords } from '@trellis/contract/vr-classroom/words';
import { sql } from 'kysely';
import { type ExcelColumn, excelReply } from '../../platform/documents/excel.ts';
import { inPortions } from '../../platform/documents/portions.ts';
import type { Actor } from '../../platform/http/caller.ts';
import type { FileReply, Read } from '../../platform/http/routes.ts';
import { requireCentre } from '../tenancy/public.ts';
import { fileTexts } from './file-texts.ts';
import { centresWhere, monthsOf } from './statistics.ts';
import { requireMember } from './tests-of.ts';

type Calls = typeof vrFileCalls;

/** The months of the caller's centre as an Excel file. */
export async function downloadMonths(read: Read, caller: Actor, period: InputOf<Calls['testRequestStatisticsExcel']>): Promise<FileReply> {
  requireMember(caller);
  return monthsFile(read, caller, caller.tenantId, period);
}

/** The months of a centre that the caller looks after. */
export async function downloadCentreMonths(
  read: Read,
  caller: Actor,
  { centerId, ...period }: InputOf<Calls['adminCenterTestRequestStatisticsExcel']>,
): Promise<FileReply> {
  await read((db) => requireCentre(db, centerId, 'centerId'));
  return monthsFile(read, caller, centerId, period);
}

type Period = InputOf<Calls['testRequestStatisticsExcel']>;

function monthsFile(read: Read, caller: Actor, centreId: string, period: Period): Promise<FileReply> {
  const { month } = testCountWords[caller.language];
  // as many rows as months: one portion
  const portions = async function* () {
    yield await read((db) => monthsOf(db, caller, centreId, period));
  };
  const columns: ExcelColumn<MonthStatistic>[] = [{ header: month, value: (row) => row.period }, ...countColumns(caller)];
  return file(caller, columns, portions());
}

/** What each centre of a name ordered as an Excel file, by name. */
export function downloadCentres(read: Read, caller: Actor, period: InputOf<Calls['adminTestRequestStatisticsExcel']>): Promise<FileReply> {
  const { left, unlimited } = testCountWords[caller.language];
  const portions = inPortions<CentreStatistic>(read, (db, last, limit) => {
    const beyond = last ? sql`(lower(tenant.name), tenant.id) > (lower(${last.name}), ${last.id}::uuid)` : sql`true`;
    return centresWhere(db, caller, period, beyond, sql`order by lower(tenant.name), tenant.id limit ${limit}`);
  });
  const columns: ExcelColumn<CentreStatistic>[] = [
    { header: testFieldWords[caller.language].center, width: 32, value: (row) => row.name },
    ...countColumns(caller),
    { header: left, width: 14, format: '0', value: (row) => (row.left < 0 ? unlimited : row.left) },
  ];
  return file(caller, columns, portions);
}

function countColumns({ language }: Actor): ExcelColumn<Omit<MonthStatistic, 'period'>>[] {
  const headers = testCountWords[language];
  const fields = ['requests', 'open', 'finished', 'cancelled', 'childCount'] as const;
  return fields.map((field) => ({ header: headers[field], width: 14, format: '0', value: (row) => row[field] }));
}

function file<Row>(caller: Actor, columns: ExcelColumn<Row>[], portions: AsyncIterable<readonly Row[]>): Promise<FileReply> {
  const { statistics: name } = fileTexts[caller.language];
  return excelReply({ fileName: `${name} ${dateIn(caller.zone, caller.now.toISOString())}.xlsx`, sheetName: name, columns, portions });
}
