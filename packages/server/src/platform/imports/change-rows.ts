import type { rowCorrection } from '@trellis/contract/imports/lists';
import type { z } from 'zod';
import type { Db } from '../db/types.ts';
import type { Member } from '../http/caller.ts';
import { refuse } from '../http/refusal.ts';
import { lockIdleImport, type WhichList } from './store.ts';

/** Corrects cells of rows, each named by its number in the file. */
export async function changeRows(
  db: Db,
  caller: Member,
  { rows, ...which }: WhichList & { rows: readonly z.infer<typeof rowCorrection>[] },
): Promise<void> {
  const list = (await lockIdleImport(db, caller, which)) ?? refuse('Trellis:ImportRunning');
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
    .where('id', '=', which.importId)
    .execute();
}
