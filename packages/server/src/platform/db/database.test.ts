import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cloneDatabase } from '../../testing/template.ts';
import { typesOf } from './table-types.ts';

it('keeps the types that the migrations make, as npm run db:types writes them', async () => {
  const database = await cloneDatabase();
  try {
    const kept = readFileSync(join(import.meta.dirname, 'database.ts'), 'utf8');
    expect(await typesOf(database.ownerUrl, null)).toBe(kept);
  } finally {
    await database.drop();
  }
});
