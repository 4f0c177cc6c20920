import type { Language } from '@trellis/contract/languages';
import { markOf, readAs } from '@trellis/contract/resources/fields';
import type { AnyResource } from '@trellis/contract/resources/resource';
import type { ContentStatus } from '@trellis/contract/resources/status';
import { contentStatusWords, resourceListWords } from '@trellis/contract/resources/words';
import { dateIn } from '@trellis/contract/scheduling/rules';
import { type RawBuilder, sql } from 'kysely';
import { type ExcelColumn, excelReply } from '../documents/excel.ts';
import { inPortions } from '../documents/portions.ts';
import type { Actor } from '../http/caller.ts';
import { refuse } from '../http/refusal.ts';
import type { FileReply, Read } from '../http/routes.ts';

type Row = Record<string, unknown> & { id: string };
type Declared = Pick<AnyResource, 'table' | 'fields' | 'excel' | 'movedBy' | 'hasStatus' | 'versions'>;

/** The list of a resource as an Excel file, in the order of its page: the fields of its form but files and what is kept as a whole, its place, its status, its version and its day. */
export function resourceFile(
  read: Read,
  caller: Actor,
  declared: Declared,
  select: (rest: RawBuilder<unknown>) => RawBuilder<Record<string, unknown>>,
  present: (row: Record<string, unknown>) => unknown,
): Promise<FileReply> {
  const { table, excel, movedBy } = declared;
  const title = excel?.words[caller.language]['title'] ?? refuse('Trellis:NotFound');
  const places = movedBy ? sql`sort_order, id` : sql`created_at, id`;
  // compared in the database, where an instant is whole
  const beyond = (last: Row) => sql`
    (${movedBy ? sql`r.sort_order, r.id` : sql`r.created_at, r.id`}) ${movedBy ? sql`>` : sql`<`}
      (select ${places} from ${sql.table(table)} where id = ${last.id})`;
  const order = movedBy ? sql`order by r.sort_order, r.id` : sql`order by r.created_at desc, r.id desc`;
  const portions = inPortions<Row>(read, async (db, last, limit) => {
    const { rows } = await select(sql`and ${last ? beyond(last) : sql`true`} ${order} limit ${limit}`).execute(db);
    return rows.map((row) => present(row) as Row);
  });
  const fileName = `${title} ${dateIn(caller.zone, caller.now.toISOString())}.xlsx`;
  return excelReply({ fileName, sheetName: title, columns: columnsFor(declared, caller), portions });
}

function columnsFor(declared: Declared, { language, zone }: Actor): ExcelColumn<Row>[] {
  const { excel, fields, movedBy, hasStatus, versions } = declared;
  const words = excel?.words[language] ?? {};
  const { added, order, version, status, yes, no } = resourceListWords[language];
  const ofFields = Object.entries(fields.shape).flatMap(([name, schema]): ExcelColumn<Row>[] => {
    const mark = markOf(schema);
    if (mark?.kind === 'file' || mark?.kind === 'files' || mark?.kind === 'whole') return [];
    const shown = readAs(name, mark);
    const said = excel?.values?.[name]?.[language];
    const value = (row: Row) => cellOf(row[shown], said, { yes, no });
    const head = { header: words[shown] ?? shown, width: mark?.kind === 'localText' ? 40 : 18 };
    const format = mark?.kind === 'money' ? '0.00' : schema.type === 'number' ? 'General' : undefined;
    return [format ? { ...head, format, value } : { ...head, value: (row) => value(row)?.toString() ?? null }];
  });
  return [
    ...(movedBy ? [{ header: order, width: 10, format: '0', value: (row: Row) => Number(row['sortOrder']) }] : []),
    ...ofFields,
    ...(hasStatus ? [{ header: status, width: 16, value: (row: Row) => statusOf(row, language) }] : []),
    ...(versions ? [{ header: version, width: 10, format: '0', value: (row: Row) => Number(row['version']) }] : []),
    { header: added, width: 14, format: 'mm/dd/yyyy', value: (row) => new Date(`${dateIn(zone, String(row['createdAt']))}T00:00:00Z`) },
  ];
}

const statusOf = (row: Row, language: Language) => contentStatusWords[language][row['status'] as ContentStatus];

/** A value as people read it: of what was chosen the names. */
function cellOf(value: unknown, said: Readonly<Record<string, string>> | undefined, { yes, no }: { yes: string; no: string }) {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map((each: { name: string }) => each.name).join(', ');
  if (typeof value === 'string') return said?.[value] ?? value;
  return (value as { name: string }).name;
}
