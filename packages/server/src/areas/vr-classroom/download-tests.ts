import { dateIn } from '@trellis/contract/scheduling/rules';
import type { InputOf } from '@trellis/contract/types';
import type { vrFileCalls } from '@trellis/contract/vr-classroom/file-calls';
import { testFieldWords, testStatusWords, testTypeWords } from '@trellis/contract/vr-classroom/words';
import { sql } from 'kysely';
import { type ExcelColumn, excelReply } from '../../platform/documents/excel.ts';
import { inPortions } from '../../platform/documents/portions.ts';
import type { Actor } from '../../platform/http/caller.ts';
import type { FileReply, Read } from '../../platform/http/routes.ts';
import { fileTexts } from './file-texts.ts';
import { orderOfTests } from './list-tests.ts';
import { matchesTest } from './test-filter.ts';
import { type TestRow, testsWhere } from './test-store.ts';
import { requireMember, requireTestsOf } from './tests-of.ts';

type Calls = typeof vrFileCalls;

/** The tests of the caller's centre that a filter names as an Excel file. */
export async function downloadTests(read: Read, caller: Actor, filter: InputOf<Calls['testRequestsExcel']>): Promise<FileReply> {
  requireMember(caller);
  await read((db) => requireTestsOf(db, caller, filter.subjectId));
  return testsFile(read, caller, filter);
}

/** The same of every centre that the caller looks after. */
export function downloadCases(read: Read, caller: Actor, filter: InputOf<Calls['adminTestRequestsExcel']>): Promise<FileReply> {
  return testsFile(read, caller, filter);
}

function testsFile(read: Read, caller: Actor, filter: InputOf<Calls['adminTestRequestsExcel']>): Promise<FileReply> {
  const { tests: name } = fileTexts[caller.language];
  const matching = matchesTest(caller, filter);
  const order = orderOfTests(filter.sorting);
  const portions = inPortions<TestRow>(read, async (db, last, limit) => {
    const beyond = last ? order.after({ id: last.id, mark: last.orderedAt }) : sql`true`;
    const tail = sql`order by ${order.by} limit ${limit}`;
    return (await testsWhere(sql`${matching} and ${beyond}`, tail).execute(db)).rows;
  });
  const fileName = `${name} ${dateIn(caller.zone, caller.now.toISOString())}.xlsx`;
  return excelReply({ fileName, sheetName: name, columns: columnsFor(caller), portions });
}

function columnsFor({ kind, language, zone }: Actor): ExcelColumn<TestRow>[] {
  const fields = testFieldWords[language];
  const { yes, no } = fileTexts[language];
  const day = (at: Date | null) => at && new Date(`${dateIn(zone, at.toISOString())}T00:00:00Z`);
  const date = { width: 14, format: 'mm/dd/yyyy' };
  const center: ExcelColumn<TestRow> = { header: fields.center, width: 28, value: (row) => row.tenantName };
  // nobody but the centre is told its codes
  const code: ExcelColumn<TestRow> = { header: fields.code, width: 14, value: (row) => row.code };
  return [
    ...(kind === 'member' ? [] : [center]),
    { header: fields.child, width: 28, value: (row) => row.subjectName },
    { header: fields.number, width: 18, value: (row) => row.outpatientNumber },
    ...(kind === 'member' ? [code] : []),
    { header: fields.type, width: 18, value: (row) => testTypeWords[language][row.testType] },
    { header: fields.location, width: 24, value: (row) => row.locationName },
    { header: fields.device, width: 24, value: (row) => row.deviceName },
    { header: fields.status, width: 14, value: (row) => testStatusWords[language][row.status] },
    { header: fields.consent, width: 16, value: (row) => (row.consentSigned ? yes : no) },
    { header: fields.orderedBy, width: 24, value: (row) => row.orderedBy },
    { header: fields.ordered, ...date, value: (row) => day(row.creationTime) },
    { header: fields.finished, ...date, value: (row) => day(row.finishTime) },
  ];
}
