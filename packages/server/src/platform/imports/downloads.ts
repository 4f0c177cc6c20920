import type { Language } from '@trellis/contract/languages';
import { type ExcelColumn, excelReply } from '../documents/excel.ts';
import { excelTemplate } from '../documents/excel-template.ts';
import type { Actor } from '../http/caller.ts';
import type { FileReply, Read } from '../http/routes.ts';
import type { ImportDeclaration, Made } from './declaration.ts';
import type { CheckedRow } from './row-reader.ts';
import { findImport } from './store.ts';
import { exampleMark } from './template.ts';

const texts: Record<Language, { row: string; faults: string }> = {
  en: { row: 'Row', faults: 'What is wrong' },
  'zh-Hans': { row: '行号', faults: '问题' },
  es: { row: 'Fila', faults: 'Qué falla' },
};

/** An empty list with every column, in the reader's language: with what may be chosen, and an example that is not imported. */
export async function downloadTemplate<Field extends string, Candidate, M extends Made>(
  { words, files, template, rows }: ImportDeclaration<Field, Candidate, M>,
  read: Read,
  caller: Actor,
): Promise<FileReply> {
  const { language } = caller;
  const offered = await read((db) => template(db, caller));
  const columns = offered.map(({ field, list, example }, at) => ({
    header: words[language][field],
    list: list ?? [],
    example: at === 0 ? `${exampleMark[language]}${example}` : example,
  }));
  const { template: name } = files[language];
  return excelTemplate({ fileName: `${name}.xlsx`, sheetName: name, columns, rows });
}

/** The rows that stay out, as they stand in the file, with what is wrong in each: corrected, the file can be uploaded again. */
export async function downloadFaultyRows<Field extends string, Candidate, M extends Made>(
  { kind, words, files, check }: ImportDeclaration<Field, Candidate, M>,
  read: Read,
  caller: Actor,
  { importId }: { importId: string },
): Promise<FileReply> {
  const { list, faulty } = await read(async (db) => {
    const found = await findImport<Field, unknown>(db, caller, { kind, importId });
    const checked = await check(db, caller, found.rows, found.mapping);
    return { list: found, faulty: checked.filter((row) => row.faults.length > 0) };
  });
  const { row: number, faults: wrong } = texts[caller.language];
  const { faultyRows: name } = files[caller.language];
  const columns: ExcelColumn<CheckedRow<Field>>[] = [
    ...list.headers.map((header, at) => ({ header, value: ({ row }: CheckedRow<Field>) => row.cells[at] ?? '' })),
    { header: number, width: 8, format: '0', value: ({ row }) => row.number },
    {
      header: wrong,
      width: 60,
      value: ({ faults }) => faults.map((fault) => `${words[caller.language][fault.field]}: ${fault.message}`).join(' '),
    },
  ];
  return excelReply({ fileName: `${name}.xlsx`, sheetName: name, columns, portions: inOne(faulty) });
}

async function* inOne<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}
