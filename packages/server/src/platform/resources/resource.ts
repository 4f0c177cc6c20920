import type { Language } from '@trellis/contract/languages';
import type { LinkTable } from '@trellis/contract/resources/fields';
import type { AnyResource, ChoicesOf, FieldsOf, ItemOf } from '@trellis/contract/resources/resource';
import type { ContentStatus } from '@trellis/contract/resources/status';
import { type RawBuilder, sql } from 'kysely';
import { findPage, type Page } from '../db/page.ts';
import { containing } from '../db/patterns.ts';
import { orderOf } from '../db/sorting.ts';
import type { Db } from '../db/types.ts';
import type { Actor } from '../http/caller.ts';
import { refuse } from '../http/refusal.ts';
import { choicesOf } from './choices.ts';
import { columnsOf, ordersOf, presentRow } from './columns.ts';
import type { KeepsFiles } from './files.ts';
import { lastPlace, moveTo } from './order.ts';
import { setStatus } from './status.ts';
import { textIn } from './texts.ts';
import { lockUnstale } from './unstale.ts';
import { writeLinks, writtenColumns } from './write.ts';

/** What keeps a row from being deleted: rows that name it in a column, or through a table of links. */
export interface Use {
  table: string;
  /** The column of its name in every language. */
  name: string;
  by: string | LinkTable;
}

/** What a declaration cannot say: the rules of one resource. */
interface Rules<Fields> {
  files?: KeepsFiles;
  /** What is selected of `r` besides the fields, in the names of the wire. */
  more?: (language: Language) => RawBuilder<unknown>;
  usedBy?: Use[];
  /** Which rows `o` a field may choose, where not all of them. */
  choosable?: Record<string, RawBuilder<unknown>>;
  /** Refuses what the schema cannot; adds columns that follow from others. */
  check?: (db: Db, fields: Fields) => Promise<Record<string, unknown> | undefined>;
}

interface Asked extends Page {
  sorting?: string | undefined;
  filter?: string | undefined;
  status?: ContentStatus | undefined;
}

type Declaration = Pick<AnyResource, 'table' | 'fields' | 'columns' | 'movedBy' | 'hasStatus' | 'title' | 'searched' | 'item' | 'choices'>;

/** The use cases of a declared resource. Everybody whom the contract admits reads; the whole platform's people write. */
export function resourceCases<R extends Declaration>(declared: R, rules: Rules<FieldsOf<R>> = {}) {
  type Fields = FieldsOf<R>;
  type Item = ItemOf<R>;
  type Choices = ChoicesOf<R>;
  const { table, movedBy } = declared;
  const inOrder = { table, key: 'id' };
  const { files, more, usedBy = [], choosable = {}, check } = rules;
  const select = (language: Language, rest: RawBuilder<unknown>) => sql<Record<string, unknown>>`
    select ${columnsOf(declared, language, files)}${more ? sql`, ${more(language)}` : sql``} from ${sql.table(table)} r ${rest}`;
  const present = (row: Record<string, unknown>) => presentRow(declared, row, files) as Item;
  const written = async (db: Db, caller: Actor, fields: Fields): Promise<Record<string, unknown>> => {
    const following = await check?.(db, fields);
    return { ...(await writtenColumns(db, caller, declared, fields as Record<string, unknown>, files)), ...following };
  };

  const get = async (db: Db, { language }: Actor, { id }: { id: string }): Promise<Item> => {
    const { rows } = await select(language, sql`where r.id = ${id}`).execute(db);
    return present(rows[0] ?? refuse('Trellis:NotFound', { members: ['id'] }));
  };

  return {
    get,
    list: async (db: Db, { language }: Actor, input: Asked): Promise<{ items: Item[]; totalCount: number }> => {
      const where = narrowed(declared, language, input);
      const order = orderOf(ordersOf(declared, declared.title, language), input.sorting, movedBy ? 'sortOrder' : 'createdAt desc');
      const list = { rows: select(language, where), counted: sql`from ${sql.table(table)} r ${where}`, order };
      const { rows, totalCount } = await findPage(db, list, input);
      return { items: rows.map(present), totalCount };
    },
    create: async (db: Db, caller: Actor, fields: Fields): Promise<{ id: string }> => {
      const row = { created_at: caller.now, ...(await written(db, caller, fields)) };
      if (movedBy) Object.assign(row, { sort_order: await lastPlace(db, inOrder) });
      const { rows } = await sql<{ id: string }>`
        insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
        values (${sql.join(Object.values(row))}) returning id`.execute(db);
      const id = rows[0]?.id ?? refuse('Trellis:Internal');
      await writeLinks(db, declared, id, fields as Record<string, unknown>);
      return { id };
    },
    prepareForEdit: async (db: Db, caller: Actor, { id }: { id: string | null }): Promise<{ item: Item | null; choices: Choices }> => ({
      item: id === null ? null : await get(db, caller, { id }),
      choices: (await choicesOf(db, declared, caller.language, choosable)) as Choices,
    }),
    update: async (db: Db, caller: Actor, input: Fields & { id: string; concurrencyStamp: string }): Promise<void> => {
      await lockUnstale(db, table, input, () => get(db, caller, input));
      const set = Object.entries(await written(db, caller, input)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
      await sql`update ${sql.table(table)} set ${sql.join(set)} where id = ${input.id}`.execute(db);
      await writeLinks(db, declared, input.id, input);
    },
    move: async (db: Db, _caller: Actor, input: { newSortOrder: number }): Promise<void> => {
      const by = movedBy ?? 'id';
      await moveTo(db, inOrder, (input as unknown as Record<string, string>)[by] ?? '', input.newSortOrder, by);
    },
    contentStatus: (db: Db, _caller: Actor, input: { id: string; status: ContentStatus }) => setStatus(db, table, input),
    remove: async (db: Db, { language }: Actor, { id }: { id: string }): Promise<void> => {
      // waits for whoever takes it into use right now, so that they are seen
      const { rows } = await sql`select id from ${sql.table(table)} where id = ${id} for update`.execute(db);
      if (rows.length === 0) refuse('Trellis:NotFound', { members: ['id'] });
      const used = (await Promise.all(usedBy.map((use) => namesOf(db, use, id, language)))).flat();
      if (used.length > 0) refuse('RocketSystem:ContentInUse', { data: { used: used.join(', ') } });
      await sql`delete from ${sql.table(table)} where id = ${id}`.execute(db);
    },
  };
}

function narrowed({ searched, columns, title }: Declaration, language: Language, { filter, status }: Asked): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (status) conditions.push(sql`r.status = ${status}`);
  if (filter) {
    const matches = searched.map((name) => {
      const column = `r.${columns[name]}`;
      return sql`${name === title ? textIn(column, language) : sql.ref(column)} ilike ${containing(filter)}`;
    });
    conditions.push(sql`(${sql.join(matches, sql` or `)})`);
  }
  return sql`where ${sql.join(conditions, sql` and `)}`;
}

/** The names of what uses a row. */
async function namesOf(db: Db, { table, name, by }: Use, id: string, language: Language): Promise<string[]> {
  const matching =
    typeof by === 'string'
      ? sql`${sql.ref(`o.${by}`)} = ${id}`
      : sql`o.id in (select ${sql.ref(by.other)} from ${sql.table(by.table)} where ${sql.ref(by.own)} = ${id})`;
  const { rows } = await sql<{ name: string }>`
    select ${textIn(`o.${name}`, language)} as name from ${sql.table(table)} o where ${matching} order by o.created_at, o.id`.execute(db);
  return rows.map((row) => row.name);
}
