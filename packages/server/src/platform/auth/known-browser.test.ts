import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { loadSigningKeys } from './keys.ts';
import { browserCookie } from './known-browser.ts';
import { attack, cookieName, failedBefore, knownBrowser, openPage, statuses } from './test-guessing.ts';
import { password, startService, webOrigin } from './test-service.ts';
import { wayInLink } from './way-in-link.ts';

const service = await startService();
const { owner, one, many, browse } = service;
afterAll(() => service.stop());
beforeEach(async () => {
  await sql`delete from identity.tries`.execute(owner);
  await sql`delete from jobs.letters`.execute(owner);
});

describe('a browser that somebody signed in by before', () => {
  test('signs them in at once while strangers guess', async () => {
    const known = await openPage(await knownBrowser(service, one.email));
    await attack(service, one.email);
    expect((await (await openPage(browse()))(one.email, password)).status).toBe(429);
    expect((await known(one.email, password)).status).toBe(303);
    // nor do strangers win anything by that
    expect((await (await openPage(browse()))(one.email, password)).status).toBe(429);
  });

  test('may be that of several people', async () => {
    const browser = await knownBrowser(service, one.email);
    const submit = await openPage(browser);
    expect((await submit(many.email, password)).status).toBe(303);
    await attack(service, one.email);
    await attack(service, many.email);
    expect((await (await openPage(browser))(one.email, password)).status).toBe(303);
  });

  test('is slowed down itself when somebody guesses there', async () => {
    const known = await openPage(await knownBrowser(service, one.email));
    expect(await statuses(6, () => known(one.email, 'wrong'))).toEqual([401, 401, 401, 401, 401, 429]);
    const another = await openPage(await knownBrowser(service, one.email));
    expect((await another(one.email, password)).status).toBe(303);
    expect((await (await openPage(browse()))(one.email, password)).status).toBe(303);
  });

  test('keeps what it proves from scripts, for half a year', async () => {
    const submit = await openPage(browse());
    const [cookie, ...others] = (await submit(one.email, password)).headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^trellis_browser=[\w.-]+; Path=\/oidc; Max-Age=15552000; HttpOnly; SameSite=Lax$/);
  });

  test('proves it where people reach the product by https over https alone', () => {
    const over = (issuer: string) => browserCookie(['key'], undefined, one.id, { issuer }).endsWith('; Secure');
    expect([over('https://trellis.example/oidc'), over('http://localhost:4200/oidc')]).toEqual([true, false]);
  });

  test.each([
    ["somebody else's", async () => (await knownBrowser(service, many.email)).cookie(cookieName) ?? ''],
    ["somebody else's with the person put in", async () => swapped((await knownBrowser(service, many.email)).cookie(cookieName) ?? '')],
    ['an own one with another end', async () => `${(await knownBrowser(service, one.email)).cookie(cookieName)?.slice(0, -4)}AAAA`],
    ['an own one without its end', async () => (await knownBrowser(service, one.email)).cookie(cookieName)?.replace(/\.[^.]*$/, '') ?? ''],
    ['a person without more', async () => one.id],
    ['nothing', async () => ''],
  ])('is not proved by a cookie that is %s', async (_case, make) => {
    const browser = browse();
    browser.plant(cookieName, await make());
    await attack(service, one.email);
    expect((await (await openPage(browser))(one.email, password)).status).toBe(429);
  });
});

const swapped = (cookie: string) => cookie.replace(many.id, one.id);

describe('the letter to the owner', () => {
  const letters = async () => {
    const { rows } = await sql<{ recipient: string; language: string; zone: string; data: Record<string, string | number> }>`
      select recipient, language, zone, data from jobs.letters where template = 'signInTries' order by created_at`.execute(owner);
    return rows;
  };
  /** Fails with an e-mail that failed so often before, its wait being over. */
  async function failAfter(failures: number, email: string): Promise<void> {
    await failedBefore(owner, email, failures, 15 * 60);
    expect((await (await openPage(browse()))(email, 'wrong')).status).toBe(401);
  }

  test('is written once a day, after ten failures, in their language and zone', async () => {
    await failAfter(8, one.email);
    expect(await letters()).toEqual([]);
    for (let failures = 9; failures < 12; failures++) await failAfter(failures, one.email);
    const written = await letters();
    expect(written).toMatchObject([{ recipient: one.email, language: 'es', zone: 'Europe/Madrid', data: { tries: 10 } }]);
    await sql`update identity.tries set since = since - interval '1 day' where key like 'told %'`.execute(owner);
    for (let failures = 20; failures < 22; failures++) await failAfter(failures, one.email);
    expect((await letters()).map(({ recipient, data }) => [recipient, data.tries])).toEqual([
      [one.email, 10],
      [one.email, 21],
    ]);
  });

  test('is not written to nobody, nor to somebody who never chose a password', async () => {
    const invited = { email: 'invited@example.org', name: 'Ida Invited', language: 'en' };
    await owner.insertInto('identity.persons').values(invited).execute();
    // nor where they work already, let in by what their organization has
    const worker = { email: 'worker@example.org', name: 'Wim Worker', language: 'en' };
    const { id } = await owner.insertInto('identity.persons').values(worker).returning('id').executeTakeFirstOrThrow();
    await sql`
      insert into identity.memberships (tenant_id, person_id, side, activated_at)
      select tenant_id, ${id}, side, now() from identity.memberships where id = ${one.memberships[0]}`.execute(owner);
    await failAfter(9, worker.email);
    await failAfter(9, 'nobody@example.org');
    await failAfter(9, invited.email);
    expect(await letters()).toEqual([]);
  });

  test('leads into a browser where strangers do not count', async () => {
    const browser = await knownBrowser(service, many.email);
    await failAfter(9, one.email);
    await attack(service, one.email);
    await attack(service, many.email);
    const link = String((await letters())[0]?.data.link);
    const opened = await browser.request(link);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `${webOrigin}/`]);
    expect((await (await openPage(browser))(one.email, 'wrong')).status).toBe(401);
    expect((await (await openPage(browser))(one.email, password)).status).toBe(303);
    // and those who know the browser already still do
    const afterwards = browse();
    afterwards.plant(cookieName, browser.cookie(cookieName) ?? '');
    expect((await (await openPage(afterwards))(many.email, password)).status).toBe(303);
  });

  const signer = async () => ({ keys: (await loadSigningKeys(owner)).cookieKeys, provider: { issuer: `${service.origin}/oidc` } });

  test('leads nowhere after two days', async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const opened = async (minutes: number) => browse().request(wayInLink(await signer(), one.id, minutesAgo(minutes)));
    expect((await opened(2 * 24 * 60 - 1)).status).toBe(303);
    expect((await opened(2 * 24 * 60 + 1)).status).toBe(410);
  });

  test.each([
    ['changed', (proof: string) => `${proof.slice(0, -4)}AAAA`],
    ['that of a cookie', async () => (await knownBrowser(service, one.email)).cookie(cookieName) ?? ''],
    ['missing', () => ''],
  ])('leads nowhere when its proof is %s', async (_case, change) => {
    const link = new URL(wayInLink(await signer(), one.id, new Date()));
    link.searchParams.set('proof', await change(link.searchParams.get('proof') ?? ''));
    const browser = browse();
    const opened = await browser.request(link.href);
    expect([opened.status, browser.cookie(cookieName)]).toEqual([410, undefined]);
    expect(await opened.text()).toContain(`href="${webOrigin}/"`);
  });
});
