import { dateIn } from '@trellis/contract/scheduling/rules';
import type { ImportMapping } from '@trellis/contract/subject-imports/schemas';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import type { CheckedRow, ListRow } from './candidate.ts';
import { findCoaches, findKnown } from './known.ts';
import { readRow } from './read-row.ts';
import { remarkText } from './texts.ts';

/** Looks through all rows of a list: each by itself, among the others, and beside the children that the centre has. */
export async function checkRows(db: Db, caller: Actor, rows: readonly ListRow[], mapping: ImportMapping): Promise<CheckedRow[]> {
  const coaches = await findCoaches(db);
  const today = dateIn(caller.zone, caller.now.toISOString());
  const checked = rows.map((row) => readRow(row, { mapping, coaches, language: caller.language, today }));
  const numbers = checked.flatMap(({ candidate }) => candidate.outpatientNumber ?? []);
  const names = checked.map(({ candidate }) => candidate.name);
  const known = await findKnown(db, numbers, names);
  markSameNumbers(checked, known.numbers, caller);
  markSameNames(checked, known.names, caller);
  return checked;
}

/** The first of several rows with a number stays sound: the others name it. */
function markSameNumbers(checked: readonly CheckedRow[], taken: ReadonlySet<string>, { language }: Actor): void {
  const rowOfNumber = new Map<string, number>();
  for (const { row, candidate, faults } of checked) {
    const number = candidate.outpatientNumber;
    if (!number) continue;
    const before = rowOfNumber.get(number);
    if (taken.has(number)) faults.push({ field: 'outpatientNumber', message: remarkText('numberTaken', language) });
    else if (before !== undefined)
      faults.push({ field: 'outpatientNumber', message: remarkText('numberInFile', language, { row: before }) });
    else rowOfNumber.set(number, row.number);
  }
}

function markSameNames(checked: readonly CheckedRow[], taken: ReadonlySet<string>, { language }: Actor): void {
  const rowOfName = new Map<string, number>();
  for (const { row, candidate, warnings, faults } of checked) {
    const name = candidate.name.toLowerCase().trim();
    if (name === '' || faults.some((fault) => ['name', 'firstName', 'lastName'].includes(fault.field))) continue;
    const before = rowOfName.get(name);
    if (taken.has(name)) warnings.push({ field: 'name', message: remarkText('sameName', language) });
    else if (before !== undefined) warnings.push({ field: 'name', message: remarkText('sameNameInFile', language, { row: before }) });
    if (before === undefined) rowOfName.set(name, row.number);
  }
}
