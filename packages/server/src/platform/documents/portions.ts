import type { Db } from '../db/types.ts';
import type { Read } from '../http/routes.ts';

const portion = 1000;

/**
 * The rows of a list portion after portion, each fetched where the last one ended and in a transaction of its own: a file of any length
 * takes little memory, and a slow reader holds no transaction open. `fetch` answers at most `limit` rows that come after `last`; instants
 * are compared in the database, since a Date is rounded to the millisecond.
 */
export async function* inPortions<Row>(
  read: Read,
  fetch: (db: Db, last: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const rows = await read((db) => fetch(db, last, portion));
    yield rows;
    last = rows.length === portion ? rows.at(-1) : undefined;
  } while (last);
}
