import { limits } from '@trellis/contract/limits';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './types.ts';

/** What is asked of a list. */
export interface Page {
  skipCount: number;
  maxResultCount: number;
}

/** A list whose rows are what they are, and counted as they are. */
export interface List<Row> {
  /** `select … from … where …`, with everything that a row says. */
  rows: RawBuilder<Row>;
  /** `from … where …` of the same rows, with no more tables than the conditions speak of. */
  counted: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

interface Found<Row> {
  rows: Row[];
  totalCount: number;
}

/** A page of a list and how many rows there are in all, in one round trip. */
export async function findPage<Row>(db: Kysely<Database>, list: List<Row>, page: Page): Promise<Found<Row>> {
  const [found, totalCount] = await Promise.all([pageQuery(list, page).execute(db), countRows(db, list.counted)]);
  return { rows: found.rows, totalCount };
}

/** The query of a page's rows. */
export const pageQuery = <Row>({ rows, order }: List<Row>, page: Page): RawBuilder<Row> => sql<Row>`${rows} ${inPage(order, page)}`;

/** The same of rows that are summed from others: they are summed once, and counted as they come out. Rows are read as JSON. */
export async function findSummedPage<Row>(
  db: Kysely<Database>,
  { summed, order }: { summed: RawBuilder<Row>; order: RawBuilder<unknown> },
  page: Page,
): Promise<Found<Row>> {
  const { rows } = await sql<Found<Row>>`
    with summed as materialized (${summed})
    select (select count(*)::int from summed) as "totalCount",
      coalesce((select jsonb_agg(to_jsonb(page)) from (select * from summed ${inPage(order, page)}) as page), '[]') as rows`.execute(db);
  return rows[0] ?? { rows: [], totalCount: 0 };
}

/** How many rows there are: `counted` is `from … where …`. */
export async function countRows(db: Kysely<Database>, counted: RawBuilder<unknown>): Promise<number> {
  const { rows } = await countQuery(counted).execute(db);
  return rows[0]?.total ?? 0;
}

/** The query of how many there are. */
export const countQuery = (counted: RawBuilder<unknown>) => sql<{ total: number }>`select count(*)::int as total ${counted}`;

/** Sizes of pages that people choose from are few enough to be texts of their own. */
const largestChosen = Math.max(...limits.pageSizes);

/**
 * The end of a query that answers a page. A first page says in its text how long it is: where PostgreSQL knows how few rows it makes, one plan
 * serves for all; unless it does, it makes a new one each time, which may take longer than the page itself.
 */
export const inPage = (order: RawBuilder<unknown>, { skipCount, maxResultCount }: Page) =>
  skipCount === 0 && maxResultCount <= largestChosen
    ? sql`order by ${order} limit ${sql.lit(maxResultCount)}`
    : sql`order by ${order} limit ${maxResultCount} offset ${skipCount}`;
