import { globSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/template.ts';
import { findPage, findSummedPage } from './page.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

const numbers = sql`from generate_series(1, 5) as number`;
const pages: [skipCount: number, maxResultCount: number, expected: number[]][] = [
  [0, 2, [5, 4]],
  [4, 2, [1]],
  [6, 2, []],
];

it.each(pages)('from %i, of %i: the page in its order, and how many there are in all', async (skipCount, maxResultCount, expected) => {
  const list = { rows: sql<{ number: number }>`select number ${numbers}`, counted: numbers, order: sql`number desc` };
  const { rows, totalCount } = await findPage(database.owner, list, { skipCount, maxResultCount });
  expect([rows.map(({ number }) => number), totalCount]).toEqual([expected, 5]);
});

it.each(pages)('from %i, of %i, where rows are summed: the same', async (skipCount, maxResultCount, expected) => {
  const list = { summed: sql<{ number: number }>`select sum(number)::int as number ${numbers} group by number`, order: sql`number desc` };
  const { rows, totalCount } = await findSummedPage(database.owner, list, { skipCount, maxResultCount });
  expect([rows.map(({ number }) => number), totalCount]).toEqual([expected, 5]);
});

it('is how every list is paged', () => {
  const source = new URL('../../', import.meta.url);
  const files = globSync('**/*.ts', { cwd: source }).filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(100);
  const paging = files.filter((file) => /\boffset \$\{|\.offset\(/.test(readFileSync(new URL(file, source), 'utf8')));
  // those of the chat come in portions, as messaging SDKs ask for them, and tell no count
  const inPortions = ['areas/chat/conversation-store.ts', 'areas/chat/groups.ts'];
  expect(paging.toSorted()).toEqual([...inPortions, 'platform/db/page.ts']);
});
