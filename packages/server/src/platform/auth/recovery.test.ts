import { limits } from '@trellis/contract/limits';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { whereLeaked } from '../../testing/leaked-list.ts';
import { findSignIn } from '../http/find-sign-in.ts';
import type { Browser } from './test-browser.ts';
import { anotherAddress, attack, cookieName, openPage, remember } from './test-guessing.ts';
import { password, startService, webOrigin } from './test-service.ts';

const service = await startService();
const { owner, identity, one, many, browse, settled } = service;
afterAll(() => service.stop());
beforeEach(async () => {
  await sql`delete from identity.tries`.execute(owner);
  await sql`delete from identity.codes`.execute(owner);
  await sql`delete from jobs.letters`.execute(owner);
});

const fresh = 'battery staple 9';

const ask = async (email: string, browser: Browser = browse(), address = anotherAddress()) => {
  const response = await browser.request('/oidc/recovery?ui_locales=en-US', { email }, { 'x-forwarded-for': address });
  await settled();
  return response;
};
const enter = (form: Record<string, string>, browser: Browser = browse(), address = anotherAddress()) =>
  browser.request('/oidc/recovery/code?ui_locales=en-US', { repeated: form['password'] ?? '', ...form }, { 'x-forwarded-for': address });
const letters = async (recipient: string) => {
  const rows = await owner
    .selectFrom('jobs.letters')
    .select(['template', 'language', 'data'])
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .execute();
  return rows.map(({ template, language, data }) => ({ template, language, data: data as Record<string, string | number> }));
};
const lastCode = async (email: string) => String((await letters(email)).at(-1)?.data['code']);
const aMinuteLater = () => sql`update identity.codes set sent_at = sent_at - interval '61 seconds'`.execute(owner);
/** The password of the tests again, for those that come after. */
const settle = async (email: string, now: string) => {
  await aMinuteLater();
  await ask(email);
  const response = await enter({ email, code: await lastCode(email), password: now });
  expect(response.status).toBe(200);
};

/** All that an answer says, without what differs from each to the next. */
const said = async (response: Response, email: string) => ({
  status: response.status,
  headers: [...response.headers].filter(([name]) => !['date', 'content-security-policy', 'content-length'].includes(name)),
  body: (await response.text()).replaceAll(email, '(e-mail)').replaceAll(/nonce="[^"]+"/g, ''),
});

describe('whoever forgot the password', () => {
  test('finds the way from the sign-in page, and back to where they wanted to sign in', async () => {
    const browser = browse();
    const { url, page } = await browser.authorize({ ui_locales: 'en-US' });
    const uid = url.pathname.split('/').at(-1);
    expect(await page?.text()).toContain(`href="/oidc/recovery?ui_locales=en-US&amp;interaction=${uid}">Forgot your password?</a>`);
    const asked = await (await browser.request(`/oidc/recovery?ui_locales=en-US&interaction=${uid}`)).text();
    expect(asked).toContain(`action="/oidc/recovery?ui_locales=en-US&amp;interaction=${uid}"`);
    expect(asked).toContain(`href="/oidc/interaction/${uid}?ui_locales=en-US"`);
    const foreign = await (await browser.request('/oidc/recovery?interaction=https://example.org/')).text();
    expect(foreign).not.toContain('example.org');
    expect(foreign).toContain(`href="${webOrigin}/"`);
  });

  test('is asked for another one than what leaked elsewhere, and the code stays good', async () => {
    await ask(one.email);
    const form = { email: one.email, code: await lastCode(one.email), password: fresh };
    const refused = await whereLeaked(fresh, () => enter(form));
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('known from leaks')]);
    expect((await enter({ ...form, password })).status).toBe(200);
  });

  test('chooses another one by a mailed code: every sign-in ends, and a letter tells', async () => {
    const before = browse();
    const tokens = await before.signIn(one.email, password);
    expect((await ask(` ${one.email.toUpperCase()} `)).status).toBe(200);
    const code = await lastCode(one.email);
    expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect((await letters(one.email))[0]).toMatchObject({
      template: 'passwordCode',
      language: 'es',
      data: { link: `${service.origin}/oidc/recovery/code`, minutes: 120 },
    });
    const browser = browse();
    const response = await enter({ email: one.email, code: code.replace('-', ' ').toLowerCase(), password: fresh }, browser);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Your password was changed');
    expect(await findSignIn(identity, tokens.access_token)).toBeUndefined();
    expect(await before.token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token })).toMatchObject({
      error: 'invalid_grant',
    });
    // the session of the browser asks for the password again
    expect((await before.authorize()).url.pathname).toMatch(/^\/oidc\/interaction\//);
    expect((await letters(one.email)).map(({ template }) => template)).toEqual(['passwordCode', 'passwordRecovered']);
    expect(await browse().signIn(one.email, fresh)).toMatchObject({ token_type: 'Bearer' });
    // strangers who keep trying make them wait no longer in this browser
    expect(browser.cookie(cookieName)).toBeDefined();
    await attack(service, one.email);
    expect((await (await openPage(browser))(one.email, fresh)).status).toBe(303);
    await settle(one.email, password);
  });

  test('uses a code once, and of two at once one', async () => {
    await ask(one.email);
    const code = await lastCode(one.email);
    const both = await Promise.all([1, 2].map(() => enter({ email: one.email, code, password })));
    expect(both.map(({ status }) => status).sort((left, right) => left - right)).toEqual([200, 401]);
    expect((await enter({ email: one.email, code, password })).status).toBe(401);
  });

  test.each([
    ['of somebody else', async () => ({ email: many.email, code: await lastCode(one.email) })],
    ['that is made up', async () => ({ email: one.email, code: 'ABCD-EFGH' })],
    [
      'of two hours ago',
      async () => {
        const code = await lastCode(one.email);
        await sql`update identity.codes set expires_at = now()`.execute(owner);
        return { email: one.email, code };
      },
    ],
  ])('gets nowhere with a code %s', async (_case, given) => {
    await ask(one.email);
    const response = await enter({ ...(await given()), password: fresh });
    expect(response.status).toBe(401);
    expect(await response.text()).toContain('This code does not belong to this email');
    expect(await browse().signIn(one.email, password)).toMatchObject({ token_type: 'Bearer' });
  });

  test('is told beside each field what is missing, and keeps the code', async () => {
    await ask(one.email);
    const code = await lastCode(one.email);
    const tried = async (form: Record<string, string>) => (await enter({ email: one.email, code, ...form })).text();
    expect(await tried({ password: 'short' })).toContain('id="password-problem" role="alert">Use at least 8 characters.');
    expect(await tried({ password: one.email })).toContain('Choose something else than your email.');
    const differing = await tried({ password: fresh, repeated: 'another' });
    expect(differing).toContain('id="repeated-problem" role="alert">The two passwords are not the same.');
    expect(differing).not.toContain(fresh);
    expect(differing).toContain(`value="${code}"`);
    expect(await (await enter({ email: '', code: '', password: fresh })).text()).toContain(
      'id="code-problem" role="alert">Enter the code.',
    );
    expect((await (await browse().request('/oidc/recovery', { email: ' ' })).text()).includes('id="email-problem"')).toBe(true);
    await settle(one.email, password);
  });
});

describe('a stranger', () => {
  test('does not learn whether an e-mail belongs to somebody', async () => {
    const told = async (email: string) => [
      await said(await ask(email), email),
      await said(await ask(email), email),
      await said(await enter({ email, code: 'ABCD-EFGH', password: fresh }), email),
    ];
    const known = await told(one.email);
    expect(known.map(({ status }) => status)).toEqual([200, 200, 401]);
    expect(await told('two@example.org')).toEqual(known);
    expect(await letters('two@example.org')).toEqual([]);
  });

  test('is answered before anything is looked up', async () => {
    await owner.transaction().execute(async (db) => {
      await sql`select 1 from identity.persons where id = ${one.id} for update`.execute(db);
      // whoever asks does not wait for the row that the letter waits for
      const response = await browse().request('/oidc/recovery', { email: one.email });
      expect(response.status).toBe(200);
    });
    await settled();
    expect(await letters(one.email)).toHaveLength(1);
  });

  test('fills nobody’s mailbox, and whoever is written no more has a code that is good', async () => {
    await Promise.all([1, 2, 3].map(() => ask(one.email)));
    expect(await letters(one.email)).toHaveLength(1);
    for (let asked = 0; asked < limits.passwordCode.mostAnHour + 3; asked++) {
      await aMinuteLater();
      expect((await ask(one.email)).status).toBe(200);
    }
    expect(await letters(one.email)).toHaveLength(limits.passwordCode.mostAnHour);
    const [first] = await letters(one.email);
    expect((await enter({ email: one.email, code: String(first?.data['code']), password })).status).toBe(200);
  });

  test('cannot keep the owner from the code by wrong ones', async () => {
    await ask(one.email);
    for (let tried = 0; tried < 12; tried++) {
      expect((await enter({ email: one.email, code: `WRONG${tried}`, password: fresh })).status).toBe(401);
    }
    expect((await enter({ email: one.email, code: await lastCode(one.email), password })).status).toBe(200);
  });

  test('tries no more often from one network than passwords', async () => {
    const address = anotherAddress();
    await ask('guess@example.org', browse(), address);
    await remember(owner, 'network', 60);
    const asked = await ask(one.email, browse(), address);
    expect(asked.status).toBe(429);
    expect(Number(asked.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await asked.text()).toContain(`value="${one.email}"`);
    expect(await letters(one.email)).toEqual([]);
    const entered = await enter({ email: one.email, code: 'ABCD-EFGH', password: fresh }, browse(), address);
    expect([entered.status, (await entered.text()).includes('Too many attempts.')]).toEqual([429, true]);
  });
});

test('nobody who never accepted is written to', async () => {
  await sql`update identity.persons set password_hash = null where id = ${many.id}`.execute(owner);
  await sql`update identity.memberships set activated_at = null where person_id = ${many.id}`.execute(owner);
  await ask(many.email);
  expect(await letters(many.email)).toEqual([]);
});

test.each([
  ['es-ES', 'Elegir otra contraseña', 'Vale durante 2 horas'],
  ['zh-CN', '重新设置密码', '有效期为2小时'],
])('the pages are in %s', async (locale, title, hint) => {
  const shown = async (path: string) => (await browse().request(`${path}?ui_locales=${locale}`)).text();
  const first = await shown('/oidc/recovery');
  expect(first).toContain(`<html lang="${locale}">`);
  expect(first).toContain(`<h1>${title}</h1>`);
  expect(await shown('/oidc/recovery/code')).toContain(hint);
});
