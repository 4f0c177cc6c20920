import { isDeepStrictEqual } from 'node:util';
import type { Language } from '@trellis/contract/languages';
import { markOf, type Named, plural, type VersionTable, withoutId } from '@trellis/contract/resources/fields';
import type { AnyResource } from '@trellis/contract/resources/resource';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/types.ts';
import { refuse } from '../http/refusal.ts';
import { textIn } from './texts.ts';

type Declared = Pick<AnyResource, 'table' | 'fields' | 'columns' | 'versions' | 'hasStatus' | 'publishedApart'>;
type Values = Record<string, unknown>;

/** Where a field's column stands: in the row `r`, or in its latest version `v`. */
export const columnOf = ({ columns, versions }: Pick<Declared, 'columns' | 'versions'>, field: string) =>
  `${versions?.fields.includes(field) ? 'v' : 'r'}.${columns[field]}`;

const latestOf = ({ table, own }: VersionTable, id: RawBuilder<unknown>) =>
  sql`from ${sql.table(table)} w where ${sql.ref(`w.${own}`)} = ${id} order by w.version desc limit 1`;

/** The rows `r` of a resource, each with its latest version `v` where it has versions. */
export const rowsOf = ({ table, versions }: Pick<Declared, 'table' | 'versions'>) =>
  versions ? sql`${sql.table(table)} r join lateral (select w.* ${latestOf(versions, sql`r.id`)}) v on true` : sql`${sql.table(table)} r`;

/** What a row `o` is called. */
export const nameOf = ({ name, versions }: Pick<Named, 'name' | 'versions'>, language: Language): RawBuilder<string> =>
  versions ? sql`(select ${textIn(`w.${name}`, language)} ${latestOf(versions, sql`o.id`)})` : textIn(`o.${name}`, language);

/** The columns of a row that its versions have, apart from its own. */
export function partedColumns({ fields, columns, versions }: Declared, row: Values): { own: Values; versioned: Values } {
  const isMoney = (field: string) => markOf(fields.shape[field] as never)?.kind === 'money';
  const names = new Set(versions?.fields.flatMap((field) => [columns[field], ...(isMoney(field) ? ['currency'] : [])]));
  const isVersioned = (column: string) => names.has(column);
  return {
    own: Object.fromEntries(Object.entries(row).filter(([column]) => !isVersioned(column))),
    versioned: Object.fromEntries(Object.entries(row).filter(([column]) => isVersioned(column))),
  };
}

interface Saved {
  id: string;
  fields: Values;
  row: Values;
  before: Values;
  now: Date;
}

export async function addFirstVersion(db: Db, declared: Declared, id: string, row: Values, now: Date): Promise<string> {
  return insert(db, declared, id, { version: 1, published_at: declared.hasStatus || declared.publishedApart ? null : now, ...row });
}

/**
 * Keeps what was saved: in the draft, if the latest version is one, else as the next version, if anything differs from `before`. What a form
 * leaves out of `row` is as in the version before. Answers the version that was written,
 * if any.
 */
export async function saveVersion(db: Db, declared: Declared, saved: Saved): Promise<string | undefined> {
  const versions = required(declared);
  const { id, fields, row, before, now } = saved;
  const latest = await latestVersion(db, versions, id);
  if (!latest.isPublished) {
    const set = Object.entries(row).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    if (set.length > 0) await sql`update ${sql.table(versions.table)} set ${sql.join(set)} where id = ${latest.id}`.execute(db);
    return latest.id;
  }
  if (!differs(declared, fields, before)) return undefined;
  const kept = versions.fields.flatMap((field) => {
    const column = declared.columns[field] ?? field;
    const isLeftOut = markOf(declared.fields.shape[field] as never)?.kind === 'file' && !(column in row);
    return isLeftOut ? [[column, sql`(select ${sql.ref(column)} from ${sql.table(versions.table)} where id = ${latest.id})`] as const] : [];
  });
  const isOut = !declared.publishedApart && (!declared.hasStatus || before['status'] === 'Public');
  const next = { version: latest.version + 1, published_at: isOut ? now : null, ...Object.fromEntries(kept), ...row };
  return insert(db, declared, id, next);
}

/** What is a draft is out from now on. */
export async function publishDraft(db: Db, { table }: VersionTable, versionId: string, now: Date): Promise<void> {
  await sql`update ${sql.table(table)} set published_at = ${now} where id = ${versionId}`.execute(db);
}

/** The latest version of a row: which, and whether it is out. */
export const latestVersionOf = (db: Db, declared: Declared, id: string) => latestVersion(db, required(declared), id);

/**
 * The version that whoever uses a row from now on keeps: the latest that is out. Holds the row until the transaction ends, so that nobody deletes
 * it meanwhile. `member` names its field.
 */
export async function versionToUse(db: Db, declared: Declared, id: string, member: string): Promise<string> {
  const { table, own } = required(declared);
  const { rows } = await sql<{ id: string }>`
    select w.id from ${sql.table(table)} w join ${sql.table(declared.table)} r on r.id = ${sql.ref(`w.${own}`)}
    where r.id = ${id} and w.published_at is not null
    order by w.version desc limit 1 for key share`.execute(db);
  return rows[0]?.id ?? refuse('Trellis:NotFound', { members: [member] });
}

async function latestVersion(db: Db, versions: VersionTable, id: string): Promise<{ id: string; version: number; isPublished: boolean }> {
  const { rows } = await sql<{ id: string; version: number; isPublished: boolean }>`
    select w.id, w.version, w.published_at is not null as "isPublished" ${latestOf(versions, sql`${id}::uuid`)}`.execute(db);
  return rows[0] ?? refuse('Trellis:Internal');
}

/** Whether a form sent something else than what stands there; a file that it leaves out stays. */
function differs(declared: Declared, fields: Values, before: Values): boolean {
  return required(declared).fields.some((name) => {
    if (markOf(declared.fields.shape[name] as never)?.kind === 'files') {
      const kept = before[plural(name)] as { id: string }[];
      return !isDeepStrictEqual(
        kept.map(({ id }) => id),
        fields[name],
      );
    }
    if (markOf(declared.fields.shape[name] as never)?.kind !== 'file') return !isDeepStrictEqual(before[name], fields[name]);
    return fields[name] !== undefined && !(fields[name] === null && before[withoutId(name)] === null);
  });
}

async function insert(db: Db, declared: Declared, id: string, row: Values): Promise<string> {
  const { table, own } = required(declared);
  const names = [own, ...Object.keys(row)].map((name) => sql.ref(name));
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join([id, ...Object.values(row)])}) returning id`.execute(db);
  return rows[0]?.id ?? refuse('Trellis:Internal');
}

function required({ versions, table }: Declared) {
  if (!versions) throw new Error(`${table} has no versions`);
  return versions;
}
