import { auditedTables } from '@trellis/contract/audited';
import { locales } from '@trellis/contract/languages';
import { silentColumns } from '@trellis/server/areas/audit/present';
import { cloneDatabase, type TestDatabase } from '@trellis/server/testing/template';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../e2e/texts.ts';

interface Column {
  table: string;
  column: string;
  /** What the column is checked against, where it holds one of a few words. */
  check: string | null;
}

let database: TestDatabase;
let columns: Column[];
let secrets: string[];

beforeAll(async () => {
  database = await cloneDatabase();
  const found = await sql<Column>`
    select n.nspname || '.' || c.relname as table, a.attname as column, (
        select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and pg_get_constraintdef(k.oid) like 'CHECK ((' || a.attname || ' = ANY (ARRAY[''%'
      ) as check
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where t.tgfoid = 'audit.record'::regproc
    order by 1, 2`.execute(database.owner);
  columns = found.rows;
  // what the trigger itself never writes down
  const { rows } = await sql<{ source: string }>`select prosrc as source from pg_proc where oid = 'audit.record'::regproc`.execute(
    database.owner,
  );
  secrets = /secrets constant text\[\] := array\[(.*?)\]/.exec(rows[0]?.source ?? '')?.[1]?.match(/\w+/g) ?? [];
});
afterAll(() => database.drop());

const shown = () => columns.filter(({ column }) => !silentColumns.has(column) && !secrets.includes(column));
const valuesOf = (check: string) => [...check.matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value);

it('finds what is audited, and what is kept out of it', () => {
  expect(new Set(columns.map(({ table }) => table))).toEqual(new Set(auditedTables));
  expect(secrets).toContain('password_hash');
  expect(shown().length).toBeGreaterThan(400);
  expect(columns.filter(({ check }) => check).length).toBeGreaterThan(40);
});

describe.each(locales)('the audit trail in %s', (locale) => {
  it('has a word for every table and column', () => {
    const { audit } = textsOf[locale];
    const words: Record<string, string> = audit.field;
    const tables: Record<string, string> = audit.table;
    expect(auditedTables.filter((table) => !tables[table])).toEqual([]);
    expect(shown().filter(({ table, column }) => !(words[`${table}.${column}`] ?? words[column]))).toEqual([]);
  });

  it('has a word for every value of a column that takes a few', () => {
    const { audit } = textsOf[locale];
    const nameless = shown().flatMap(({ table, column, check }) => {
      const words = audit.value[`${table}.${column}`] ?? audit.value[column] ?? {};
      return valuesOf(check ?? '').flatMap((value) => (words[value] ? [] : [`${table}.${column}: ${value}`]));
    });
    expect(nameless).toEqual([]);
  });

  it('has no word for a column that is not there', () => {
    const { audit } = textsOf[locale];
    const known = new Set(shown().flatMap(({ table, column }) => [column, `${table}.${column}`]));
    expect([...Object.keys(audit.field), ...Object.keys(audit.value)].filter((key) => !known.has(key))).toEqual([]);
  });
});
