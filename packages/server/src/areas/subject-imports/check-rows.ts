import { dateIn } from '@trellis/contract/scheduling/rules';
import type { ImportField } from '@trellis/contract/subject-imports/fields';
import type { ImportMapping } from '@trellis/contract/subject-imports/schemas';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { type CheckedRow as AnyCheckedRow, type ListRow, remarkOf } from '../../platform/imports/row-reader.ts';
import { coachesByWord } from '../subjects/public.ts';
import type { Candidate } from './candidate.ts';
import { childKey, findKnown, type Known, nameKey } from './known.ts';
import { readRow } from './read-row.ts';
import { remarks } from './texts.ts';

type CheckedRow = AnyCheckedRow<ImportField, Candidate>;

/** Looks through all rows of a list: each by itself, among the others, and beside the children that the centre has. */
export async function checkRows(db: Db, caller: Actor, rows: readonly ListRow[], mapping: ImportMapping): Promise<CheckedRow[]> {
  const coaches = await coachesByWord(db);
  const today = dateIn(caller.zone, caller.now.toISOString());
  const checked = rows.map((row) => readRow(row, { mapping, coaches, language: caller.language, today }));
  const numbers = checked.flatMap(({ candidate }) => candidate.outpatientNumber ?? []);
  const names = checked.map(({ candidate }) => candidate.name);
  const known = await findKnown(db, numbers, names);
  markSameNumbers(checked, known.numbers, caller);
  markSameChildren(checked, known, caller);
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
    if (taken.has(number)) faults.push({ field: 'outpatientNumber', message: remarkOf(remarks.numberTaken, language) });
    else if (before !== undefined)
      faults.push({ field: 'outpatientNumber', message: remarkOf(remarks.numberInFile, language, { row: before }) });
    else rowOfNumber.set(number, row.number);
  }
}

/**
 * A child with the name and the birthday of another is the same one and stays out: a list that is sent again brings nobody twice. Two that have
 * a clinic number each are two children.
 */
function markSameChildren(checked: readonly CheckedRow[], known: Known, { language }: Actor): void {
  const sound = new Map<string, { row: number; isNumbered: boolean }>();
  for (const { row, candidate, faults } of checked) {
    if (faults.length > 0) continue;
    const key = childKey(candidate.name, candidate.birthday);
    const isNumbered = candidate.outpatientNumber !== null;
    const isSame = (otherIsNumbered: boolean | undefined) => otherIsNumbered !== undefined && !(isNumbered && otherIsNumbered);
    const before = sound.get(key);
    if (isSame(known.children.get(key))) faults.push({ field: 'name', message: remarkOf(remarks.sameChild, language) });
    else if (before && isSame(before.isNumbered))
      faults.push({ field: 'name', message: remarkOf(remarks.sameChildInFile, language, { row: before.row }) });
    else if (!before) sound.set(key, { row: row.number, isNumbered });
  }
}

function markSameNames(checked: readonly CheckedRow[], taken: ReadonlySet<string>, { language }: Actor): void {
  const rowOfName = new Map<string, number>();
  for (const { row, candidate, warnings, faults } of checked) {
    const name = nameKey(candidate.name);
    if (name === '' || faults.some((fault) => ['name', 'firstName', 'lastName'].includes(fault.field))) continue;
    const before = rowOfName.get(name);
    if (taken.has(name)) warnings.push({ field: 'name', message: remarkOf(remarks.sameName, language) });
    else if (before !== undefined) warnings.push({ field: 'name', message: remarkOf(remarks.sameNameInFile, language, { row: before }) });
    if (before === undefined) rowOfName.set(name, row.number);
  }
}
