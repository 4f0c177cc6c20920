import { type Kysely, sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '../db/types.ts';
import { cleaningJobs } from '../jobs/clean-up.ts';
import { Browser } from './test-browser.ts';
import { anotherAddress, failedBefore, knownBrowser, openPage, remember, statuses } from './test-guessing.ts';
import { password, startService, webOrigin } from './test-service.ts';
import { waitIn } from './texts.ts';

const service = await startService();
const { owner, one, many, browse, startServer } = service;
afterAll(() => service.stop());
beforeEach(async () => {
  await sql`delete from identity.tries`.execute(owner);
});

const evaluated = (all: readonly number[]) => all.filter((status) => status === 401).length;

/** As if the latest tries had been so long ago. */
const pass = (seconds: number) => sql`update identity.tries set since = since - make_interval(secs => ${seconds})`.execute(owner);

/** How many wait for a row of tries that this transaction holds. */
async function waiting(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_locks
    where not granted and (transactionid = pg_current_xact_id()::xid
      or relation = 'identity.tries'::regclass and database = (select oid from pg_database where datname = current_database()))`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

describe('guessing the password of one account', () => {
  test('from 120 addresses is slowed down as from one', async () => {
    const submit = await openPage(browse());
    const all = await statuses(120, () => submit(one.email, 'wrong'));
    expect(all.slice(0, 5)).toEqual(Array(5).fill(401));
    // five are free; how many more fit in depends on the seconds that the test takes
    expect(evaluated(all)).toBeLessThan(10);
    expect(all.filter((status) => status !== 401 && status !== 429)).toEqual([]);
  });

  test('waits twice as long after each failure, a quarter of an hour at most', async () => {
    const submit = await openPage(browse());
    expect(await statuses(5, () => submit(one.email, 'wrong'))).toEqual(Array(5).fill(401));
    const waits: number[] = [];
    for (let failed = 5; failed < 17; failed++) {
      const refused = await submit(one.email, password);
      expect(refused.status).toBe(429);
      waits.push(Number(refused.headers.get('retry-after')));
      await pass(waits.at(-1) ?? 0);
      expect((await submit(one.email, 'wrong')).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  test('is forgotten bit by bit within a quiet day', async () => {
    const submit = await openPage(browse());
    await statuses(5, () => submit(one.email, 'wrong'));
    await pass(5 * 3600);
    expect(await statuses(2, () => submit(one.email, 'wrong'))).toEqual([401, 429]);
    await pass(24 * 3600);
    expect(await statuses(6, () => submit(one.email, 'wrong'))).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('is not faster many at once, nor over two processes', async () => {
    const here = await openPage(browse());
    const there = await openPage(new Browser(await startServer(false), webOrigin));
    await failedBefore(owner, one.email, 14, 20 * 60);
    const submits = Array.from({ length: 100 }, (_, tried) => (tried % 2 === 0 ? here : there)(one.email, 'wrong'));
    const all = (await Promise.all(submits)).map(({ status }) => status);
    expect([evaluated(all), all.filter((status) => status === 429).length]).toEqual([1, 99]);
  });

  test('lets one go on of those that come at the same moment', async () => {
    const submit = await openPage(browse());
    await failedBefore(owner, one.email, 14, 20 * 60);
    const all = await owner.transaction().execute(async (db) => {
      await sql`select 1 from identity.tries where key like 'account %' for update`.execute(db);
      const answers = Promise.all(Array.from({ length: 8 }, () => submit(one.email, 'wrong')));
      await vi.waitFor(async () => expect(await waiting(db)).toBeGreaterThan(2), { timeout: 5_000, interval: 20 });
      // in an object: whoever awaited the answers here would keep them waiting
      return { answers };
    });
    expect((await all.answers).map(({ status }) => status).sort((left, right) => left - right)).toEqual([401, ...Array(7).fill(429)]);
  });

  test('begins anew after a success, and leaves others alone', async () => {
    const submit = await openPage(browse());
    expect(await statuses(4, () => submit(one.email, 'wrong'))).toEqual([401, 401, 401, 401]);
    expect((await submit(one.email, password)).status).toBe(303);
    const again = await openPage(browse());
    expect(await statuses(6, () => again(one.email, 'wrong'))).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await again(many.email, 'wrong')).status).toBe(401);
  });

  test('counts no form that misses something, and the e-mail however it is written', async () => {
    const submit = await openPage(browse());
    expect(await statuses(6, () => submit(one.email, ''))).toEqual(Array(6).fill(422));
    const spellings = ['ONE@example.org', ' one@example.org', 'One@Example.org ', 'one@example.org', 'oNe@example.org'];
    expect(await statuses(6, (tried) => submit(spellings[tried % 5] ?? '', 'wrong'))).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('tells nobody whether there is such an account', async () => {
    const told = async (email: string) => {
      const submit = await openPage(browse());
      const failed = await submit(email, 'wrong');
      await failedBefore(owner, email, 30, 0);
      const refused = await submit(email, 'wrong');
      return Promise.all([failed, refused].map((response) => withoutChance(response, email)));
    };
    const known = await told(one.email);
    expect(known.map(({ status }) => status)).toEqual([401, 429]);
    expect(await told('two@example.org')).toEqual(known);
  });
});

/** All that an answer says, without what differs from each to the next. */
async function withoutChance(response: Response, email: string) {
  const page = await response.text();
  const headers = [...response.headers].filter(([name]) => !['date', 'content-security-policy'].includes(name));
  const body = page
    .replaceAll(email, '(e-mail)')
    .replaceAll(/nonce="[^"]+"/g, '')
    .replaceAll(/\/interaction\/[\w-]+/g, '')
    .replaceAll(/interaction=[\w-]+/g, '');
  return { status: response.status, headers, body };
}

describe('the page of a try that has to wait', () => {
  test.each([
    ['en-US', 30, 'Too many attempts. Your email was kept; wait 15 minutes and try again.'],
    ['es-ES', 30, 'Demasiados intentos. Su correo se ha conservado; espere 15 minutos e inténtelo de nuevo.'],
    ['zh-CN', 30, '尝试次数过多。邮箱已保留，请等待15分钟后再试。'],
    ['en-US', 12, 'wait 3 minutes and'],
  ])('tells in %s after %i failures how long, and keeps the e-mail', async (locale, tries, words) => {
    const browser = browse();
    const { url } = await browser.authorize({ ui_locales: locale });
    await failedBefore(owner, one.email, tries, 0);
    const page = await (await browser.request(url.href, { email: one.email, password })).text();
    expect(page).toContain(words);
    expect(page).toContain(`value="${one.email}"`);
  });
});

test.each([
  ['en-US', 1, '1 second'],
  ['es-ES', 60, '60 segundos'],
  ['zh-CN', 61, '2分钟'],
] as const)('a wait is told in %s: %i seconds', (locale, seconds, words) => {
  expect(waitIn({ locale }, seconds)).toBe(words);
});

describe('guessing from one network', () => {
  test('is counted for all addresses of an IPv6 network of 64 bits together', async () => {
    const submit = await openPage(browse());
    const guess = (tried: number) => submit(`guess${tried}@example.org`, 'wrong', `2001:db8:1:2:${tried.toString(16)}::1`);
    expect((await guess(1)).status).toBe(401);
    await remember(owner, 'network', 58);
    expect((await Promise.all([2, 3, 4, 5].map(guess))).filter(({ status }) => status === 401)).toHaveLength(2);
    const refused = await guess(63);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await submit('guess@example.org', 'wrong', '2001:db8:1:3::1')).status).toBe(401);
    // what was refused by its network was not counted anywhere else
    expect(await statuses(5, () => submit('guess63@example.org', 'wrong'))).toEqual(Array(5).fill(401));
    await pass(60);
    expect((await guess(64)).status).toBe(401);
  });

  test('does not keep those out who signed in by their browser before', async () => {
    const address = anotherAddress();
    const known = await openPage(await knownBrowser(service, one.email));
    const submit = await openPage(browse());
    await submit('guess@example.org', 'wrong', address);
    await remember(owner, 'network', 60);
    expect((await submit(many.email, password, address)).status).toBe(429);
    expect((await known(one.email, password, address)).status).toBe(303);
  });
});

describe('the passwords of a minute, over all', () => {
  test('are so many that nobody needs more, and no more are looked at', async () => {
    const submit = await openPage(browse());
    await submit('guess@example.org', 'wrong');
    await remember(owner, 'everybody', 599);
    const pages = await Promise.all(Array.from({ length: 10 }, (_, tried) => submit(`guess${tried}@example.org`, 'wrong')));
    expect(evaluated(pages.map(({ status }) => status))).toBe(1);
    expect((await submit(one.email, password)).status).toBe(429);
    // what was refused for others counts as nobody's failure, and leaves nothing behind
    const accounts = () => owner.selectFrom('identity.tries').select('tries').where('key', 'like', 'account %').execute();
    const before = await accounts();
    expect(before.filter(({ tries }) => tries > 0).map(({ tries }) => tries)).toEqual([1, 1]);
    expect(await statuses(5, (tried) => submit(`later${tried}@example.org`, 'wrong'))).toEqual(Array(5).fill(429));
    expect(await accounts()).toHaveLength(before.length);
    await pass(60);
    expect((await submit(one.email, password)).status).toBe(303);
  });

  test('leave room for those who signed in by their browser before', async () => {
    const known = await openPage(await knownBrowser(service, one.email));
    const submit = await openPage(browse());
    await submit('guess@example.org', 'wrong');
    await remember(owner, 'everybody', 600);
    expect((await submit(many.email, password)).status).toBe(429);
    expect((await known(one.email, password)).status).toBe(303);
  });
});

test('tries of yesterday are cleared away', async () => {
  await (await openPage(browse()))(one.email, 'wrong');
  const kinds = async () => (await owner.selectFrom('identity.tries').select('key').execute()).map(({ key }) => key.split(' ')[0]);
  const clear = () =>
    cleaningJobs(service.jobs)
      .find(({ name }) => name === 'counted tries')
      ?.run();
  await clear();
  expect(new Set(await kinds())).toEqual(new Set(['account', 'everybody', 'network']));
  await pass(24 * 3600);
  await clear();
  expect(await kinds()).toEqual([]);
});

test('when tries cannot be counted nobody is let in', async () => {
  const submit = await openPage(browse());
  await sql`alter table identity.tries rename to tries_away`.execute(owner);
  try {
    const failed = await submit(one.email, password);
    expect([failed.status, failed.headers.getSetCookie()]).toEqual([500, []]);
  } finally {
    await sql`alter table identity.tries_away rename to tries`.execute(owner);
  }
  expect((await submit(one.email, password)).status).toBe(303);
});
