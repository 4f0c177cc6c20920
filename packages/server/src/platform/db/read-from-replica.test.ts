import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/template.ts';
import { testSecret } from '../../testing/test-secret.ts';
import type { Pools } from './pools.ts';
import { openReplica, type Replica } from './replica.ts';

let primary: TestDatabase;
let other: TestDatabase;
beforeAll(async () => {
  primary = await cloneDatabase();
  other = await cloneDatabase();
});
afterAll(async () => {
  await primary.drop();
  await other.drop();
});

const nameOf = (database: TestDatabase) => new URL(database.ownerUrl).pathname.slice(1);
const whichAnswers = async ({ centre }: Pools) =>
  (await sql<{ name: string }>`select current_database() as name`.execute(centre)).rows[0]?.name;

async function withReplica(url: string, run: (replica: Replica, told: string[]) => Promise<void>): Promise<void> {
  const told: string[] = [];
  const replica = openReplica(url, testSecret, 2, (line) => told.push(line));
  await run(replica, told);
  await replica.close();
}

it('reads from the replica while it answers', async () => {
  await withReplica(other.ownerUrl, async (replica, told) => {
    expect(await replica.read(primary.pools, whichAnswers)).toBe(nameOf(other));
    expect(told).toEqual([]);
  });
});

it('reads from the primary where nobody answers for the replica, says so, and leaves it alone for a while', async () => {
  await withReplica('postgres://127.0.0.1:9/trellis', async (replica, told) => {
    expect(await replica.read(primary.pools, whichAnswers)).toBe(nameOf(primary));
    expect(await replica.read(primary.pools, whichAnswers)).toBe(nameOf(primary));
    expect(told).toEqual([expect.stringContaining('The replica does not answer')]);
  });
});

it('asks the primary again what the replica could not say, and the replica what comes next', async () => {
  await withReplica(other.ownerUrl, async (replica, told) => {
    const failing = async (pools: Pools) => {
      const name = await whichAnswers(pools);
      // as a table that a migration has made at the primary alone
      if (name === nameOf(other)) await sql`select * from app.not_there_yet`.execute(pools.centre);
      return name;
    };
    expect(await replica.read(primary.pools, failing)).toBe(nameOf(primary));
    expect(await replica.read(primary.pools, whichAnswers)).toBe(nameOf(other));
    expect(told).toEqual([]);
  });
});

it('lets a use case refuse once', async () => {
  await withReplica(other.ownerUrl, async (replica) => {
    const asked: string[] = [];
    const refusing = async (pools: Pools) => {
      asked.push((await whichAnswers(pools)) ?? '');
      throw new Error('refused');
    };
    await expect(replica.read(primary.pools, refusing)).rejects.toThrow('refused');
    expect(asked).toEqual([nameOf(other)]);
  });
});
