import { basename } from 'node:path';
import type { UploadedList } from '@trellis/contract/imports/lists';
import { limits } from '@trellis/contract/limits';
import { readTable } from '../documents/read-table.ts';
import { TableFault, type TableRow } from '../documents/table.ts';
import { actingAs } from '../http/acting.ts';
import { isDiscarded } from '../http/incoming-form.ts';
import { refuse } from '../http/refusal.ts';
import { refuseFileType } from '../http/refuse-file-type.ts';
import type { IdentityContext } from '../http/routes.ts';
import { actingMember } from './acting-member.ts';
import { dateOrderOf } from './dates.ts';
import type { ImportDeclaration, Made, ResultOf } from './declaration.ts';
import type { Headers } from './headers.ts';
import { keepImport, presentImport } from './store.ts';
import { isExample } from './template.ts';

const { size, columns, cellLength } = limits.import;
/** What may stand above the headers: a title, a date. */
const mostAbove = 10;

/** Reads an uploaded list and guesses what its columns hold. Nothing is imported yet. */
export async function uploadList<Field extends string, Candidate, M extends Made>(
  { kind, policy, rows, headers: known, dateField }: ImportDeclaration<Field, Candidate, M>,
  context: IdentityContext,
  { file }: { file: File },
): Promise<UploadedList<Field, ResultOf<M>>> {
  const caller = actingMember(context, policy);
  if (file.size > size) refuse('Trellis:FileTooLarge', { members: ['file'], data: { max: size / 1024 / 1024 } });
  const { headers, body } = await tableOf(file, { tenantId: caller.tenantId, rows, known }).catch(refuseDiscarded);
  const guessed = known.guess(headers);
  const at = dateField === undefined ? -1 : guessed.indexOf(dateField);
  const days = body.map((row) => row.cells[at] ?? '');
  const mapping = { columns: guessed, dateOrder: dateOrderOf(days, caller.language === 'es' ? 'dayFirst' : 'monthFirst') };
  const list = { fileName: basename(file.name).slice(0, 200) || 'file', headers, mapping, rows: body };
  const id = await actingAs(context.pools, caller, (db) => keepImport(db, caller, kind, list));
  return presentImport<Field, ResultOf<M>>({ id, ...list, result: null });
}

interface Reading {
  tenantId: string;
  rows: number;
  known: Headers<string>;
}

async function tableOf(file: File, { tenantId, rows, known }: Reading): Promise<{ headers: string[]; body: TableRow[] }> {
  const table = await readTable(file, { rows: rows + mostAbove, columns, cellLength }, tenantId).catch((error) => refuseTable(error, rows));
  const at = headerRow(table.rows, known);
  const headers = table.rows[at]?.cells ?? [];
  const body = table.rows.slice(at + 1).filter(({ cells }) => !isExample(cells));
  if (body.length === 0) refuse('Trellis:TableEmpty', { members: ['file'] });
  if (body.length > rows) refuse('Trellis:TableTooLong', { members: ['file'], data: { max: rows } });
  const width = Math.max(headers.length, ...body.slice(0, 100).map((row) => row.cells.length));
  return { headers: Array.from({ length: width }, (_, column) => headers[column] ?? ''), body };
}

/** The row that names most fields; the first where none names any. */
function headerRow(all: readonly TableRow[], known: Headers<string>): number {
  const counts = all.slice(0, mostAbove).map((row) => known.count(row.cells));
  return Math.max(0, counts.indexOf(Math.max(0, ...counts)));
}

function refuseDiscarded(error: unknown): never {
  if (isDiscarded(error)) refuse('Trellis:UnreadableBody');
  throw error;
}

function refuseTable(error: unknown, rows: number): never {
  if (!(error instanceof TableFault)) throw error;
  const members = ['file'];
  if (error.reason === 'tooLong') refuse('Trellis:TableTooLong', { members, data: { max: rows } });
  if (error.reason === 'tooWide') refuse('Trellis:TableTooWide', { members, data: { max: columns } });
  if (error.reason === 'otherType') refuseFileType(['xlsx', 'csv', 'txt']);
  return refuse('Trellis:TableUnreadable', { members });
}
