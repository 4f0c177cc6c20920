import { sql } from 'kysely';
import type { Db } from '../db/types.ts';
import { refuse } from '../http/refusal.ts';
import { lastPlace, type Order } from './order.ts';

type Belonging = Order & { within: { column: string; id: string } };

interface Linked {
  /** Where what is linked lives. */
  table: string;
  ids: readonly string[];
  member: string;
}

/** Puts rows behind those of an order; what is there already stays where it is. */
export async function addLinks(db: Db, order: Belonging, { table, ids, member }: Linked): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} where id = any (${ids}::uuid[]) for key share`.execute(db);
  if (rows.length < new Set(ids).size) refuse('Trellis:NotFound', { members: [member] });
  const place = await lastPlace(db, order);
  await sql`
    insert into ${sql.table(order.table)} (${sql.ref(order.within.column)}, ${sql.ref(order.key)}, sort_order)
    select ${order.within.id}::uuid, id, ${place}::int + place - 1 from unnest(${[...new Set(ids)]}::uuid[]) with ordinality as given (id, place)
    on conflict do nothing`.execute(db);
}

/** Takes a row out of an order. */
export async function removeLink(db: Db, order: Belonging, id: string, member: string): Promise<void> {
  const { rows } = await sql`
    delete from ${sql.table(order.table)}
    where ${sql.ref(order.within.column)} = ${order.within.id} and ${sql.ref(order.key)} = ${id} returning sort_order`.execute(db);
  if (rows.length === 0) refuse('Trellis:NotFound', { members: [member] });
}
