import { aCentre, aSubject } from '@trellis/server/fixtures/builders';
import { openReplica, type Replica } from '@trellis/server/platform/db/replica';
import { type FollowedDatabase, startFollowedDatabase } from '@trellis/server/testing/followed-database';
import { issueToken, startTestProduct, type TestProduct } from '@trellis/server/testing/http';
import { testSecret } from '@trellis/server/testing/test-secret';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

let database: FollowedDatabase;
let replica: Replica;
let product: TestProduct;
let token: string;
let id: string;

beforeAll(async () => {
  database = await startFollowedDatabase();
  replica = openReplica(database.replicaUrl, testSecret, 4, () => undefined);
  product = await startTestProduct({ replica, database });
  const { coach, admin } = await aCentre(product.owner);
  id = (await aSubject(product.owner, { coach, tenant: coach })).subjectId;
  token = await issueToken(product.owner, admin.personId, admin.membershipId);
});
afterAll(async () => {
  await replica.close();
  await product.close();
});

/** Saves something of the child. */
async function save(outpatientNumber: string): Promise<void> {
  const { status } = await product.call(token, 'PUT', '/api/business/subject/outpatientNumber', { id, outpatientNumber });
  expect(status).toBe(200);
}

/** What the child's page shows of it, and the list. */
async function seen(): Promise<string[]> {
  const subject = '/api/business/subject';
  const one = await product.call<{ outpatientNumber: string }>(token, 'POST', `${subject}/getSubjectInfo`, { subjectId: id });
  const all = await product.call<{ items: { outpatientNumber: string }[] }>(token, 'POST', `${subject}/getList`, { maxResultCount: 10 });
  return [one.body.outpatientNumber, ...all.body.items.map(({ outpatientNumber }) => outpatientNumber)];
}

it('what was saved is seen at once, also at a replica', async () => {
  await database.caughtUp();
  await expect.poll(async () => [await seen(), replica.answers.replica > 0], { timeout: 20_000 }).toEqual([expect.anything(), true]);
  for (let at = 0; at < 30; at += 1) {
    await save(`N-${at}`);
    expect(await seen()).toEqual([`N-${at}`, `N-${at}`]);
  }
});

it('a replica that is behind is not asked: the primary shows what it lacks, and the replica answers again once it has it', async () => {
  await database.atReplica('select pg_wal_replay_pause()');
  await expect
    .poll(() => database.atReplica('select pg_get_wal_replay_pause_state() as state'), { timeout: 20_000 })
    .toEqual([{ state: 'paused' }]);
  const before = { ...replica.answers };
  await save('while it stands');
  expect(await seen()).toEqual(['while it stands', 'while it stands']);
  expect(replica.answers).toEqual({ replica: before.replica, primary: before.primary + 2 });

  await database.atReplica('select pg_wal_replay_resume()');
  await expect
    .poll(
      async () => {
        await seen();
        return replica.answers.replica;
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(before.replica);
  expect(await seen()).toEqual(['while it stands', 'while it stands']);
});

it('a server that has not come as far has not what was asked for, whether it follows or not', async () => {
  const asking = (savedUpTo: string) => sql`select app.must_have_replayed(${savedUpTo})`.execute(database.pools.centre);
  await asking('0/1');
  await expect(asking('FFFFFFFF/0')).rejects.toMatchObject({ code: 'TR001' });
});

it('a replica that is gone is not missed', async () => {
  await database.stopReplica();
  await save('without it');
  expect(await seen()).toEqual(['without it', 'without it']);
});
