import type { Language } from '@trellis/contract/languages';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../db/patterns.ts';
import type { Db } from '../db/types.ts';
import type { Actor } from '../http/caller.ts';
import { refuse } from '../http/refusal.ts';

/** Something of the library that is listed, added, read, changed and deleted. What differs from one to the next stands here. */
export interface Resource<Fields, Row extends { id: string }, Item> {
  /** With id, created_at and concurrency_stamp; `r` in what follows. */
  table: string;
  /** What is selected besides the id, the stamp and when it was added. */
  columns: (language: Language) => RawBuilder<unknown>;
  /** What a search looks through. */
  searched: (language: Language) => RawBuilder<string>;
  /** By the name that the wire gives an order. */
  orders: Record<string, (language: Language) => RawBuilder<unknown>>;
  order: string;
  /** The columns that a form writes. */
  write: (db: Db, caller: Actor, fields: Fields) => Promise<Record<string, unknown>>;
  /** Columns that only a new row gets. */
  begin?: (db: Db) => Promise<Record<string, unknown>>;
  /** The names of whatever keeps a row from being deleted. */
  usedBy?: (db: Db, id: string, language: Language) => Promise<string[]>;
  present: (row: Row & Common) => Item;
}

/** What every row has. */
export interface Common {
  id: string;
  createdAt: Date;
  concurrencyStamp: string;
}

interface Page {
  skipCount: number;
  maxResultCount: number;
  sorting?: string | undefined;
  filter?: string | undefined;
}

/** The use cases of a resource. Everybody whom the contract admits reads; the whole platform's people write. */
export function resourceCases<Fields extends object, Row extends { id: string }, Item>(resource: Resource<Fields, Row, Item>) {
  const { table, columns, searched, present } = resource;
  const select = (language: Language, rest: RawBuilder<unknown>) => sql<Row & Common>`
    select r.id, r.created_at as "createdAt", r.concurrency_stamp as "concurrencyStamp", ${columns(language)}
    from ${sql.table(table)} r ${rest}`;

  const get = async (db: Db, { language }: Actor, { id }: { id: string }): Promise<Item> => {
    const { rows } = await select(language, sql`where r.id = ${id}`).execute(db);
    return present(rows[0] ?? refuse('Trellis:NotFound', { members: ['id'] }));
  };

  return {
    get,
    list: async (db: Db, { language }: Actor, input: Page): Promise<{ items: Item[]; totalCount: number }> => {
      const where = input.filter ? sql`where ${searched(language)} ilike ${containing(input.filter)}` : sql``;
      const order = orderOf(resource.orders, input.sorting ?? resource.order, language);
      const counted = await sql<{ total: number }>`select count(*)::int as total from ${sql.table(table)} r ${where}`.execute(db);
      const page = sql`${where} order by ${order} limit ${input.maxResultCount} offset ${input.skipCount}`;
      const { rows } = await select(language, page).execute(db);
      return { items: rows.map(present), totalCount: counted.rows[0]?.total ?? 0 };
    },
    create: async (db: Db, caller: Actor, fields: Fields): Promise<{ id: string }> => {
      const row = { ...(await resource.write(db, caller, fields)), ...(await resource.begin?.(db)) };
      const { rows } = await sql<{ id: string }>`
        insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
        values (${sql.join(Object.values(row))}) returning id`.execute(db);
      return { id: rows[0]?.id ?? refuse('Trellis:Internal') };
    },
    prepareForEdit: async (db: Db, caller: Actor, { id }: { id: string | null }): Promise<{ item: Item | null }> => ({
      item: id === null ? null : await get(db, caller, { id }),
    }),
    update: async (db: Db, caller: Actor, input: Fields & { id: string; concurrencyStamp: string }): Promise<void> => {
      await lockUnstale(db, table, input, () => get(db, caller, input));
      const row = await resource.write(db, caller, input);
      const set = Object.entries(row).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
      await sql`update ${sql.table(table)} set ${sql.join(set)} where id = ${input.id}`.execute(db);
    },
    remove: async (db: Db, { language }: Actor, { id }: { id: string }): Promise<void> => {
      // waits for whoever takes it into use right now, so that they are seen
      const { rows } = await sql`select id from ${sql.table(table)} where id = ${id} for update`.execute(db);
      if (rows.length === 0) refuse('Trellis:NotFound', { members: ['id'] });
      const used = (await resource.usedBy?.(db, id, language)) ?? [];
      if (used.length > 0) refuse('RocketSystem:ContentInUse', { data: { used: used.join(', ') } });
      await sql`delete from ${sql.table(table)} where id = ${id}`.execute(db);
    },
  };
}

/** Takes a row until the transaction ends; a stale editor is told what stands there now. */
export async function lockUnstale(
  db: Db,
  table: string,
  { id, concurrencyStamp }: { id: string; concurrencyStamp: string },
  current: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await sql<{ stamp: string }>`
    select concurrency_stamp as stamp from ${sql.table(table)} where id = ${id} for update`.execute(db);
  const stamp = rows[0]?.stamp ?? refuse('Trellis:NotFound', { members: ['id'] });
  if (stamp !== concurrencyStamp) refuse('Trellis:StaleStamp', { data: { current: await current() } });
}

function orderOf(orders: Resource<never, never, never>['orders'], sorting: string, language: Language): RawBuilder<unknown> {
  const [name = '', direction] = sorting.trim().split(/\s+/);
  const order = orders[name] ?? refuse('Trellis:InvalidInput', { members: ['sorting'] });
  if (direction !== undefined && direction !== 'asc' && direction !== 'desc') refuse('Trellis:InvalidInput', { members: ['sorting'] });
  return sql`${order(language)} ${direction === 'desc' ? sql`desc` : sql`asc`}, r.id`;
}
