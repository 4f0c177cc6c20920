import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/template.ts';
import { keptStatement } from './kept-statement.ts';
import { openPool } from './pools.ts';
import type { RolePool } from './types.ts';

let database: TestDatabase;
let pool: RolePool;

beforeAll(async () => {
  database = await cloneDatabase();
  pool = openPool(database.ownerUrl, 1);
});

afterAll(async () => {
  await pool.destroy();
  await database.drop();
});

test('a statement is put together once, and answers each time what it is asked with', async () => {
  let made = 0;
  const sum = keptStatement<{ one: number; other: number }, { sum: number; one: number }>(({ one, other }) => {
    made += 1;
    return sql`select ${one}::int + ${other}::int as sum, ${one}::int as one`;
  });
  expect(await sum(pool, { one: 1, other: 2 })).toEqual([{ sum: 3, one: 1 }]);
  expect(await sum(pool, { other: 10, one: 20 })).toEqual([{ sum: 30, one: 20 }]);
  expect(made).toBe(1);
});

test('those who ask at the same time are told of their own', async () => {
  const echo = keptStatement<{ said: string[] }, { said: string[] }>(({ said }) => sql`select ${said}::text[] as said`);
  const answers = await Promise.all(['a', 'b', 'c'].map((each) => echo(pool, { said: [each, `${each}'`] })));
  expect(answers.flat().map(({ said }) => said)).toEqual([
    ['a', "a'"],
    ['b', "b'"],
    ['c', "c'"],
  ]);
});
