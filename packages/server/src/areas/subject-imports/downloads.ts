import type { subjectImportFileCalls } from '@trellis/contract/subject-imports/calls';
import { importFields } from '@trellis/contract/subject-imports/fields';
import { importFieldWords } from '@trellis/contract/subject-imports/words';
import type { InputOf } from '@trellis/contract/types';
import { type ExcelColumn, excelReply } from '../../platform/documents/excel.ts';
import type { Actor } from '../../platform/http/caller.ts';
import type { FileReply, Read } from '../../platform/http/routes.ts';
import type { CheckedRow } from './candidate.ts';
import { checkRows } from './check-rows.ts';
import { findImport } from './store.ts';
import { fileTexts } from './texts.ts';

/** The parts of a name: a template asks for them, a list may have the whole name instead. */
const templateFields = importFields.filter((field) => field !== 'name');

/** An empty list with every column, in the reader's language. Every cell is a text: a program turns no number into a date. */
export async function downloadTemplate(_read: Read, { language }: Actor): Promise<FileReply> {
  const { template } = fileTexts[language];
  const columns = templateFields.map((field) => ({ header: importFieldWords[language][field], value: () => null }));
  return excelReply({ fileName: `${template}.xlsx`, sheetName: template, columns, portions: none() });
}

async function* none(): AsyncGenerator<never[]> {
  yield [];
}

/** The rows that stay out, as they stand in the file, with what is wrong in each: corrected, the file can be uploaded again. */
export async function downloadFaultyRows(
  read: Read,
  caller: Actor,
  { importId }: InputOf<typeof subjectImportFileCalls.faultyRows>,
): Promise<FileReply> {
  const { list, faulty } = await read(async (db) => {
    const found = await findImport(db, caller, importId);
    const checked = await checkRows(db, caller, found.rows, found.mapping);
    return { list: found, faulty: checked.filter((row) => row.faults.length > 0) };
  });
  const texts = fileTexts[caller.language];
  const columns: ExcelColumn<CheckedRow>[] = [
    ...list.headers.map((header, at) => ({ header, value: ({ row }: CheckedRow) => row.cells[at] ?? '' })),
    { header: texts.row, width: 8, format: '0', value: ({ row }) => row.number },
    {
      header: texts.faults,
      width: 60,
      value: ({ faults }) => faults.map((fault) => `${importFieldWords[caller.language][fault.field]}: ${fault.message}`).join(' '),
    },
  ];
  return excelReply({ fileName: `${texts.faultyRows}.xlsx`, sheetName: texts.faultyRows, columns, portions: inOne(faulty) });
}

async function* inOne<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}
