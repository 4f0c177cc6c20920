import { afterAll, describe, expect, test } from 'vitest';
import { findSignIn } from '../http/find-sign-in.ts';
import { password, startService, webOrigin } from './test-service.ts';
import { clientId } from './web-client.ts';

const service = await startService();
const { identity, one, many, browse } = service;
afterAll(() => service.stop());

describe('choosing a membership', () => {
  test('gives a fresh grant bound to it and leaves the earlier one working', async () => {
    const browser = browse();
    const first = await browser.signIn(many.email, password);
    const wanted = many.memberships[1] ?? '';
    const { url, verifier } = await browser.authorize({ prompt: 'none', membership: wanted });
    const chosen = await browser.redeem(url, verifier);
    const before = await findSignIn(identity, first.access_token);
    const after = await findSignIn(identity, chosen.access_token);
    expect(after).toMatchObject({ personId: many.id, membership: { id: wanted } });
    expect(before).toMatchObject({ membership: null });
    expect(after?.grantId).not.toBe(before?.grantId);
    const refreshed = await browser.token({ grant_type: 'refresh_token', refresh_token: first.refresh_token });
    // how far the database has saved goes on by itself
    expect(await findSignIn(identity, refreshed.access_token)).toEqual({ ...before, savedUpTo: expect.any(String) });
  });

  test('ends what the tab acted in before when the tab says so, and nothing of another device', async () => {
    const elsewhere = await browse().signIn(many.email, password);
    const browser = browse();
    const first = await browser.signIn(many.email, password);
    const { url, verifier } = await browser.authorize({ prompt: 'none', membership: many.memberships[1] ?? '' });
    const chosen = await browser.redeem(url, verifier);
    const ended = await browser.request('/oidc/token/revocation', { client_id: clientId, token: first.refresh_token });
    expect(ended.status).toBe(200);
    expect(await findSignIn(identity, first.access_token)).toBeUndefined();
    for (const { access_token } of [elsewhere, chosen])
      expect(await findSignIn(identity, access_token)).toMatchObject({ personId: many.id });
    // the browser goes on choosing without a password
    expect((await browser.authorize({ prompt: 'none', membership: many.memberships[0] ?? '' })).url.searchParams.has('code')).toBe(true);
  });

  test('asks who somebody is where a page wants another person than who is signed in', async () => {
    const browser = browse();
    await browser.signIn(many.email, password);
    const membership = one.memberships[0] ?? '';
    const asked = await browser.authorize({ login_hint: one.email.toUpperCase(), membership });
    expect(asked.page?.status).toBe(200);
    expect(await asked.page?.text()).toContain(`value="${one.email.toUpperCase()}"`);
    // an address that nobody has is asked about like one that somebody has: nothing tells which are known
    expect((await browser.authorize({ login_hint: 'nobody@here.example' })).page?.status).toBe(200);
    const silent = { prompt: 'none' } as const;
    for (const login_hint of [one.email, 'nobody@here.example'])
      expect((await browser.authorize({ ...silent, login_hint })).url.searchParams.get('error')).toBe('interaction_required');
    // the same person goes on without a word
    expect((await browser.authorize({ login_hint: many.email })).url.searchParams.has('code')).toBe(true);
    // who signs in all the same as somebody else is asked no more
    const { url, verifier } = await browser.authorize({ login_hint: one.email });
    const answer = await browser.follow(await browser.request(url.href, { email: many.email, password }));
    expect(await findSignIn(identity, (await browser.redeem(answer.url, verifier)).access_token)).toMatchObject({ personId: many.id });
  });

  test('keeps by what browser and system somebody signed in', async () => {
    const tokens = await browse().signIn(one.email, password);
    const found = await findSignIn(identity, tokens.access_token);
    const row = await identity
      .selectFrom('identity.sign_ins')
      .select('device')
      .where('grant_id', '=', found?.grantId ?? '')
      .executeTakeFirstOrThrow();
    expect(row.device).toBeNull();
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const browser = browse();
    const started = await browser.authorize();
    const answer = await browser.request(started.url.href, { email: one.email, password }, { 'user-agent': agent });
    const resumed = await browser.request(answer.headers.get('location') ?? '', undefined, { 'user-agent': agent });
    const { url } = await browser.follow(resumed);
    const { access_token } = await browser.redeem(url, started.verifier);
    const named = await findSignIn(identity, access_token);
    expect(
      await identity
        .selectFrom('identity.sign_ins')
        .select('device')
        .where('grant_id', '=', named?.grantId ?? '')
        .executeTakeFirst(),
    ).toEqual({ device: 'Firefox · Linux' });
  });

  test.each([
    ['a frozen one', () => many.memberships[2] ?? '', 'access_denied'],
    ["somebody else's", () => one.memberships[0] ?? '', 'access_denied'],
    ['no uuid', () => 'north', 'invalid_request'],
  ])('refuses %s', async (_case, membership, error) => {
    const browser = browse();
    await browser.signIn(many.email, password);
    const { url } = await browser.authorize({ prompt: 'none', membership: membership() });
    expect(url.searchParams.get('error')).toBe(error);
    expect(url.searchParams.has('code')).toBe(false);
  });

  test('asks for a sign-in first', async () => {
    const { url } = await browse().authorize({ prompt: 'none', membership: many.memberships[0] ?? '' });
    expect(url.searchParams.get('error')).toBe('login_required');
  });
});

describe('tokens', () => {
  test('are refreshed with rotation, and using a refresh token twice ends the sign-in', async () => {
    const browser = browse();
    const tokens = await browser.signIn(one.email, password);
    const refresh = (refresh_token: string) => browser.token({ grant_type: 'refresh_token', refresh_token });
    const next = await refresh(tokens.refresh_token);
    expect(next.refresh_token).not.toBe(tokens.refresh_token);
    expect(await findSignIn(identity, next.access_token)).toMatchObject({ membership: { id: one.memberships[0] } });
    expect((await refresh(tokens.refresh_token)).error).toBe('invalid_grant');
    expect(await findSignIn(identity, next.access_token)).toBeUndefined();
    expect((await refresh(next.refresh_token)).error).toBe('invalid_grant');
  });

  test('give way to one of two simultaneous uses of a refresh token', async () => {
    const browser = browse();
    const { refresh_token } = await browser.signIn(one.email, password);
    const both = await Promise.all([1, 2].map(() => browser.token({ grant_type: 'refresh_token', refresh_token })));
    expect(both.filter((tokens) => tokens.access_token)).toHaveLength(1);
  });

  test('resolve to nobody when unknown or expired', async () => {
    const { access_token } = await browse().signIn(one.email, password);
    expect(await findSignIn(identity, 'unknown')).toBeUndefined();
    await identity
      .updateTable('oidc.payloads')
      .set({ expires_at: new Date(0) })
      .where('id', '=', access_token)
      .execute();
    expect(await findSignIn(identity, access_token)).toBeUndefined();
  });
});

describe('signing out', () => {
  test('ends every grant of the browser and returns to the start page', async () => {
    const browser = browse();
    const first = await browser.signIn(many.email, password);
    const { url, verifier } = await browser.authorize({ prompt: 'none', membership: many.memberships[0] ?? '' });
    const second = await browser.redeem(url, verifier);
    const elsewhere = await browse().signIn(many.email, password);

    const query = new URLSearchParams({ id_token_hint: second.id_token, post_logout_redirect_uri: `${webOrigin}/`, state: 'bye' });
    const asked = await browser.request(`/oidc/session/end?${query.toString()}`);
    const page = await asked.text();
    const nonce = /script-src 'nonce-([^']+)'/.exec(asked.headers.get('content-security-policy') ?? '')?.[1];
    expect(page).toContain(`<script nonce="${nonce}">`);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const confirmed = await browser.request('/oidc/session/end/confirm', { xsrf, logout: 'yes' });
    expect(confirmed.headers.get('location')).toBe(`${webOrigin}/?state=bye`);

    expect(await findSignIn(identity, first.access_token)).toBeUndefined();
    expect(await findSignIn(identity, second.access_token)).toBeUndefined();
    expect((await browser.token({ grant_type: 'refresh_token', refresh_token: first.refresh_token })).error).toBe('invalid_grant');
    expect((await browser.authorize({ prompt: 'none' })).url.searchParams.get('error')).toBe('login_required');
    expect(await findSignIn(identity, elsewhere.access_token)).toBeTruthy();
  });

  test('only shows the button when a stranger sent the person', async () => {
    const browser = browse();
    await browser.signIn(one.email, password);
    const page = await (await browser.request('/oidc/session/end')).text();
    expect(page).toContain('id="sign-out"');
    expect(page).not.toContain('<script');
  });
});
