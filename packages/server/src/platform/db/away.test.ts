import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { cloneDatabase } from '../../testing/template.ts';
import { DatabaseAway } from './away.ts';
import { openPool } from './pools.ts';
import { inReads } from './transaction.ts';

it('a connection that knows a table as it was before a newer version changed it is left, and what is asked again finds it as it is', async () => {
  const database = await cloneDatabase();
  const pool = openPool(database.ownerUrl, 1);
  const read = () => inReads(pool, {}, async (db) => (await sql`select * from app.changing where id = ${1}`.execute(db)).rows);
  try {
    await sql`create table app.changing as select 1 as id`.execute(database.owner);
    expect([await read(), await read()]).toEqual([[{ id: 1 }], [{ id: 1 }]]);
    await sql`alter table app.changing add column added text default 'more'`.execute(database.owner);
    await expect(read()).rejects.toThrow(DatabaseAway);
    expect(await read()).toEqual([{ id: 1, added: 'more' }]);
  } finally {
    await pool.destroy();
    await database.drop();
  }
});
