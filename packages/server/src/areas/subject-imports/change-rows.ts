import type { subjectImportCalls } from '@trellis/contract/subject-imports/calls';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockIdleImport } from './store.ts';

/** Corrects cells of rows, each named by its number in the file. */
export async function changeRows(db: Db, caller: Member, { importId, rows }: InputOf<typeof subjectImportCalls.changeRows>): Promise<void> {
  const list = (await lockIdleImport(db, caller, importId)) ?? refuse('Trellis:ImportRunning');
  if (list.result) refuse('Trellis:ImportDone');
  const byNumber = new Map(list.rows.map((row) => [row.number, row]));
  for (const { number, cells } of rows) {
    const row = byNumber.get(number) ?? refuse('Trellis:InvalidInput', { members: ['rows'] });
    for (const { column, text } of cells) {
      if (column >= list.headers.length) refuse('Trellis:InvalidInput', { members: ['rows'] });
      // a row of the file ends with its last value
      while (row.cells.length < column) row.cells.push('');
      row.cells[column] = text;
    }
  }
  await db
    .updateTable('app.subject_imports')
    .set({ content: JSON.stringify(list.rows) })
    .where('id', '=', importId)
    .execute();
}
