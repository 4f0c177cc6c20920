import { basename } from 'node:path';
import { limits } from '@trellis/contract/limits';
import type { subjectImportRunCalls } from '@trellis/contract/subject-imports/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { readTable } from '../../platform/documents/read-table.ts';
import { TableFault, type TableRow } from '../../platform/documents/table.ts';
import { actingAs } from '../../platform/http/acting.ts';
import { isDiscarded } from '../../platform/http/incoming-form.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { refuseFileType } from '../../platform/http/refuse-file-type.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { actingMember } from './acting-member.ts';
import { dateOrderOf } from './birthdays.ts';
import { countHeaders, guessColumns } from './columns.ts';
import { keepImport, presentImport } from './store.ts';

const { size, rows, columns, cellLength } = limits.import;
/** What may stand above the headers: a title, a date. */
const mostAbove = 10;

/** Reads an uploaded list and guesses what its columns hold. Nothing is imported yet. */
export async function uploadList(
  context: IdentityContext,
  { file }: InputOf<typeof subjectImportRunCalls.upload>,
): Promise<OutputOf<typeof subjectImportRunCalls.upload>> {
  const caller = actingMember(context);
  if (file.size > size) refuse('Trellis:FileTooLarge', { members: ['file'], data: { max: size / 1024 / 1024 } });
  const { headers, body } = await tableOf(file, caller.tenantId).catch(refuseDiscarded);
  const guessed = guessColumns(headers);
  const birthdays = body.map((row) => row.cells[guessed.indexOf('birthday')] ?? '');
  const mapping = { columns: guessed, dateOrder: dateOrderOf(birthdays, caller.language === 'es' ? 'dayFirst' : 'monthFirst') };
  const list = { fileName: basename(file.name).slice(0, 200) || 'file', headers, mapping, rows: body };
  const id = await actingAs(context.pools, caller, (db) => keepImport(db, caller, list));
  return presentImport({ id, ...list, result: null });
}

async function tableOf(file: File, tenantId: string): Promise<{ headers: string[]; body: TableRow[] }> {
  const table = await readTable(file, { rows: rows + mostAbove, columns, cellLength }, tenantId).catch(refuseTable);
  const at = headerRow(table.rows);
  const headers = table.rows[at]?.cells ?? [];
  const body = table.rows.slice(at + 1);
  if (body.length === 0) refuse('Trellis:TableEmpty', { members: ['file'] });
  if (body.length > rows) refuse('Trellis:TableTooLong', { members: ['file'], data: { max: rows } });
  const width = Math.max(headers.length, ...body.slice(0, 100).map((row) => row.cells.length));
  return { headers: Array.from({ length: width }, (_, column) => headers[column] ?? ''), body };
}

/** The row that names most fields; the first where none names any. */
function headerRow(all: readonly TableRow[]): number {
  const counts = all.slice(0, mostAbove).map((row) => countHeaders(row.cells));
  return Math.max(0, counts.indexOf(Math.max(0, ...counts)));
}

function refuseDiscarded(error: unknown): never {
  if (isDiscarded(error)) refuse('Trellis:UnreadableBody');
  throw error;
}

function refuseTable(error: unknown): never {
  if (!(error instanceof TableFault)) throw error;
  const members = ['file'];
  if (error.reason === 'tooLong') refuse('Trellis:TableTooLong', { members, data: { max: rows } });
  if (error.reason === 'tooWide') refuse('Trellis:TableTooWide', { members, data: { max: columns } });
  if (error.reason === 'otherType') refuseFileType(['xlsx', 'csv', 'txt']);
  return refuse('Trellis:TableUnreadable', { members });
}
