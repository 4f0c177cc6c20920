import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { findSignIn } from '../../http/find-sign-in.ts';
import { Browser } from '../test-browser.ts';
import { password, startService, type TestPerson } from '../test-service.ts';

const service = await startService();
const { identity, origin, owner, one, many } = service;
afterAll(() => service.stop());

const ownScheme = 'com.example.app:/signed-in';
const onDevice = 'http://127.0.0.1/signed-in';
const onServer = 'https://app.example.com/signed-in';
let app: string;

beforeEach(async () => {
  await sql`delete from identity.clients`.execute(owner);
  app = await register({});
});

interface Given {
  name?: string;
  scope?: string;
  parts?: string[] | null;
}

async function register({ name = 'Phone', scope = 'write', parts = null }: Given): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into identity.clients (kind, name, scope, parts, redirect_uris, created_by)
      values ('app', ${name}, ${scope}, ${parts}::text[], ${[ownScheme, onDevice, onServer]}, ${one.id}) returning id
    )
    insert into identity.client_states (client_id) select id from made returning client_id as id`.execute(owner);
  return rows[0]?.id ?? '';
}

/** A browser that leaves for an app, wherever that is led back to. */
const browseFor = (redirectUri: string) => new Browser(origin, new URL(redirectUri).origin);

/** Signs in by an app as far as its question. */
async function arrive(extra: Record<string, string> = {}, person: TestPerson = one) {
  const redirect_uri = extra['redirect_uri'] ?? ownScheme;
  const browser = browseFor(redirect_uri);
  const asked = { client_id: app, redirect_uri, scope: 'openid profile offline_access read', ui_locales: 'en-US', ...extra };
  const started = await browser.authorize(asked);
  if (!started.url.pathname.startsWith('/oidc/interaction/')) return { ...started, browser, redirect_uri, text: '' };
  const { url, page } = await browser.follow(await browser.request(started.url.href, { email: person.email, password }));
  return { browser, url, page, redirect_uri, verifier: started.verifier, text: (await page?.text()) ?? '' };
}

/** All the way to tokens. */
async function signIn(extra: Record<string, string> = {}, person: TestPerson = one) {
  const { browser, url, redirect_uri, verifier } = await arrive(extra, person);
  const { url: at } = await browser.follow(await browser.request(url.href, { allow: 'yes' }));
  const code = at.searchParams.get('code') ?? '';
  const redeem = (form: Record<string, string> = {}) =>
    browser.token({ client_id: app, grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri, ...form });
  return { browser, at, redeem };
}

const tokensOf = async (extra: Record<string, string> = {}, person: TestPerson = one) => (await signIn(extra, person)).redeem();

describe('an app', () => {
  test('is let in by whoever signs in, and acts for them as far as it asked', async () => {
    const { text, page } = await arrive();
    expect(text).toContain('Let Phone in?');
    expect(text).toContain('You are signed in as Ana One.');
    expect(text).toContain('It sees what you may see.');
    expect(text).toContain('You go on to com.example.app:.');
    expect(page?.headers.get('content-security-policy')).toMatch(/form-action 'self' \S+ com\.example\.app:;/);
    const tokens = await tokensOf();
    expect(tokens).toMatchObject({ expires_in: 3600, token_type: 'Bearer', scope: 'openid profile read offline_access' });
    expect(await findSignIn(identity, tokens.access_token)).toMatchObject({
      personId: one.id,
      membership: { id: one.memberships[0] },
      key: { scope: 'read' },
    });
  });

  test.each([ownScheme, onServer, 'http://127.0.0.1:18765/signed-in'])('comes back to %s', async (redirect_uri) => {
    const { at, redeem } = await signIn({ redirect_uri });
    expect(at.href).toMatch(new RegExp(`^${redirect_uri.replaceAll('.', '\\.')}\\?code=`));
    expect(await redeem()).toHaveProperty('access_token');
  });

  test('is asked for each time, also where the person is signed in already', async () => {
    const { browser } = await signIn();
    const asked = { client_id: app, redirect_uri: ownScheme, scope: 'openid read' };
    expect((await browser.authorize(asked)).url.pathname).toMatch(/^\/oidc\/interaction\//);
    const { url } = await browser.authorize({ ...asked, prompt: 'none' });
    expect([url.searchParams.get('error'), url.searchParams.has('code')]).toEqual(['interaction_required', false]);
  });

  test('gets nothing where the person does not let it in, and nothing is left of it', async () => {
    const { browser, url } = await arrive();
    const { url: at } = await browser.follow(await browser.request(url.href, { allow: 'no' }));
    expect([at.searchParams.get('error'), at.searchParams.has('code')]).toEqual(['access_denied', false]);
    const { rows } = await sql`select 1 from identity.sign_ins where client_id = ${app}`.execute(owner);
    expect(rows).toEqual([]);
  });

  test('says what it asks for in the language of the person', async () => {
    expect((await arrive({ scope: 'openid write', ui_locales: 'es-ES' })).text).toContain('Verá y cambiará lo que usted puede');
    expect((await arrive({ scope: 'openid read', ui_locales: 'zh-CN' })).text).toContain('允许“Phone”访问？');
    expect((await arrive({ scope: 'openid' })).text).toContain('Phone asks who you are');
  });

  test('that asks for some parts of the product says which, and reaches no other', async () => {
    expect((await arrive({ scope: 'openid read children statistics' })).text).toContain(
      'It sees what you may see. Of these parts alone: Children and guardians · Statistics.',
    );
    expect((await arrive({ scope: 'openid read children', ui_locales: 'zh-CN' })).text).toContain('仅限以下部分：儿童与监护人。');
    const { access_token } = await tokensOf({ scope: 'openid read children' });
    expect(await findSignIn(identity, access_token)).toMatchObject({ key: { scope: 'read', parts: ['children'] } });
    app = await register({ name: 'Narrow', parts: ['children'] });
    expect((await arrive()).text).toContain('Of these parts alone: Children and guardians.');
    const narrow = await tokensOf();
    expect(await findSignIn(identity, narrow.access_token)).toMatchObject({ key: { scope: 'read', parts: ['children'] } });
    const { url } = await arrive({ scope: 'openid read contracts' });
    expect(url.searchParams.get('error')).toBe('invalid_scope');
  });

  test('acts in the membership that it names', async () => {
    const { access_token } = await tokensOf({ membership: many.memberships[1] ?? '' }, many);
    expect(await findSignIn(identity, access_token)).toMatchObject({ membership: { id: many.memberships[1] } });
    const { at } = await signIn({ membership: one.memberships[0] ?? '' }, many);
    expect(at.searchParams.get('error')).toBe('access_denied');
  });

  test('is seen by its name where the person is signed in, and ends there', async () => {
    const { access_token } = await tokensOf();
    const { rows } = await sql<{ device: string }>`select device from identity.sign_ins where client_id = ${app}`.execute(owner);
    expect(rows).toEqual([{ device: 'Phone' }]);
    await sql`update identity.sign_ins set revoked_at = now() where client_id = ${app}`.execute(owner);
    expect(await findSignIn(identity, access_token)).toBeUndefined();
  });

  test('opens nothing of the API by a token that was asked for neither to read nor to write', async () => {
    const tokens = await tokensOf({ scope: 'openid profile' });
    expect(await findSignIn(identity, tokens.access_token)).toBeUndefined();
    const told = await fetch(`${origin}/oidc/me`, { headers: { authorization: `Bearer ${tokens.access_token}` } });
    expect(await told.json()).toMatchObject({ sub: one.id });
  });
});

describe('an app is refused', () => {
  test.each([
    'com.example.app:/signed-in/else',
    'com.example.other:/signed-in',
    'https://app.example.com/signed-in?more',
    'https://app.example.com.evil.example/signed-in',
    'http://127.0.0.1:18765/other',
    'http://localhost:18765/signed-in',
  ])('where it would be led back to %s', async (redirect_uri) => {
    const asked = { client_id: app, redirect_uri, response_type: 'code', scope: 'openid read', ...challenge().query };
    const query = new URLSearchParams(asked).toString();
    const response = await fetch(`${origin}/oidc/auth?${query}`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  });

  test('without PKCE, or with what proves nothing', async () => {
    const methods: Record<string, string>[] = [{ code_challenge: '', code_challenge_method: '' }, { code_challenge_method: 'plain' }];
    for (const method of methods) {
      const { url } = await arrive(method);
      expect([url.searchParams.get('error'), url.searchParams.has('code')]).toEqual(['invalid_request', false]);
    }
  });

  test('by a code whose verifier it does not have, that was used, or that leads elsewhere', async () => {
    const other = challenge().verifier;
    expect((await (await signIn()).redeem({ code_verifier: other })).error).toBe('invalid_grant');
    expect((await (await signIn()).redeem({ code_verifier: '' })).error).toBe('invalid_grant');
    expect((await (await signIn()).redeem({ redirect_uri: onServer })).error).toBe('invalid_grant');
    const { redeem } = await signIn();
    const { access_token } = await redeem();
    expect((await redeem()).error).toBe('invalid_grant');
    expect(await findSignIn(identity, access_token)).toBeUndefined();
  });

  test('by the code of another app', async () => {
    const second = await register({ name: 'Second' });
    expect((await (await signIn()).redeem({ client_id: second })).error).toBe('invalid_grant');
  });

  test('for more than it was registered for', async () => {
    app = await register({ name: 'Reader', scope: 'read' });
    const { url } = await arrive({ scope: 'openid read write' });
    expect([url.searchParams.get('error'), url.searchParams.has('code')]).toEqual(['invalid_scope', false]);
  });

  test('as a service: it has no secret', async () => {
    const browser = browseFor(ownScheme);
    const { error } = await browser.token({ client_id: app, grant_type: 'client_credentials', scope: 'read' });
    expect(error).toBe('invalid_request');
  });
});

describe('the tokens of an app', () => {
  const refresh = (token: string, clientId = app) =>
    browseFor(ownScheme).token({ client_id: clientId, grant_type: 'refresh_token', refresh_token: token });

  test('are refreshed with rotation; a refresh token that is used twice ends them all', async () => {
    const tokens = await tokensOf();
    const next = await refresh(tokens.refresh_token);
    expect(next.refresh_token).not.toBe(tokens.refresh_token);
    expect(await findSignIn(identity, next.access_token)).toMatchObject({ personId: one.id, key: { scope: 'read' } });
    expect((await refresh(tokens.refresh_token)).error).toBe('invalid_grant');
    expect(await findSignIn(identity, next.access_token)).toBeUndefined();
  });

  test('are of no use to another app', async () => {
    const { refresh_token } = await tokensOf();
    expect((await refresh(refresh_token, await register({ name: 'Second' }))).error).toBe('invalid_grant');
  });

  test('stop at once where it is turned off, and may do no more than it may now', async () => {
    const tokens = await tokensOf({ scope: 'openid offline_access write' });
    expect(await findSignIn(identity, tokens.access_token)).toMatchObject({ key: { scope: 'write' } });
    await sql`update identity.clients set scope = 'read'`.execute(owner);
    expect(await findSignIn(identity, tokens.access_token)).toMatchObject({ key: { scope: 'read' } });
    await sql`update identity.clients set enabled = false`.execute(owner);
    expect(await findSignIn(identity, tokens.access_token)).toBeUndefined();
    expect((await refresh(tokens.refresh_token)).error).toBe('invalid_client');
  });

  test('go with it, and those of the web app stay', async () => {
    const tokens = await tokensOf();
    const own = await service.browse().signIn(one.email, password);
    await sql`delete from identity.clients`.execute(owner);
    expect(await findSignIn(identity, tokens.access_token)).toBeUndefined();
    expect((await findSignIn(identity, own.access_token))?.personId).toBe(one.id);
  });
});

function challenge() {
  const verifier = randomBytes(32).toString('base64url');
  const query = { code_challenge: createHash('sha256').update(verifier).digest('base64url'), code_challenge_method: 'S256' };
  return { verifier, query };
}
