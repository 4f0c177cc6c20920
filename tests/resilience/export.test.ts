import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { aCentre } from '@trellis/server/fixtures/builders';
import { cloneDatabase, type TestDatabase } from '@trellis/server/testing/template';
import { testSecret } from '@trellis/server/testing/test-secret';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

/** What exporting a centre's children takes, in a process that does nothing else. */
async function exported(children: number): Promise<{ bytes: number; megabytes: number }> {
  const centre = await aCentre(database.owner);
  await sql`
    insert into app.subjects (tenant_id, first_name, last_name, name, birthday, gender, created_at)
    select ${centre.tenantId}::uuid, 'Many', number::text, 'Many ' || number, '2020-01-01', 'Unknown', now() - (number / 7) * interval '1 second'
    from generate_series(1, ${children}::int) as number`.execute(database.owner);
  // as the database does by itself soon after
  await sql`analyze app.subjects`.execute(database.owner);
  const { policies: _policies, withheld: _withheld, ...caller } = centre.admin.at();
  const child = fork(fileURLToPath(new URL('./export-child.ts', import.meta.url)), {
    env: { ...process.env, OWNER_URL: database.ownerUrl, SECRET: testSecret, CALLER: JSON.stringify(caller) },
    // what is garbage is collected: what is measured is what the export needs
    execArgv: ['--max-old-space-size=128'],
  });
  const [message] = (await once(child, 'message')) as [{ bytes: number; megabytes: number }];
  return message;
}

it('a list of 100,000 children is exported in at most 250 MB, whose amount hardly grows with the list', async () => {
  // below this, how much is taken says more of when garbage was collected
  const few = await exported(50_000);
  const many = await exported(100_000);
  expect(many.bytes).toBeGreaterThan(few.bytes * 1.8);
  expect(many.megabytes).toBeLessThan(250);
  expect(many.megabytes).toBeLessThan(few.megabytes * 1.5);
}, 300_000);
