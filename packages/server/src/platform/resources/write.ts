import { type LinkTable, markOf } from '@trellis/contract/resources/fields';
import type { AnyResource } from '@trellis/contract/resources/resource';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/types.ts';
import type { Actor } from '../http/caller.ts';
import { refuse } from '../http/refusal.ts';
import { toMinor } from '../money.ts';
import type { KeepsFiles } from './files.ts';

type Declared = Pick<AnyResource, 'fields' | 'columns' | 'versions'>;
type Fields = Record<string, unknown>;

/** The columns that a form writes. What it names must be there; a file that it leaves out stays as it was. */
export async function writtenColumns(
  db: Db,
  caller: Actor,
  { fields, columns }: Declared,
  input: Fields,
  files: KeepsFiles | undefined,
): Promise<Record<string, unknown>> {
  const row: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(fields.shape)) {
    const value = input[name];
    const mark = markOf(schema);
    const column = columns[name] ?? name;
    if (mark?.kind === 'many' || mark?.kind === 'files' || (mark?.kind === 'file' && value === undefined)) continue;
    if (mark?.kind === 'localText' || mark?.kind === 'whole') row[column] = JSON.stringify(value);
    else if (mark?.kind === 'money') Object.assign(row, { [column]: toMinor(value as number, mark.currency), currency: mark.currency });
    else if (mark?.kind === 'file' && typeof value === 'string')
      row[column] = await files?.take(db, caller, { id: value, kind: mark.of, member: name });
    else row[column] = value;
    if (mark?.kind === 'one' && typeof value === 'string') await requireAll(db, mark.of.table, [value], name);
  }
  return row;
}

/** What a row, and the version of it that was written, have many of is exactly this, in this order. */
export async function writeLinks(
  db: Db,
  caller: Actor,
  { fields, versions }: Declared,
  written: { id: string; versionId: string | undefined },
  input: Fields,
  files: KeepsFiles | undefined,
): Promise<void> {
  for (const [name, schema] of Object.entries(fields.shape)) {
    const mark = markOf(schema);
    const id = versions?.fields.includes(name) ? written.versionId : written.id;
    if (!id || (mark?.kind !== 'many' && mark?.kind !== 'files')) continue;
    const chosen = (input[name] as string[] | undefined) ?? [];
    if (mark.kind === 'many') await requireAll(db, mark.of.table, chosen, name);
    else for (const file of chosen) await files?.take(db, caller, { id: file, kind: mark.of, member: name });
    await writeMany(db, mark.link, id, chosen);
  }
}

async function writeMany(db: Db, link: LinkTable, id: string, ids: string[]): Promise<void> {
  const own: RawBuilder<unknown> = sql.ref(link.own);
  await sql`delete from ${sql.table(link.table)} where ${own} = ${id}`.execute(db);
  await sql`
    insert into ${sql.table(link.table)} (${own}, ${sql.ref(link.other)}, position)
    select ${id}::uuid, chosen, min(place) from unnest(${ids}::uuid[]) with ordinality as list (chosen, place) group by chosen`.execute(db);
}

/** Holds what a form names until the transaction ends, so that nobody deletes it meanwhile. */
async function requireAll(db: Db, table: string, ids: string[], member: string): Promise<void> {
  const { rows } = await sql`select id from ${sql.table(table)} where id = any (${ids}::uuid[]) for key share`.execute(db);
  if (rows.length < new Set(ids).size) refuse('Trellis:NotFound', { members: [member] });
}
