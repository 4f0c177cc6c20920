import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, type CentreBuilt } from '../../fixtures/builders.ts';
import { issueToken } from '../../testing/http.ts';
import { type Listening, listenAs, startLive, until } from '../../testing/live.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/template.ts';
import { revokeAllSignIns } from '../auth/sign-ins.ts';
import { inTransaction } from '../db/transaction.ts';
import { forgettingJob } from './forget-events.ts';
import { type LiveNews, publishLive } from './publish-live.ts';

let database: TestDatabase;
let one: Awaited<ReturnType<typeof startLive>>;
let other: typeof one;
let centre: CentreBuilt;
let coach: string;
const listening: Listening[] = [];
beforeAll(async () => {
  database = await cloneDatabase();
  one = await startLive(database);
  other = await startLive(database);
});
afterAll(async () => {
  await one.stop();
  await other.stop();
  await database.drop();
});
beforeEach(async () => {
  centre = await aCentre(database.owner);
  coach = await issueToken(database.owner, centre.coach.personId, centre.coach.membershipId);
});
afterEach(() => {
  for (const each of listening.splice(0)) each.leave();
});

const listen = async (...args: Parameters<typeof listenAs>) => {
  const each = await listenAs(...args);
  listening.push(each);
  return each;
};
type Told = Partial<LiveNews<'jobs'>>;
const news = (told: Told = {}): LiveNews<'jobs'> => ({
  persons: [centre.coach.personId],
  tenantId: centre.tenantId,
  topic: 'jobs',
  data: { kind: 'report', id: 'a' },
  ...told,
});
const acting = () => ({ 'app.tenant_id': centre.tenantId, 'app.person_id': centre.admin.personId });
const tell = (told?: Told) => inTransaction(database.pools.centre, acting(), (db) => publishLive(db, news(told)));

describe('what is told', () => {
  it('is heard in every browser of whom it is told to, at every process, and by nobody else', async () => {
    const admin = await issueToken(database.owner, centre.admin.personId, centre.admin.membershipId);
    const [here, there, else_] = await Promise.all([
      listen(one.origin, { token: coach }),
      listen(other.origin, { token: coach }),
      listen(one.origin, { token: admin }),
    ]);
    await tell();
    await until(() => here.events.length > 0 && there.events.length > 0);
    expect([here.events, there.events.length]).toEqual([[{ id: expect.any(Number), topic: 'jobs', data: { kind: 'report', id: 'a' } }], 1]);
    await tell({ persons: [centre.admin.personId] });
    await until(() => else_.events.length > 0);
    expect([here.events.length, else_.events.length]).toEqual([1, 1]);
  });

  it('belongs to the tenant that somebody acts in', async () => {
    const elsewhere = await aCentre(database.owner);
    const here = await listen(one.origin, { token: coach, age: 0 });
    await tell({ tenantId: elsewhere.tenantId });
    await tell({ tenantId: null });
    await until(() => here.events.length > 0);
    const later = await listen(one.origin, { token: coach, age: 60_000 });
    expect([here.events.length, later.events.length]).toEqual([1, 1]);
  });

  it('is told once the transaction commits, and never where it does not', async () => {
    const here = await listen(one.origin, { token: coach });
    const failing = inTransaction(database.pools.centre, acting(), async (db) => {
      await publishLive(db, news());
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await tell({ data: { kind: 'report', id: 'b' } });
    await until(() => here.events.length > 0);
    expect(here.events.map(({ data }) => data)).toEqual([{ kind: 'report', id: 'b' }]);
  });

  it('comes to a page that loaded a moment ago, and to nobody twice', async () => {
    await tell();
    const here = await listen(one.origin, { token: coach, age: 2_000 });
    await pause(200);
    expect(here.events.length).toBe(1);
  });

  it('reaches who comes back after it, in whatever order transactions end', async () => {
    const first = await listen(one.origin, { token: coach });
    const isWritten = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const late = inTransaction(database.pools.centre, acting(), async (db) => {
      await publishLive(db, news({ data: { kind: 'late', id: '1' } }));
      isWritten.resolve();
      await mayEnd.promise;
    });
    await isWritten.promise;
    await tell({ data: { kind: 'early', id: '2' } });
    await until(() => first.events.length > 0);
    const position = first.position() ?? '';
    first.leave();
    mayEnd.resolve();
    await late;
    const back = await listen(other.origin, { token: coach, position });
    expect(back.events.map(({ data }) => data)).toEqual([{ kind: 'late', id: '1' }]);
    const again = await listen(other.origin, { token: coach, position: back.position() ?? '' });
    expect([again.events, again.packets[0]?.hasMissed]).toEqual([[], undefined]);
  });

  it('asks pages to load anew where more was told than is kept', async () => {
    const first = await listen(one.origin, { token: coach });
    const [snapshot, takenAt] = (first.position() ?? '').split('@');
    const old = await listen(one.origin, { token: coach, position: `${snapshot}@${Number(takenAt) - 15 * 60}` });
    expect(old.packets[0]).toMatchObject({ events: [], hasMissed: true });
    const long = await listen(one.origin, { token: coach, age: 3_600_000 });
    expect(long.packets[0]?.hasMissed).toBe(true);
    const ofAnotherDatabase = await listen(one.origin, { token: coach, position: `99999999:99999999:@${takenAt}` });
    expect(ofAnotherDatabase.packets[0]?.hasMissed).toBe(true);
  });

  it('is forgotten after a quarter of an hour', async () => {
    await tell();
    await sql`update identity.live_events set told_at = now() - interval '16 minutes'`.execute(database.owner);
    await tell();
    expect(await forgettingJob(database.pools.jobs).run()).toBeGreaterThan(0);
    const left = await sql<{ count: number }>`select count(*)::int as count from identity.live_events`.execute(database.owner);
    expect(left.rows[0]?.count).toBe(1);
  });
});

describe('who may listen', () => {
  it('is refused without a sign-in, with what no page says, and from pages of other sites', async () => {
    const unknown = await listen(one.origin, { token: 'nobody' });
    const nothing = await listen(one.origin, { token: coach, position: 'drop table' });
    const foreign = await listen(one.origin, { token: coach }, { origin: 'https://elsewhere.test' });
    const own = await listen(one.origin, { token: coach }, { origin: 'https://trellis.test' });
    expect([unknown.ended(), nothing.ended(), foreign.ended(), own.ended()]).toEqual([
      'Trellis:NotSignedIn',
      'Trellis:NotSignedIn',
      'away',
      undefined,
    ]);
  });

  it.each([
    ['signs out', 'Trellis:NotSignedIn', () => revokeAllSignIns(database.pools.identity, centre.coach.personId)],
    [
      'is frozen',
      'Business:UserInTenantRoleFrozen',
      () => sql`update identity.memberships set state = 'Invalid' where id = ${centre.coach.membershipId}`.execute(database.owner),
    ],
    [
      'sees their center closed',
      'Business:CenterStateInvalid',
      () => sql`update identity.tenants set state = 'Invalid' where id = ${centre.tenantId}`.execute(database.owner),
    ],
  ])('hears no more at once when somebody %s', async (_what, code, happens) => {
    const here = await listen(one.origin, { token: coach });
    const position = here.position() ?? '';
    await happens();
    await until(() => !here.isConnected());
    expect(here.ended()).toBe(code);
    await tell();
    expect((await listen(one.origin, { token: coach, position })).ended()).toBe(code);
    expect(here.events).toEqual([]);
  });

  it('has so many browsers and no more, and says nothing but who it is', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, () => listen(one.origin, { token: coach })));
    expect(many.every((each) => each.isConnected())).toBe(true);
    expect((await listen(one.origin, { token: coach })).ended()).toBe('Trellis:TooMany');
    many[0]?.leave();
    await pause(100);
    expect((await listen(one.origin, { token: coach })).ended()).toBeUndefined();
  });
});

it('is heard where web sockets are blocked', async () => {
  const here = await listen(one.origin, { token: coach }, { transports: ['polling'] });
  await tell();
  await until(() => here.events.length > 0);
  expect([here.transport(), here.topics()]).toEqual(['polling', ['jobs']]);
});

it('is heard after the connection that listens was lost', async () => {
  const here = await listen(one.origin, { token: coach });
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'trellis live' and datname = current_database()`.execute(
    database.pools.identity,
  );
  await tell();
  await until(() => here.events.length > 0, 6_000);
  expect(here.topics()).toEqual(['jobs']);
});
