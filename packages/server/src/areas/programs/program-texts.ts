import { type Language, type LocalText, languages } from '@trellis/contract/languages';
import { trainingProgram } from '@trellis/contract/programs/training-program';
import type { programImportCalls, Transferred } from '@trellis/contract/programs/transfer-calls';
import { programListWords, programTextWords } from '@trellis/contract/programs/words';
import { readAs } from '@trellis/contract/resources/fields';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import { type ExcelColumn, excelReply } from '../../platform/documents/excel.ts';
import { readTable } from '../../platform/documents/read-table.ts';
import { TableFault, type TableRow } from '../../platform/documents/table.ts';
import { actingAs } from '../../platform/http/acting.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { refusalText } from '../../platform/http/refusal-text.ts';
import { refuseFileType } from '../../platform/http/refuse-file-type.ts';
import type { FileReply, IdentityContext, Read } from '../../platform/http/routes.ts';
import { validationMessages } from '../../platform/http/validation-messages.ts';
import { actingEditor } from './acting-editor.ts';
import { programFields } from './export-programs.ts';
import { trainingPrograms } from './training-programs.ts';
import { allOrNothing, countRow, endIfFaulty } from './transfer-result.ts';

type Fields = ReturnType<typeof programFields>;
const names = ['titles', 'subTitles', 'contents', 'precautions', 'possibleDifficulties', 'suggestionsOnGroupTeachings'] as const;
/** The columns beside the code: each text in each language. */
const texts = names.flatMap((name) => languages.map((language) => ({ name, language })));

const most = { rows: 5001, columns: 60, cellLength: 4001, hasLines: true };

/** What a column is headed with, for whoever reads a language. */
function headOf(text: (typeof texts)[number], reader: Language): string {
  const word = readAs(text.name, { kind: 'localText', isLong: false }) as keyof (typeof programTextWords)['en'];
  return `${programTextWords[reader][word]} (${programListWords[reader][text.language]})`;
}

/** The texts of all programs as last saved, a row each. */
export async function exportTexts(read: Read, caller: Actor): Promise<FileReply> {
  const words = programListWords[caller.language];
  const { items } = await read((db) => trainingPrograms.list(db, caller, { skipCount: 0, maxResultCount: 5000, sorting: 'title' }));
  const columns: ExcelColumn<Fields>[] = [
    { header: words.code, width: 16, value: ({ code }) => code },
    ...texts.map((text) => ({
      header: headOf(text, caller.language),
      width: 40,
      value: (program: Fields) => program[text.name][text.language],
    })),
  ];
  return excelReply({ fileName: `${words.list}.xlsx`, sheetName: words.list, columns, portions: inOne(items.map(programFields)) });
}

async function* inOne<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}

/** Takes the texts of such a list: all of it, or nothing while anything in it is wrong. */
export async function importTexts(
  context: IdentityContext,
  { file }: InputOf<typeof programImportCalls.importedTexts>,
): Promise<Transferred> {
  const editor = actingEditor(context);
  const { rows } = await readTable(file, most, editor.personId).catch(refuseTable);
  const [heads, ...body] = rows;
  if (!heads || body.length === 0) return refuse('Trellis:TableEmpty', { members: ['file'] });
  return allOrNothing(async (result) => {
    const columns = columnsOf(heads, editor.language, result);
    if (result.faults.length > 0) return;
    await actingAs(context.pools, editor, async (db) => {
      for (const row of body) await saveRow(db, editor, { row, heads: heads.cells, columns, result });
      endIfFaulty(result);
    });
  });
}

function refuseTable(error: unknown): never {
  if (!(error instanceof TableFault)) throw error;
  const members = ['file'];
  if (error.reason === 'tooLong') refuse('Trellis:TableTooLong', { members, data: { max: most.rows - 1 } });
  if (error.reason === 'tooWide') refuse('Trellis:TableTooWide', { members, data: { max: most.columns } });
  if (error.reason === 'otherType') refuseFileType(['xlsx', 'csv']);
  return refuse('Trellis:TableUnreadable', { members });
}

type Column = 'code' | (typeof texts)[number];

/** What stands in each column, by its head in any of the languages. */
function columnsOf(heads: TableRow, language: Language, result: Transferred): (Column | undefined)[] {
  const plain = (text: string) => text.trim().toLowerCase();
  const known = new Map<string, Column>();
  for (const reader of languages) {
    known.set(plain(programListWords[reader].code), 'code');
    for (const text of texts) known.set(plain(headOf(text, reader)), text);
  }
  const seen = new Set<Column>();
  const columns = heads.cells.map((head) => {
    const column = known.get(plain(head));
    const fault = (code: 'Trellis:ColumnUnknown' | 'Trellis:RowRepeated') =>
      result.faults.push({ row: heads.number, column: head, message: refusalText(code, language) });
    if (!column && head !== '') fault('Trellis:ColumnUnknown');
    if (column && seen.has(column)) fault('Trellis:RowRepeated');
    if (column) seen.add(column);
    return column;
  });
  const codeHead = programListWords[language].code;
  if (!seen.has('code'))
    result.faults.push({
      row: heads.number,
      column: codeHead,
      message: refusalText('Trellis:NotInFile', language, { what: codeHead }),
    });
  return columns;
}

interface RowGiven {
  row: TableRow;
  heads: readonly string[];
  columns: readonly (Column | undefined)[];
  result: Transferred;
}

async function saveRow(db: Db, editor: Actor, { row, heads, columns, result }: RowGiven): Promise<void> {
  const { language } = editor;
  const headAt = (column: Column | undefined) => heads[columns.indexOf(column)] ?? '';
  const code = row.cells[columns.indexOf('code')] ?? '';
  const fault = (column: string, message: string) => result.faults.push({ row: row.number, column, message });
  const known = await db.selectFrom('catalog.programs').select('id').where('code', '=', code).executeTakeFirst();
  if (!known) return void fault(headAt('code'), refusalText('Trellis:ProgramUnknown', language));
  const item = await trainingPrograms.get(db, editor, known);
  const before = programFields(item);
  const changed: Record<string, LocalText> = Object.fromEntries(names.map((name) => [name, { ...before[name] }]));
  for (const [at, column] of columns.entries()) {
    const text = column && column !== 'code' ? changed[column.name] : undefined;
    if (text && column && column !== 'code') text[column.language] = row.cells[at] ?? '';
  }
  const fields = trainingProgram.fields.safeParse({ ...before, ...changed });
  if (!fields.success) {
    for (const { message, members } of validationMessages(fields.error.issues, changed, language)) {
      const [name, of] = (members[0] ?? '').split('.');
      fault(headAt(columns.find((each) => typeof each === 'object' && each.name === name && each.language === of)), message);
    }
    return;
  }
  const isSame = names.every((name) => languages.every((each) => before[name][each] === fields.data[name][each]));
  await countRow({ result, language, row: row.number, column: () => headAt('code') }, async () => {
    if (isSame) return 'unchanged';
    await trainingPrograms.update(db, editor, { ...fields.data, id: item.id, concurrencyStamp: item.concurrencyStamp });
    return 'changed';
  });
}
