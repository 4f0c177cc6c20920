import { sql } from 'kysely';
import type { Db } from '../db/types.ts';
import { refuse } from '../http/refusal.ts';

/** Rows that people put in order by hand: of a whole table, or of those that belong to one row of another. */
export interface Order {
  table: string;
  /** The column that names a row within the order. */
  key: string;
  within?: { column: string; id: string };
}

const belonging = ({ within }: Order) => (within ? sql`${sql.ref(within.column)} = ${within.id}::uuid` : sql`true`);

/** Takes turns with whoever changes the same order, until the transaction ends. */
async function lockOrder(db: Db, { table, within }: Order): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order of ${table} ${within?.id ?? ''}`}, 0))`.execute(db);
}

/** The place behind all others. */
export async function lastPlace(db: Db, order: Order): Promise<number> {
  await lockOrder(db, order);
  const { rows } = await sql<{ place: number }>`
    select coalesce(max(sort_order) + 1, 0) as place from ${sql.table(order.table)} where ${belonging(order)}`.execute(db);
  return rows[0]?.place ?? 0;
}

/** Moves a row to a place counted from 0, or to the end where there are fewer; the others close up. `member` names the row's field. */
export async function moveTo(db: Db, order: Order, moved: string, place: number, member: string): Promise<void> {
  await lockOrder(db, order);
  const { table, key } = order;
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(key)} as id from ${sql.table(table)} where ${belonging(order)} order by sort_order, ${sql.ref(key)}`.execute(db);
  const others = rows.map(({ id }) => id).filter((id) => id !== moved);
  if (others.length === rows.length) refuse('Trellis:NotFound', { members: [member] });
  const ids = others.toSpliced(place, 0, moved);
  await sql`
    update ${sql.table(table)} moved set sort_order = next.place - 1
    from unnest(${ids}::uuid[]) with ordinality as next (id, place)
    where moved.${sql.ref(key)} = next.id and ${belonging(order)} and sort_order <> next.place - 1`.execute(db);
}
