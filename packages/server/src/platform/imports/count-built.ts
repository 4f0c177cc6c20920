import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/types.ts';

/** What an import brought, and what may have become of it. */
interface Brought<Kind extends string> {
  /** Where its rows are, and what one of them is called in the conditions; the import is called `finished`. */
  table: string;
  as: string;
  kinds: readonly Kind[];
  /** Whether something of a kind was built on a row. */
  isBuiltOn: (kind: Kind) => RawBuilder<unknown>;
  /** Whether a row was changed since, where that is told apart and no obstacle. */
  isChanged?: RawBuilder<unknown>;
}

/** How many rows of an import are still there, how many of them were changed since, and on how many of them was built what. */
export async function countBuilt<Kind extends string>(
  db: Db,
  importId: string,
  { table, as, kinds, isBuiltOn, isChanged = sql`false` }: Brought<Kind>,
): Promise<{ rows: number; changed: number; obstacles: { kind: Kind; rows: number }[] }> {
  const row = sql.ref(as);
  const counts = kinds.map((kind) => sql`(count(*) filter (where ${isBuiltOn(kind)}))::int as ${sql.ref(kind)}`);
  // named as no kind is: a kind may be called `changed` too
  const { rows } = await sql<Record<Kind | 'all rows' | 'changed rows', number>>`
    select count(*)::int as "all rows", (count(*) filter (where ${isChanged}))::int as "changed rows", ${sql.join(counts)}
    from ${sql.table(table)} as ${row}
    join app.finished_imports as finished on finished.tenant_id = ${row}.tenant_id and finished.id = ${row}.import_id
    where ${row}.import_id = ${importId}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('A count is always answered');
  const obstacles = kinds.flatMap((kind) => (found[kind] > 0 ? [{ kind, rows: found[kind] }] : []));
  return { rows: found['all rows'], changed: found['changed rows'], obstacles };
}
