import { startTestProduct, type TestProduct } from '@trellis/server/testing/http';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const start = 'keys_without_row';

/** What the job that clears files away looks at, through every function that it calls. */
async function whatKeeps(): Promise<string> {
  const { rows } = await sql<{ name: string; text: string }>`
    select proname as name, prosrc as text from pg_proc where proname like ${`${start}%`}`.execute(product.owner);
  const texts = new Map(rows.map(({ name, text }) => [name, text]));
  const read: string[] = [];
  const follow = (name: string): void => {
    const text = texts.get(name) ?? '';
    read.push(text);
    for (const [, called = ''] of text.matchAll(/jobs\.(keys_without_row\w*)\(/g)) follow(called);
  };
  follow(start);
  return read.join('\n');
}

it('a file that a row names is never cleared away, whatever came to be kept since', async () => {
  const { rows } = await sql<{ place: string; name: string }>`
    select table_schema || '.' || table_name as place, column_name as name from information_schema.columns
    where column_name ~ '^(picture|file|image|logo|issued|unissued)_key$' and table_schema in ('app', 'catalog', 'chat', 'identity')
    order by 1, 2`.execute(product.owner);
  const kept = await whatKeeps();
  expect(rows.length).toBeGreaterThan(8);
  expect(rows.filter(({ place, name }) => !kept.includes(place) || !kept.includes(name))).toEqual([]);
});
