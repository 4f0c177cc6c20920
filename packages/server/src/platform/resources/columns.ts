import type { Language } from '@trellis/contract/languages';
import { markOf, plural, singular, withoutId } from '@trellis/contract/resources/fields';
import type { AnyResource } from '@trellis/contract/resources/resource';
import { type RawBuilder, sql } from 'kysely';
import { byName, upAndDown } from '../db/sorting.ts';
import { toMajor } from '../money.ts';
import type { KeepsFiles } from './files.ts';
import { textIn, titleIn } from './texts.ts';
import { columnOf, nameOf } from './versions.ts';

type Declared = Pick<AnyResource, 'table' | 'fields' | 'columns' | 'movedBy' | 'hasStatus' | 'versions'>;

/** What is selected of a resource's row `r`: its fields in the names of the wire, and what is told beside them. */
export function columnsOf(declared: Declared, language: Language, files: KeepsFiles | undefined) {
  const { table, fields, movedBy, hasStatus, versions } = declared;
  const selected: RawBuilder<unknown>[] = [sql`r.id`, sql`r.created_at as "createdAt"`, sql`r.concurrency_stamp as "concurrencyStamp"`];
  const select = (value: RawBuilder<unknown>, name: string) => selected.push(sql`${value} as ${sql.ref(name)}`);
  for (const [name, schema] of Object.entries(fields.shape)) {
    const path = columnOf(declared, name);
    const column = sql.ref(path);
    const mark = markOf(schema);
    if (mark?.kind === 'file') {
      select(required(files, table).read(column), withoutId(name));
      continue;
    }
    const linkedTo = versions?.fields.includes(name) ? sql`v.id` : sql`r.id`;
    if (mark?.kind === 'files') {
      const { table: links, own, other } = mark.link;
      const kept = sql`select jsonb_agg(${required(files, table).read(sql.ref(`l.${other}`))} order by l.position)
        from ${sql.table(links)} l where ${sql.ref(`l.${own}`)} = ${linkedTo}`;
      select(sql`coalesce((${kept}), '[]')`, plural(name));
      continue;
    }
    if (mark?.kind === 'many') {
      const { of, link } = mark;
      const linked = sql`from ${sql.table(link.table)} l join ${sql.table(of.table)} o on o.id = ${sql.ref(`l.${link.other}`)}
        where ${sql.ref(`l.${link.own}`)} = ${linkedTo}`;
      const named = sql`jsonb_build_object('id', o.id, 'name', ${nameOf(of, language)})`;
      select(sql`coalesce((select jsonb_agg(o.id order by l.position) ${linked}), '[]')`, name);
      select(sql`coalesce((select jsonb_agg(${named} order by l.position) ${linked}), '[]')`, plural(name));
      continue;
    }
    select(column, name);
    if (mark?.kind === 'localText') select(textIn(path, language), singular(name));
    if (mark?.kind === 'money') select(sql.ref(`${path[0]}.currency`), 'currency');
    if (mark?.kind === 'one') {
      const { of } = mark;
      const named = sql`jsonb_build_object('id', o.id, 'name', ${nameOf(of, language)})`;
      select(sql`(select ${named} from ${sql.table(of.table)} o where o.id = ${column})`, withoutId(name));
    }
  }
  if (movedBy) select(sql`r.sort_order`, 'sortOrder');
  if (hasStatus) select(sql`r.status`, 'status');
  if (versions) selected.push(sql`v.version, v.published_at as "publishedAt"`);
  return sql.join(selected);
}

/** A row as the wire has it. */
export function presentRow({ fields, table, versions }: Declared, row: Record<string, unknown>, files: KeepsFiles | undefined) {
  const item: Record<string, unknown> = { ...row, createdAt: (row['createdAt'] as Date).toISOString() };
  if (versions) item['publishedAt'] = (row['publishedAt'] as Date | null)?.toISOString() ?? null;
  for (const [name, schema] of Object.entries(fields.shape)) {
    const mark = markOf(schema);
    if (mark?.kind === 'money') item[name] = toMajor(row[name] as number, row['currency'] as string);
    if (mark?.kind === 'files') {
      const kept = row[plural(name)] as unknown[];
      item[plural(name)] = kept.map((each) => required(files, table).present(each));
    }
    if (mark?.kind === 'file') {
      const kept = row[withoutId(name)];
      item[withoutId(name)] = kept === null ? null : required(files, table).present(kept);
    }
  }
  return item;
}

/** How a list is ordered, by the names that the wire gives: as by hand, by when it was added, by the name, by a number. */
export function ordersOf(declared: Declared, title: string, language: Language): Record<string, RawBuilder<unknown>> {
  const { fields, movedBy } = declared;
  const numbers = Object.entries(fields.shape).filter(([, schema]) => schema.type === 'number');
  const ordered = {
    createdAt: sql`r.created_at`,
    [singular(title)]: byName(titleIn({ ...declared, title }, columnOf(declared, title), language)),
    ...(movedBy && { sortOrder: sql`r.sort_order` }),
    ...Object.fromEntries(numbers.map(([name]) => [name, sql.ref(columnOf(declared, name))])),
  };
  return upAndDown(ordered, sql`r.id`);
}

function required(files: KeepsFiles | undefined, table: string): KeepsFiles {
  if (!files) throw new Error(`${table} has files: say how they are kept`);
  return files;
}
