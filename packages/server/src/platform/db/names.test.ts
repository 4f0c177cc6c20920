import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/template.ts';
import { keepOrder } from './keep-order.ts';
import { withClient } from './with-client.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

test('every column of names is in the order of names', async () => {
  const { rows } = await sql<{ column: string }>`
    select held.attrelid::regclass || '.' || held.attname as column
    from pg_attribute as held join pg_class as place on place.oid = held.attrelid
    where place.relkind in ('r', 'v') and held.attnum > 0 and held.atttypid = 'text'::regtype
      and held.attname in ('name', 'full_name', 'sort_name', 'classroom_name', 'nickname')
      and place.relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')
      and held.attcollation <> 'app.names'::regcollation`.execute(database.owner);
  expect(rows.map(({ column }) => column)).toEqual([]);
});

test('letters with marks stand among their own kind, capitals beside small letters, numbers by value, Chinese names by pinyin', async () => {
  const names = ['Sala 10', 'Zoe', 'de la Cruz', '张三', 'Sala 2', 'Delgado', 'Álvaro', '李四', 'Alba', '阿明', 'Ñandú', 'Oscar'];
  const { rows } = await sql<{
    name: string;
  }>`select name from unnest(${names}::text[]) as given (name) order by name collate app.names`.execute(database.owner);
  expect(rows.map(({ name }) => name).join(', ')).toBe(
    '阿明, 李四, 张三, Alba, Álvaro, de la Cruz, Delgado, Ñandú, Oscar, Sala 2, Sala 10, Zoe',
  );
});

test('indexes that another version of ICU ordered are built anew, and those of the same version stay as they are', async () => {
  const said: string[] = [];
  const fileOf = async (index: string) => {
    const { rows } = await sql<{ file: number }>`select pg_relation_filenode(${index}::regclass) as file`.execute(database.owner);
    return rows[0]?.file;
  };
  await withClient(database.ownerUrl, async (owner) => {
    await owner.query("create collation app.former (provider = icu, locale = 'zh-u-kn', version = '1')");
    await owner.query('create table app.ordered (name text collate app.former, other text)');
    await owner.query('create index ordered_by_name on app.ordered (lower(name))');
    await owner.query('create index ordered_by_other on app.ordered (other)');
  });
  const before = { name: await fileOf('app.ordered_by_name'), other: await fileOf('app.ordered_by_other') };
  await Promise.all([1, 2].map(() => keepOrder(database.ownerUrl, (line) => said.push(line), 'app.former')));
  expect(said).toEqual(['The database orders names by another version of ICU, so its indexes of names are built anew: 1']);
  const after = { name: await fileOf('app.ordered_by_name'), other: await fileOf('app.ordered_by_other') };
  expect(after.name).not.toBe(before.name);
  expect(after.other).toBe(before.other);
  await keepOrder(database.ownerUrl, (line) => said.push(line), 'app.former');
  await keepOrder(database.ownerUrl, (line) => said.push(line));
  expect(said).toHaveLength(1);
});
