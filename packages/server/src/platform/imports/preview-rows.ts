import type { ListRowFound } from '@trellis/contract/imports/lists';
import type { Db } from '../db/types.ts';
import type { Member } from '../http/caller.ts';
import type { ImportDeclaration, Made } from './declaration.ts';
import type { CheckedRow } from './row-reader.ts';
import { findImport } from './store.ts';

interface Page {
  importId: string;
  list: 'all' | 'faulty' | 'warned';
  skipCount: number;
  maxResultCount: number;
}

interface Preview<Field extends string> {
  items: ListRowFound<Field>[];
  totalCount: number;
  valid: number;
  faulty: number;
  warned: number;
}

/** The rows with what is found in them as the centre is now. */
export async function previewRows<Field extends string, Candidate, M extends Made>(
  declaration: ImportDeclaration<Field, Candidate, M>,
  db: Db,
  caller: Member,
  { importId, list: which, skipCount, maxResultCount }: Page,
): Promise<Preview<Field>> {
  const list = await findImport<Field, unknown>(db, caller, { kind: declaration.kind, importId });
  const checked = await declaration.check(db, caller, list.rows, list.mapping);
  const faulty = checked.filter(isFaulty);
  const warned = checked.filter((row) => !isFaulty(row) && row.warnings.length > 0);
  const shown = { all: checked, faulty, warned }[which];
  return {
    items: shown
      .slice(skipCount, skipCount + maxResultCount)
      .map(({ row, faults, warnings }) => ({ number: row.number, cells: row.cells, faults, warnings })),
    totalCount: shown.length,
    valid: checked.length - faulty.length,
    faulty: faulty.length,
    warned: warned.length,
  };
}

const isFaulty = (row: CheckedRow) => row.faults.length > 0;
