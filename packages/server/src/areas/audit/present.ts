import type { ColumnChange } from '@trellis/contract/audit/calls';

export type Columns = Record<string, unknown>;

/** They change with every row and tell nothing: what a row is known by, whose and when, where a file lies, that settings are one row. */
export const silentColumns: ReadonlySet<string> = new Set([
  'id',
  'tenant_id',
  'created_at',
  'updated_at',
  'concurrency_stamp',
  'key',
  'the_only',
  // what a child is again when it is restored
  'tag_before',
]);

/** What changed, column by column, in the order of their names; of a new or deleted row whatever it holds. */
export function changesOf(before: Columns | null, after: Columns | null, labels: ReadonlyMap<string, string>): ColumnChange[] {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter((column) => !silentColumns.has(column));
  const label = (value: unknown) => (typeof value === 'string' ? (labels.get(value) ?? null) : null);
  return columns
    .toSorted()
    .map((column) => ({ column, from: before?.[column] ?? null, to: after?.[column] ?? null }))
    .filter(({ from, to }) => from !== null || to !== null)
    .map((change) => ({ ...change, fromLabel: label(change.from), toLabel: label(change.to) }));
}
