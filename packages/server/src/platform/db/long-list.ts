import { limits } from '@trellis/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import { inPage, type Page } from './page.ts';
import type { Db } from './types.ts';

/** A list that may have many thousands of rows. */
export interface LongList {
  /** `id` and what the list is ordered by. */
  keys: RawBuilder<unknown>;
  /** The tables that the keys and conditions are of. */
  from: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
  /** What somebody looks for: as an index finds it, and as it is seen while the rows are read in their order. */
  search?: { indexed: RawBuilder<unknown>; read: RawBuilder<unknown> };
  /** By names of `keys`: the order of an index. */
  order: RawBuilder<unknown>;
}

export interface LongPage {
  ids: string[];
  totalCount: number;
  totalIsCapped: boolean;
}

/**
 * The ids of a page and how many rows there are, in one round trip; what else is told of them is read for the page alone. Beyond
 * `limits.countedTotal` nothing is counted. Few rows that a search finds are sorted; among many a page is found soon by reading in order. Which of
 * them it is, is seen while it is asked: the database cannot know it from the word.
 */
export async function longPage(db: Db, list: LongList, page: Page): Promise<LongPage> {
  const { rows } = await longPageQuery(list, page).execute(db);
  const { ids, total } = rows[0] ?? { ids: [], total: 0 };
  return { ids, ...capped(total) };
}

/**
 * The same with what else is told of the page's rows, in one round trip: `rowsOf` selects it from `page`, of (id, place). Every row has an `id`.
 */
export async function longRows<Row extends { id: string }>(
  db: Db,
  list: LongList,
  page: Page,
  rowsOf: (page: RawBuilder<unknown>) => RawBuilder<Row>,
): Promise<Omit<LongPage, 'ids'> & { rows: Row[] }> {
  const { rows } = await sql<Omit<Row, 'id'> & { id: string | null; foundInAll: number }>`
    with listed as materialized (${longPageQuery(list, page)})
    select listed.total as "foundInAll", told.* from listed
    left join lateral (${rowsOf(sql`unnest(listed.ids) with ordinality as page (id, place)`)}) as told on true`.execute(db);
  const total = rows[0]?.foundInAll ?? 0;
  const told = rows.flatMap(({ foundInAll: _total, ...row }) => (row.id === null ? [] : [row as unknown as Row]));
  return { rows: told, ...capped(total) };
}

/** How many rows there are of `rows`, a query; beyond `limits.countedTotal` nothing is counted. */
export async function countToCap(db: Db, rows: RawBuilder<unknown>): Promise<Omit<LongPage, 'ids'>> {
  const query = sql<{ total: number }>`select count(*)::int as total from (select 1 from (${rows}) as row limit ${counted}) as row`;
  return capped((await query.execute(db)).rows[0]?.total ?? 0);
}

/** The query of a page of ids. */
export const longPageQuery = (list: LongList, page: Page): RawBuilder<Found> =>
  list.search ? searched(list, list.search, page) : whole(list, page);

/** The rows of a page in its order, to be joined by `page.id` and ordered by `page.place`. */
export const pageOf = (ids: readonly string[]) => sql`unnest(${ids}::uuid[]) with ordinality as page (id, place)`;

interface Found {
  ids: string[];
  total: number;
}

const counted = limits.countedTotal + 1;
const capped = (total: number) => ({ totalCount: Math.min(total, limits.countedTotal), totalIsCapped: total > limits.countedTotal });

function whole({ keys, from, where, order }: LongList, page: Page): RawBuilder<Found> {
  return sql<Found>`
    select (select count(*)::int from (select 1 from ${from} where ${where} limit ${counted}) as row) as total,
      array(select id from (select ${keys} from ${from} where ${where} ${inPage(order, page)}) as listed) as ids`;
}

function searched(
  { keys, from, where, order }: LongList,
  { indexed, read }: NonNullable<LongList['search']>,
  page: Page,
): RawBuilder<Found> {
  return sql<Found>`
    with found as materialized (select ${keys} from ${from} where ${where} and ${indexed} limit ${counted}),
    known as (select count(*)::int as total from found)
    select total, case when total < ${counted}::int
      then array(select id from found ${inPage(order, page)})
      else array(select id from (select ${keys} from ${from} where ${where} and ${read} ${inPage(order, page)}) as listed)
    end as ids from known`;
}
