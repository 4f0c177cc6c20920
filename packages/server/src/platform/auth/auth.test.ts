import { afterAll, describe, expect, test } from 'vitest';
import { findSignIn } from '../http/find-sign-in.ts';
import { loadSigningKeys } from './keys.ts';
import { createProvider } from './provider.ts';
import { Browser } from './test-browser.ts';
import { password, startService, webOrigin } from './test-service.ts';

const service = await startService();
const { identity, origin, one, many, browse, startServer } = service;
afterAll(() => service.stop());

describe('signing in', () => {
  test('leads by e-mail and password to a token that is bound to the only effective membership', async () => {
    const tokens = await browse().signIn('ONE@example.org', password);
    expect(tokens).toMatchObject({ expires_in: 3600, token_type: 'Bearer', scope: 'openid profile offline_access' });
    expect(await findSignIn(identity, tokens.access_token)).toMatchObject({ personId: one.id, membership: { id: one.memberships[0] } });
    const claims = JSON.parse(Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ sub: one.id, name: 'Ana One', locale: 'es-ES' });
    const userinfo = await fetch(`${origin}/oidc/me`, { headers: { authorization: `Bearer ${tokens.access_token}` } });
    expect(await userinfo.json()).toEqual({ sub: one.id, name: 'Ana One', locale: 'es-ES' });
  });

  test('leaves the membership open when there are several', async () => {
    const tokens = await browse().signIn(many.email, password);
    expect(await findSignIn(identity, tokens.access_token)).toMatchObject({ personId: many.id, membership: null });
  });

  test.each([
    ['a wrong password', one.email, 'wrong'],
    ['an unknown person', 'nobody@example.org', password],
  ])('refuses %s with the same words and keeps the e-mail', async (_case, email, tried) => {
    const browser = browse();
    const { url } = await browser.authorize({ ui_locales: 'es-ES' });
    const response = await browser.request(url.href, { email, password: tried });
    const page = await response.text();
    expect(response.status).toBe(401);
    expect(page).toContain('El correo y la contraseña no coinciden.');
    expect(page).toContain(`value="${email}"`);
    expect(page).not.toContain(tried);
  });

  test('names a missing field beside it', async () => {
    const browser = browse();
    const { url } = await browser.authorize();
    const page = await (await browser.request(url.href, { email: '"><script>', password: '' })).text();
    expect(page).toContain('<p class="problem" id="password-problem" role="alert">Enter your password.</p>');
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;"');
  });

  test('shows the page in the language of the link, the application or the browser', async () => {
    const browser = browse();
    const { url } = await browser.authorize({ ui_locales: 'zh-CN' });
    const shown = async (target: string, header: string) =>
      (await browser.request(target, undefined, { 'accept-language': header })).text();
    expect(await shown(url.href, 'es')).toContain('<html lang="zh-CN">');
    expect(await shown(`${url.href}?ui_locales=en-US`, 'es')).toContain('<html lang="en-US">');
    const plain = await browser.authorize();
    expect(await shown(plain.url.href, 'es')).toContain('<html lang="es-ES">');
  });

  test('shows the page as light or dark as was chosen on the device', async () => {
    const browser = browse();
    const { url } = await browser.authorize({ ui_locales: 'en-US' });
    browser.plant('theme', 'dark');
    expect(await (await browser.request(url.href)).text()).toContain('<html lang="en-US" data-theme="dark">');
  });

  test('takes a second submit of the same form as the first', async () => {
    const browser = browse();
    const started = await browser.authorize();
    const form = { email: one.email, password };
    const [first, second] = await Promise.all([browser.request(started.url.href, form), browser.request(started.url.href, form)]);
    expect([first.status, second.status]).toEqual([303, 303]);
    const { url } = await browser.follow(second);
    expect((await browser.redeem(url, started.verifier)).access_token).toBeTruthy();
    const late = await browser.request(started.url.href, form);
    expect([late.status, late.headers.get('location')]).toEqual([303, `${webOrigin}/`]);
  });

  test('explains an interaction that is over and leads back to the start', async () => {
    const response = await browse().request('/oidc/interaction/gone');
    expect(response.status).toBe(410);
    expect(await response.text()).toContain(`href="${webOrigin}/"`);
  });

  test('refuses a request without PKCE', async () => {
    const { url } = await browse().authorize({ code_challenge: '', code_challenge_method: '' });
    expect(url.searchParams.get('error')).toBe('invalid_request');
  });
});

describe('a demonstration', () => {
  test('lists its people, each one click away', async () => {
    const browser = new Browser(await startServer(true), webOrigin);
    const started = await browser.authorize({ ui_locales: 'en-US' });
    expect(await started.page?.text()).toMatch(/<b>Ana One<\/b>\s*<span>Coach:en · North<\/span>/);
    const stranger = await browser.request(started.url.href, { person: many.id });
    expect(stranger.status).toBe(403);
    // clicks guess nothing: they are not counted
    await identity.deleteFrom('identity.tries').execute();
    const { url } = await browser.follow(await browser.request(started.url.href, { person: one.id }));
    expect(await identity.selectFrom('identity.tries').select('key').execute()).toEqual([]);
    expect(await findSignIn(identity, (await browser.redeem(url, started.verifier)).access_token)).toMatchObject({ personId: one.id });
  });

  test('is refused elsewhere', async () => {
    const browser = browse();
    const { url, page } = await browser.authorize();
    expect(await page?.text()).not.toContain('Ana One');
    expect((await browser.request(url.href, { person: one.id })).status).toBe(403);
  });
});

describe('where the service stands', () => {
  const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };

  test('is what the product was told, whatever a client says', async () => {
    const told = await (await browse().request('/oidc/.well-known/openid-configuration', undefined, forged)).text();
    expect(JSON.parse(told)).toMatchObject({ issuer: `${origin}/oidc`, authorization_endpoint: `${origin}/oidc/auth` });
    expect(told).not.toContain('evil.example');
  });

  test('is where signing in leads back to', async () => {
    const browser = browse();
    const { url } = await browser.authorize();
    const taken = await browser.request(url.href, { email: one.email, password }, forged);
    expect(taken.headers.get('location')).toMatch(new RegExp(`^${origin}/oidc/auth/`));
  });
});

describe('two processes', () => {
  test('starting at once end up with the same keys', async () => {
    await identity.deleteFrom('oidc.keys').execute();
    const [first, second] = await Promise.all([loadSigningKeys(identity), loadSigningKeys(identity)]);
    expect(first).toEqual(second);
    const [left, right] = await Promise.all([startServer(false), startServer(false)]);
    const jwks = async (server: string) => (await fetch(`${server}/oidc/jwks`)).json();
    expect(await jwks(left)).toEqual(await jwks(right));
    expect(JSON.stringify(await jwks(left))).not.toContain('"d"');
  });
});

test('plain http is refused anywhere but on localhost', async () => {
  const log = { error: () => {} };
  await expect(createProvider({ identity, issuer: 'http://trellis.example/oidc', webOrigin, log })).rejects.toThrow('TLS');
});
