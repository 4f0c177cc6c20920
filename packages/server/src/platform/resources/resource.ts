import type { Language } from '@trellis/contract/languages';
import type { LinkTable, VersionTable } from '@trellis/contract/resources/fields';
import type { AnyResource, ChoicesOf, FieldsOf, ItemOf } from '@trellis/contract/resources/resource';
import type { ContentStatus } from '@trellis/contract/resources/status';
import { type RawBuilder, sql } from 'kysely';
import { findPage, type Page } from '../db/page.ts';
import { containing } from '../db/patterns.ts';
import { orderOf } from '../db/sorting.ts';
import type { Db } from '../db/types.ts';
import type { Actor } from '../http/caller.ts';
import { refuse } from '../http/refusal.ts';
import { streams } from '../http/routes.ts';
import { choicesOf } from './choices.ts';
import { columnsOf, ordersOf, presentRow } from './columns.ts';
import { resourceFile } from './export.ts';
import type { KeepsFiles } from './files.ts';
import { lastPlace, moveTo } from './order.ts';
import { offerFirst, setStatus } from './status.ts';
import { textIn, titleIn } from './texts.ts';
import { lockUnstale } from './unstale.ts';
import { addFirstVersion, columnOf, latestVersionOf, partedColumns, publishDraft, rowsOf, saveVersion } from './versions.ts';
import { writeLinks, writtenColumns } from './write.ts';

/** What keeps a row from being deleted: rows that name it in a column, or through a table of links. */
export interface Use {
  table: string;
  /** The column of its name in every language. */
  name: string;
  by: string | LinkTable;
  /** It names one of the versions. */
  ofVersion?: boolean;
}

/** What a declaration cannot say: the rules of one resource. */
interface Rules<Fields> {
  files?: KeepsFiles;
  /** What is selected of `r` besides the fields, in the names of the wire. */
  more?: (language: Language) => RawBuilder<unknown>;
  /** What the rows of its table have that are of it, where others stand there too. */
  only?: Readonly<Record<string, string>>;
  usedBy?: Use[];
  /** Which rows `o` a field may choose, where not all of them. */
  choosable?: Record<string, RawBuilder<unknown>>;
  /** What goes with a version that is published, in the same transaction: what a draft still lacks is written here; a refusal leaves it one. */
  onPublish?: (db: Db, published: { id: string; versionId: string; now: Date }) => Promise<void>;
  /** Refuses what the schema cannot; adds columns that follow from others. */
  check?: (db: Db, fields: Fields) => Promise<Record<string, unknown> | undefined>;
}

interface Asked extends Page, Filter {
  sorting?: string | undefined;
}

interface Filter {
  filter?: string | undefined;
  status?: ContentStatus | undefined;
}

type Declaration = Pick<
  AnyResource,
  | 'table'
  | 'fields'
  | 'columns'
  | 'movedBy'
  | 'hasStatus'
  | 'versions'
  | 'publishedApart'
  | 'excel'
  | 'title'
  | 'narrowedBy'
  | 'searched'
  | 'fixed'
  | 'item'
  | 'choices'
>;

/** The use cases of a declared resource. Everybody whom the contract admits reads; the whole platform's people write. */
export function resourceCases<R extends Declaration>(declared: R, rules: Rules<FieldsOf<R>> = {}) {
  type Fields = FieldsOf<R>;
  type Item = ItemOf<R>;
  type Choices = ChoicesOf<R>;
  const { table, movedBy, versions, fixed } = declared;
  const inOrder = { table, key: 'id' };
  const { files, more, only = {}, usedBy = [], choosable = {}, check, onPublish } = rules;
  const select = (language: Language, rest: RawBuilder<unknown>) => sql<Record<string, unknown>>`
    select ${columnsOf(declared, language, files)}${more ? sql`, ${more(language)}` : sql``} from ${rowsOf(declared)} ${rest}`;
  const own = sql.join(
    [sql`true`, ...Object.entries(only).map(([column, value]) => sql`${sql.ref(`r.${column}`)} = ${value}`)],
    sql` and `,
  );
  /** What is another one's stands in the same table, and is not found here. */
  const requireOwn = async (db: Db, id: string): Promise<void> => {
    if (Object.keys(only).length === 0) return;
    const { rows } = await sql`select from ${sql.table(table)} r where r.id = ${id} and ${own}`.execute(db);
    if (rows.length === 0) refuse('Trellis:NotFound', { members: ['id'] });
  };
  const present = (row: Record<string, unknown>) => presentRow(declared, row, files) as Item;
  const written = async (db: Db, caller: Actor, fields: Fields): Promise<Record<string, unknown>> => {
    const following = await check?.(db, fields);
    return { ...(await writtenColumns(db, caller, declared, fields as Record<string, unknown>, files)), ...following };
  };

  const get = async (db: Db, { language }: Actor, { id }: { id: string }): Promise<Item> => {
    const { rows } = await select(language, sql`where r.id = ${id} and ${own}`).execute(db);
    return present(rows[0] ?? refuse('Trellis:NotFound', { members: ['id'] }));
  };

  const publishLatest = async (db: Db, id: string, now: Date): Promise<void> => {
    if (!versions) return;
    const latest = await latestVersionOf(db, declared, id);
    if (latest.isPublished) return;
    await onPublish?.(db, { id, versionId: latest.id, now });
    await publishDraft(db, versions, latest.id, now);
    if (declared.hasStatus) await offerFirst(db, table, id);
  };

  /** What was saved and is out already, as where nobody publishes it apart. */
  const outAtOnce = async (db: Db, id: string, versionId: string, now: Date): Promise<void> => {
    if (onPublish && (await latestVersionOf(db, declared, id)).isPublished) await onPublish(db, { id, versionId, now });
  };

  return {
    get,
    list: async (db: Db, { language }: Actor, input: Asked): Promise<{ items: Item[]; totalCount: number }> => {
      const where = sql`${narrowed(declared, language, input)} and ${own}`;
      const order = orderOf(ordersOf(declared, declared.title, language), input.sorting, movedBy ? 'sortOrder' : 'createdAt desc');
      const list = { rows: select(language, where), counted: sql`from ${rowsOf(declared)} ${where}`, order };
      const { rows, totalCount } = await findPage(db, list, input);
      return { items: rows.map(present), totalCount };
    },
    excel: streams((read, caller: Actor, filter: Filter) => {
      const { language } = caller;
      const where = sql`${narrowed(declared, language, filter)} and ${own}`;
      return resourceFile(read, caller, declared, (rest) => select(language, sql`${where} ${rest}`), present);
    }),
    create: async (db: Db, caller: Actor, fields: Fields): Promise<{ id: string }> => {
      const { own: columns, versioned } = partedColumns(declared, await written(db, caller, fields));
      const row = { created_at: caller.now, ...only, ...columns };
      if (movedBy) Object.assign(row, { sort_order: await lastPlace(db, inOrder) });
      const { rows } = await sql<{ id: string }>`
        insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
        values (${sql.join(Object.values(row))}) returning id`.execute(db);
      const id = rows[0]?.id ?? refuse('Trellis:Internal');
      const versionId = versions && (await addFirstVersion(db, declared, id, versioned, caller.now));
      await writeLinks(db, caller, declared, { id, versionId }, fields as Record<string, unknown>, files);
      if (versionId) await outAtOnce(db, id, versionId, caller.now);
      return { id };
    },
    prepareForEdit: async (db: Db, caller: Actor, { id }: { id: string | null }): Promise<{ item: Item | null; choices: Choices }> => ({
      item: id === null ? null : await get(db, caller, { id }),
      choices: (await choicesOf(db, declared, caller.language, choosable)) as Choices,
    }),
    update: async (db: Db, caller: Actor, input: Fields & { id: string; concurrencyStamp: string }): Promise<void> => {
      const { id } = input;
      await requireOwn(db, id);
      await lockUnstale(db, table, input, () => get(db, caller, input));
      const before = versions || fixed.length > 0 ? ((await get(db, caller, input)) as Record<string, unknown>) : undefined;
      const changed = fixed.filter((name) => before?.[name] !== (input as Record<string, unknown>)[name]);
      if (changed.length > 0) refuse('Trellis:GivenOnce', { members: changed });
      const { own: columns, versioned } = partedColumns(declared, await written(db, caller, input));
      // a save of what stands in a version alone makes other editors stale too
      const set = Object.entries({ ...(versions && { updated_at: caller.now }), ...columns }).map(
        ([name, value]) => sql`${sql.ref(name)} = ${value}`,
      );
      await sql`update ${sql.table(table)} set ${sql.join(set)} where id = ${id}`.execute(db);
      const versionId =
        versions && before && (await saveVersion(db, declared, { id, fields: input, row: versioned, before, now: caller.now }));
      await writeLinks(db, caller, declared, { id, versionId }, input, files);
      if (versionId) await outAtOnce(db, id, versionId, caller.now);
    },
    move: async (db: Db, _caller: Actor, input: { newSortOrder: number }): Promise<void> => {
      const by = movedBy ?? 'id';
      await moveTo(db, inOrder, (input as unknown as Record<string, string>)[by] ?? '', input.newSortOrder, by);
    },
    contentStatus: async (db: Db, { now }: Actor, input: { id: string; status: ContentStatus }): Promise<void> => {
      await requireOwn(db, input.id);
      await setStatus(db, table, input);
      if (input.status === 'Public') await publishLatest(db, input.id, now);
    },
    publish: async (db: Db, caller: Actor, input: { id: string; concurrencyStamp: string }): Promise<void> => {
      await requireOwn(db, input.id);
      await lockUnstale(db, table, input, () => get(db, caller, input));
      await sql`update ${sql.table(table)} set updated_at = ${caller.now} where id = ${input.id}`.execute(db);
      await publishLatest(db, input.id, caller.now);
    },
    remove: async (db: Db, { language }: Actor, { id }: { id: string }): Promise<void> => {
      await requireOwn(db, id);
      // waits for whoever takes it into use right now, so that they are seen
      const { rows } = await sql`select id from ${sql.table(table)} where id = ${id} for update`.execute(db);
      if (rows.length === 0) refuse('Trellis:NotFound', { members: ['id'] });
      const used = (await Promise.all(usedBy.map((use) => namesOf(db, use, { id, versions }, language)))).flat();
      if (used.length > 0) refuse('RocketSystem:ContentInUse', { data: { used: used.join(', ') } });
      await sql`delete from ${sql.table(table)} where id = ${id}`.execute(db);
    },
  };
}

function narrowed(declared: Declaration, language: Language, { filter, status, ...chosen }: Filter): RawBuilder<unknown> {
  const { searched, title, narrowedBy } = declared;
  const conditions = [sql`true`];
  for (const name of narrowedBy) {
    const value = (chosen as Record<string, unknown>)[name];
    if (value !== undefined) conditions.push(sql`${sql.ref(columnOf(declared, name))} = ${value}`);
  }
  if (status) conditions.push(sql`r.status = ${status}`);
  if (filter) {
    const matches = searched.map((name) => {
      const column = columnOf(declared, name);
      return sql`${name === title ? titleIn(declared, column, language) : sql.ref(column)} ilike ${containing(filter)}`;
    });
    conditions.push(sql`(${sql.join(matches, sql` or `)})`);
  }
  return sql`where ${sql.join(conditions, sql` and `)}`;
}

/** The names of what uses a row. */
async function namesOf(
  db: Db,
  { table, name, by, ofVersion }: Use,
  { id, versions }: { id: string; versions: VersionTable | undefined },
  language: Language,
): Promise<string[]> {
  const used =
    ofVersion && versions ? sql`(select id from ${sql.table(versions.table)} where ${sql.ref(versions.own)} = ${id})` : sql`(${id})`;
  const matching =
    typeof by === 'string'
      ? sql`${sql.ref(`o.${by}`)} in ${used}`
      : sql`o.id in (select ${sql.ref(by.other)} from ${sql.table(by.table)} where ${sql.ref(by.own)} in ${used})`;
  const { rows } = await sql<{ name: string }>`
    select ${textIn(`o.${name}`, language)} as name from ${sql.table(table)} o where ${matching} order by o.id`.execute(db);
  return [...new Set(rows.map((row) => row.name))];
}
