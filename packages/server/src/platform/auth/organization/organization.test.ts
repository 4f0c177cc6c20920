import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenidProvider, ownClient, startOpenidProvider } from '../../../testing/openid-provider.ts';
import { findSignIn } from '../../http/find-sign-in.ts';
import { seal } from '../../sealing.ts';
import type { Browser } from '../test-browser.ts';
import { password, startService } from '../test-service.ts';
import { redirectUriOf } from './addresses.ts';
import { configureSignInNetworks } from './networks.ts';

const service = await startService();
const { identity, owner, one, many, browse, origin } = service;
const upstream: OpenidProvider = await startOpenidProvider();
configureSignInNetworks({ signInNetworks: '127.0.0.1' });
afterAll(async () => {
  configureSignInNetworks({});
  await upstream.stop();
  await service.stop();
});

let connection: string;
const tenantOf = async (membership: string) =>
  (await owner.selectFrom('identity.memberships').select('tenant_id').where('id', '=', membership).executeTakeFirstOrThrow()).tenant_id ??
  '';

async function connect(changed: { new_role?: string; password_counts?: boolean; enabled?: boolean } = {}) {
  await sql`delete from identity.sign_in_connections`.execute(owner);
  const made = {
    tenant_id: await tenantOf(one.memberships[0] ?? ''),
    name: 'Clinic',
    issuer: upstream.issuer,
    client_id: ownClient.client_id,
    domains: ['example.org'],
    enabled: true,
    ...changed,
  };
  const { id } = await owner.insertInto('identity.sign_in_connections').values(made).returning('id').executeTakeFirstOrThrow();
  const sealed = seal(ownClient.client_secret, 'client secret');
  await owner.insertInto('identity.sign_in_connection_secrets').values({ connection_id: id, sealed }).execute();
  upstream.register(redirectUriOf({ issuer: `${origin}/oidc` }, id));
  connection = id;
}

beforeEach(async () => {
  Object.assign(upstream, {
    trouble: 'none',
    tellsInToken: true,
    current: { sub: 'ana', email: one.email, email_verified: true, name: 'Ana' },
  });
  for (const table of ['tries', 'second_factor_rules']) await sql`delete from ${sql.table(`identity.${table}`)}`.execute(owner);
  await owner.deleteFrom('jobs.letters').execute();
  await connect();
});

/** Goes to the provider as far as told: where the page of our own leads to. */
async function leave(browser = browse(), email = one.email) {
  const { url, verifier } = await browser.authorize({ ui_locales: 'en-US' });
  const response = await browser.request(url.href, { email, password: '', way: 'organization' });
  const page = await response.text();
  const address = /id="on" href="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&');
  return { browser, url, verifier, status: response.status, page, address };
}

/** Signs in at the provider, and answers where it leads back to. */
async function signInThere(address = ''): Promise<string> {
  const cookies = new Map<string, string>();
  let at = new URL(address);
  while (at.origin === upstream.issuer) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${response.status} ${await response.text()}`);
    at = new URL(location, at);
  }
  return at.href;
}

/** The whole way to our own page, or back to the web app. */
async function come(change: (address: URL) => void = () => undefined, browser: Browser = browse()) {
  const left = await leave(browser);
  const address = new URL(left.address ?? '');
  change(address);
  const back = await signInThere(address.href);
  const { url, page } = await browser.follow(await browser.request(back));
  const text = await page?.text();
  const whole = async (at: URL) => {
    const tokens = await browser.redeem(at, left.verifier);
    return findSignIn(identity, tokens.access_token);
  };
  return { ...left, back, at: url, status: page?.status, text: text ?? '', whole };
}
const links = () => owner.selectFrom('identity.sign_in_links').select(['person_id', 'subject']).execute();
const letters = async () => (await owner.selectFrom('jobs.letters').select(['template', 'recipient']).execute()) as object[];

/** Links the account of `one` by its password. */
async function link() {
  const { browser, url, whole } = await come();
  const { url: at } = await browser.follow(await browser.request(url.href, { link: 'yes', password }));
  return whole(at);
}

describe('whoever has an account already', () => {
  test('proves it once by the password, and is let in by the organization alone from then on', async () => {
    const first = await come();
    expect(first.status).toBe(200);
    expect(first.text).toContain('Is this your account?');
    expect(await links()).toEqual([]);
    const wrong = await first.browser.request(first.url.href, { link: 'yes', password: 'wrong' });
    expect(wrong.status).toBe(401);
    expect(await links()).toEqual([]);
    const { url } = await first.browser.follow(await first.browser.request(first.url.href, { link: 'yes', password }));
    expect(await first.whole(url)).toMatchObject({ personId: one.id });
    expect(await links()).toEqual([{ person_id: one.id, subject: 'ana' }]);
    expect(await letters()).toEqual([{ template: 'organizationLinked', recipient: one.email }]);
    const second = await come();
    expect(await second.whole(second.at)).toMatchObject({ personId: one.id });
    expect(await letters()).toHaveLength(1);
    const came = await owner.selectFrom('identity.sign_ins').select('connection_id').orderBy('created_at', 'desc').execute();
    expect(came.slice(0, 2)).toEqual([{ connection_id: connection }, { connection_id: connection }]);
  });

  test('is known by the subject, whatever mail address the organization has of them later', async () => {
    await link();
    upstream.current = { sub: 'ana', email: 'new@elsewhere.example', email_verified: false };
    const { at, whole } = await come();
    expect(await whole(at)).toMatchObject({ personId: one.id });
    upstream.current = { sub: 'other', email: one.email, email_verified: true };
    expect((await come()).text).toContain('Is this your account?');
  });

  test('is asked for the second step that they have', async () => {
    await link();
    await sql`insert into identity.second_factor_rules (roles) values (array['Coach'])`.execute(owner);
    await sql`insert into identity.membership_roles (membership_id, role) values (${one.memberships[0]}, 'Coach') on conflict do nothing`.execute(
      owner,
    );
    const { status, text } = await come();
    expect(status).toBe(200);
    expect(text).toContain('name="pending"');
  });

  test('is linked by nothing but the proof: not by another sign-in of the same page', async () => {
    const { browser, url, whole } = await come();
    const { url: at } = await browser.follow(await browser.request(url.href, { email: one.email, password }));
    expect(await whole(at)).toMatchObject({ personId: one.id });
    expect(await links()).toEqual([]);
    const late = await browse().request(url.href, { link: 'yes', password });
    expect(late.status).toBe(410);
  });

  test('is read from what the provider says besides, where the token has no mail address', async () => {
    upstream.tellsInToken = false;
    await connect();
    expect((await come()).text).toContain('Is this your account?');
    expect(upstream.asked).toContain('GET /me');
  });
});

describe('nobody is let in', () => {
  test.each([
    ['whose mail address is not verified', { sub: 'x', email: 'one@example.org', email_verified: false }, 'has not verified your email'],
    ['of whom no mail address is told', { sub: 'x' }, 'did not say which email'],
    [
      'whose mail address is of another domain',
      { sub: 'x', email: 'one@elsewhere.example', email_verified: true },
      'does not belong to it',
    ],
    ['who belongs to another tenant', { sub: 'x', email: 'many@example.org', email_verified: true }, 'no place at Centre of Ana One yet'],
    ['who is unknown', { sub: 'x', email: 'new@example.org', email_verified: true }, 'no place at Centre of Ana One yet'],
  ])('%s', async (_case, who, told) => {
    upstream.current = who;
    const { status, text } = await come();
    expect(status).toBe(403);
    expect(text).toContain(told);
    expect(await links()).toEqual([]);
  });

  test('who is of the platform, or has left', async () => {
    await link();
    await sql`insert into identity.memberships (person_id, side) values (${one.id}, 'management')`.execute(owner);
    expect((await come()).status).toBe(403);
    await sql`delete from identity.memberships where person_id = ${one.id} and side = 'management'`.execute(owner);
    await sql`update identity.memberships set left_at = now(), state = 'Invalid' where id = ${one.memberships[0]}`.execute(owner);
    expect((await come()).status).toBe(403);
    await sql`update identity.memberships set left_at = null, state = 'Effective' where id = ${one.memberships[0]}`.execute(owner);
  });

  test('who says no there', async () => {
    upstream.current = undefined;
    expect((await come()).text).toContain('You did not sign in at Clinic.');
  });

  test('by a token with another nonce', async () => {
    const { status, text } = await come((address) => address.searchParams.set('nonce', 'another'));
    expect([status, text.includes('did not say who you are')]).toEqual([502, true]);
  });

  test('by a token that other keys signed', async () => {
    upstream.trouble = 'otherKeys';
    expect((await come()).status).toBe(502);
  });

  test('by a state that was used, is of another browser, or of another connection', async () => {
    await link();
    const { back, browser, address = '' } = await come();
    expect((await browser.request(back)).status).not.toBe(200);
    const again = await leave();
    const other = await signInThere(again.address);
    const stranger = browse();
    await stranger.authorize();
    expect((await stranger.follow(await stranger.request(other))).page?.status).toBe(410);
    const foreign = other.replace(connection, '00000000-0000-4000-8000-000000000000');
    expect((await again.browser.request(foreign)).status).toBe(410);
    expect((await again.browser.follow(await again.browser.request(other))).url.searchParams.get('code')).toBeTruthy();
    expect(address).toContain('code_challenge_method=S256');
    expect(address).toContain('prompt=login');
  });

  test('while the connection is off, also by a trip that was begun', async () => {
    const { browser, address } = await leave();
    const back = await signInThere(address);
    await sql`update identity.sign_in_connections set enabled = false`.execute(owner);
    const { page } = await browser.follow(await browser.request(back));
    expect([page?.status, (await page?.text())?.includes('was turned off')]).toEqual([403, true]);
    expect((await leave()).status).toBe(422);
  });

  test('while the provider is away, is another, or refuses our secret', async () => {
    upstream.trouble = 'otherIssuer';
    const { status, page } = await leave();
    expect([status, page.includes('Clinic cannot be reached')]).toEqual([502, true]);
    upstream.trouble = 'none';
    await sql`update identity.sign_in_connection_secrets set sealed = ${seal('another', 'client secret')}`.execute(owner);
    expect((await come()).status).toBe(502);
    await sql`update identity.sign_in_connections set issuer = 'http://127.0.0.1:9'`.execute(owner);
    expect((await leave()).status).toBe(502);
  });
});

describe('whoever has no account yet', () => {
  const newcomer = (name: string) => ({ sub: name, email: `${name}@example.org`, email_verified: true, name: 'Nora New' });

  test('is given a place, where the connection says so', async () => {
    await connect({ new_role: 'Coach' });
    upstream.current = newcomer('nora');
    const { at, whole } = await come();
    const signIn = await whole(at);
    expect(signIn).toMatchObject({ name: 'Nora New', email: 'nora@example.org', membership: { roles: ['Coach'] } });
    expect(await letters()).toMatchObject([{ template: 'organizationLinked' }]);
    const again = await come();
    expect((await again.whole(again.at))?.personId).toBe(signIn?.personId);
    upstream.current = { ...newcomer('nora'), sub: 'other' };
    expect((await come()).text).toContain('has none yet');
  });

  test('gives nobody of another tenant a place', async () => {
    await connect({ new_role: 'Coach' });
    upstream.current = { sub: 'x', email: many.email, email_verified: true };
    expect((await come()).status).toBe(403);
  });

  test('who was invited is in as they were invited, whether or not others are given a place', async () => {
    upstream.current = newcomer('ivan');
    const tenant = await tenantOf(one.memberships[0] ?? '');
    await sql`
      with person as (insert into identity.persons (email, name) values ('ivan@example.org', 'Ivan') returning id), member as (
        insert into identity.memberships (tenant_id, person_id, side, invited_email, activated_at)
        select ${tenant}, id, 'centre', 'ivan@example.org', null from person returning id
      )
      insert into identity.membership_roles (membership_id, role) select id, 'SeniorCoach' from member`.execute(owner);
    const { at, whole } = await come();
    expect(await whole(at)).toMatchObject({ membership: { roles: ['SeniorCoach'] } });
  });
});

describe('the page of signing in', () => {
  const send = async (email: string, form: Record<string, string> = { password: '' }) => {
    const browser = browse();
    const { url } = await browser.authorize({ ui_locales: 'en-US' });
    const response = await browser.request(url.href, { email, ...form });
    const page = (await response.text())
      .replaceAll(email, 'EMAIL')
      .replace(/(nonce|interaction)[-=/"\w]+/g, '')
      .replace(/href="http:[^"]+"/g, '');
    return { status: response.status, page };
  };

  test('offers it where there is one, and leads there by the domain alone', async () => {
    const [known, unknown] = [await send(one.email), await send('nobody@example.org')];
    expect(known.page).toContain('Sign in at Clinic');
    expect(known).toEqual(unknown);
    expect((await send('nobody@elsewhere.example', { password: '', way: 'organization' })).status).toBe(422);
    expect((await send('nobody@elsewhere.example')).page).toContain('Enter your password.');
    await sql`delete from identity.sign_in_connections`.execute(owner);
    expect((await send('nobody@elsewhere.example')).page).not.toContain('value="organization"');
  });

  test('takes no password where the organization says so, and tells nobody whether it was right', async () => {
    await connect({ password_counts: false });
    const [right, wrong] = [await send(one.email, { password }), await send(one.email, { password: 'wrong' })];
    expect(right.status).toBe(401);
    expect(right.page).toContain('At Clinic you sign in with the account of your organization.');
    expect(right).toEqual(wrong);
    expect(await send('nobody@example.org', { password })).toEqual(wrong);
    // whoever is of another tenant, or administers, keeps it
    expect((await send(many.email, { password })).status).toBe(303);
    await sql`insert into identity.membership_roles (membership_id, role) values (${one.memberships[0]}, 'CenterAdmin')`.execute(owner);
    expect((await send(one.email, { password })).status).toBe(303);
    await sql`delete from identity.membership_roles where role = 'CenterAdmin'`.execute(owner);
    expect(await link()).toMatchObject({ personId: one.id });
  });
});
