import type { subjectImportCalls } from '@trellis/contract/subject-imports/calls';
import type { ImportRow } from '@trellis/contract/subject-imports/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { CheckedRow } from './candidate.ts';
import { checkRows } from './check-rows.ts';
import { findImport, presentImport } from './store.ts';

/** A list that the caller uploaded. */
export async function findList(
  db: Db,
  caller: Member,
  { importId }: InputOf<typeof subjectImportCalls.get>,
): Promise<OutputOf<typeof subjectImportCalls.get>> {
  return presentImport(await findImport(db, caller, importId));
}

/** The rows with what is found in them as the centre is now. */
export async function previewRows(
  db: Db,
  caller: Member,
  input: InputOf<typeof subjectImportCalls.preview>,
): Promise<OutputOf<typeof subjectImportCalls.preview>> {
  const list = await findImport(db, caller, input.importId);
  const checked = await checkRows(db, caller, list.rows, list.mapping);
  const faulty = checked.filter(isFaulty);
  const warned = checked.filter((row) => !isFaulty(row) && row.warnings.length > 0);
  const shown = { all: checked, faulty, warned }[input.kind];
  const page = shown.slice(input.skipCount, input.skipCount + input.maxResultCount);
  return {
    items: page.map(presentRow),
    totalCount: shown.length,
    valid: checked.length - faulty.length,
    faulty: faulty.length,
    warned: warned.length,
  };
}

const isFaulty = (row: CheckedRow) => row.faults.length > 0;

const presentRow = ({ row, faults, warnings }: CheckedRow): ImportRow => ({ number: row.number, cells: row.cells, faults, warnings });
