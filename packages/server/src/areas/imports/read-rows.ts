import type { RecordField } from '@trellis/contract/imports/fields';
import type { ListMapping } from '@trellis/contract/imports/lists';
import type { Actor } from '../../platform/http/caller.ts';
import { type CheckedRow, type ListRow, RowReader } from '../../platform/imports/row-reader.ts';

/** Reads each row by itself, once what rows of a list are read beside is known: that is looked up for all of them at once. */
export async function readRows<Known, Candidate>(
  { language }: Actor,
  { rows, mapping }: { rows: readonly ListRow[]; mapping: ListMapping<RecordField> },
  find: (readers: readonly RowReader<RecordField>[]) => Promise<Known>,
  read: (reader: RowReader<RecordField>, known: Known) => Candidate,
): Promise<CheckedRow<RecordField, Candidate>[]> {
  const readers = rows.map((row) => new RowReader(row, mapping.columns, language));
  const known = await find(readers);
  return rows.flatMap((row, at) => {
    const reader = readers[at];
    return reader ? [{ row, candidate: read(reader, known), faults: reader.faults, warnings: reader.warnings }] : [];
  });
}
