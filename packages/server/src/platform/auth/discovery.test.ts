import { apiParts } from '@trellis/contract/api-parts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from './secrets.ts';
import type { Browser, Tokens } from './test-browser.ts';
import { password, startService } from './test-service.ts';

const service = await startService();
const { one, origin, owner, browse } = service;
afterAll(() => service.stop());

const secret = 'a secret of tests';
let told: Record<string, unknown>;
let app: string;
let serviceId: string;

beforeAll(async () => {
  const tenant = await owner
    .selectFrom('identity.memberships')
    .select('tenant_id')
    .where('id', '=', one.memberships[0] ?? '')
    .executeTakeFirst();
  const { rows } = await sql<{ id: string }>`
    insert into identity.clients (kind, name, scope, redirect_uris, tenant_id, person_id, created_by) values
      ('app', 'Phone', 'write', array['com.example.app:/in'], null, null, ${one.id}),
      ('service', 'Billing', 'write', '{}', ${tenant?.tenant_id}, identity.add_service_person(${tenant?.tenant_id}, 'Billing'), ${one.id})
    returning id`.execute(owner);
  [app = '', serviceId = ''] = rows.map(({ id }) => id);
  await sql`
    insert into identity.client_states (client_id, secret_hash) values (${app}, null), (${serviceId}, ${hashOf(secret)})`.execute(owner);
  told = (await (await fetch(`${origin}/oidc/.well-known/openid-configuration`)).json()) as typeof told;
});

const list = (name: string) => told[name] as string[];
const asService = () => ({ authorization: `Basic ${btoa(`${serviceId}:${encodeURIComponent(secret)}`)}` });

/** What the token endpoint answers. */
async function ask(form: Record<string, string>, headers: Record<string, string> = {}, path = 'token') {
  const response = await fetch(`${origin}/oidc/${path}`, { method: 'POST', body: new URLSearchParams(form), headers });
  return { status: response.status, body: (await response.json().catch(() => ({}))) as Partial<Tokens> & Record<string, unknown> };
}

/** Where an authorization request leads to, of somebody who is signed in. */
async function authorize(browser: Browser, extra: Record<string, string>): Promise<URLSearchParams> {
  const { url } = await browser.authorize({ prompt: 'none', ...extra });
  return new URLSearchParams(url.search || url.hash.slice(1));
}

describe('what the sign-in service says of itself', () => {
  test('is said whole: nothing is advertised that is not tried here', () => {
    expect(Object.keys(told).toSorted()).toEqual([
      'authorization_endpoint',
      'authorization_response_iss_parameter_supported',
      'claim_types_supported',
      'claims_parameter_supported',
      'claims_supported',
      'code_challenge_methods_supported',
      'end_session_endpoint',
      'grant_types_supported',
      'id_token_signing_alg_values_supported',
      'introspection_endpoint',
      'introspection_endpoint_auth_methods_supported',
      'issuer',
      'jwks_uri',
      'request_uri_parameter_supported',
      'response_modes_supported',
      'response_types_supported',
      'revocation_endpoint',
      'revocation_endpoint_auth_methods_supported',
      'scopes_supported',
      'subject_types_supported',
      'token_endpoint',
      'token_endpoint_auth_methods_supported',
      'ui_locales_supported',
      'userinfo_endpoint',
    ]);
    expect(told['issuer']).toBe(`${origin}/oidc`);
  });

  test('leads to what answers, and nothing else of the kind does', async () => {
    const { access_token } = await browse().signIn(one.email, password);
    const answers = async (path: string, init: RequestInit = {}) => (await fetch(path, { redirect: 'manual', ...init })).status;
    const endpoint = (name: string) => String(told[name]);
    expect(await answers(endpoint('jwks_uri'))).toBe(200);
    expect(await answers(endpoint('userinfo_endpoint'), { headers: { authorization: `Bearer ${access_token}` } })).toBe(200);
    expect(await answers(endpoint('end_session_endpoint'))).toBe(200);
    const form = { method: 'POST', body: new URLSearchParams({ token: 'x' }), headers: asService() };
    expect(await answers(endpoint('introspection_endpoint'), form)).toBe(200);
    expect(await answers(endpoint('revocation_endpoint'), form)).toBe(200);
    for (const path of ['reg', 'request', 'device', 'device/auth', 'backchannel', 'challenge'])
      expect([path, await answers(`${origin}/oidc/${path}`, form), await answers(`${origin}/oidc/${path}`)]).toEqual([path, 404, 404]);
  });

  test('names the grants that there are', async () => {
    expect(list('grant_types_supported')).toEqual(['authorization_code', 'refresh_token', 'client_credentials']);
    const browser = browse();
    const { refresh_token } = await browser.signIn(one.email, password);
    expect(await browser.token({ grant_type: 'refresh_token', refresh_token })).toHaveProperty('access_token');
    expect((await ask({ grant_type: 'client_credentials', scope: 'read' }, asService())).status).toBe(200);
    for (const grant_type of ['password', 'implicit', 'urn:ietf:params:oauth:grant-type:device_code', 'urn:openid:params:grant-type:ciba'])
      expect((await ask({ grant_type, client_id: app })).body.error, grant_type).toBe('unsupported_grant_type');
  });

  test('names the ways in which clients prove themselves', async () => {
    const methods = ['none', 'client_secret_basic', 'client_secret_post'];
    expect(list('token_endpoint_auth_methods_supported')).toEqual(methods);
    expect(list('revocation_endpoint_auth_methods_supported')).toEqual(methods);
    expect(list('introspection_endpoint_auth_methods_supported')).toEqual(methods.slice(1));
    const post = { client_id: serviceId, client_secret: secret };
    for (const path of ['token', 'token/introspection', 'token/revocation']) {
      const form: Record<string, string> = path === 'token' ? { grant_type: 'client_credentials', scope: 'read' } : { token: 'x' };
      expect((await ask({ ...form, ...post }, {}, path)).status, path).toBe(200);
      expect((await ask(form, asService(), path)).status, path).toBe(200);
    }
    expect((await ask({ token: 'x', client_id: app }, {}, 'token/revocation')).status).toBe(200);
    const assertion = { client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer', client_assertion: 'x.y.z' };
    expect((await ask({ grant_type: 'client_credentials', client_id: serviceId, ...assertion })).status).not.toBe(200);
  });

  test('names what may be asked for, and how the answer comes back', async () => {
    const browser = browse();
    await browser.signIn(one.email, password);
    expect(list('response_types_supported')).toEqual(['code']);
    expect(list('response_modes_supported')).toEqual(['query']);
    expect(list('code_challenge_methods_supported')).toEqual(['S256']);
    const granted = await authorize(browser, { response_mode: 'query' });
    expect([granted.has('code'), granted.get('iss')]).toEqual([true, told['issuer']]);
    for (const response_mode of ['fragment', 'form_post', 'web_message'])
      expect((await browser.authorize({ prompt: 'none', response_mode })).url.search, response_mode).not.toContain('code=');
    for (const response_type of ['token', 'id_token', 'code id_token', 'none'])
      expect((await authorize(browser, { response_type, nonce: 'n' })).has('code'), response_type).toBe(false);
    expect((await authorize(browser, { code_challenge_method: 'plain' })).get('error')).toBe('invalid_request');
    expect((await authorize(browser, { request_uri: 'https://example.com/request' })).get('error')).toBe('request_uri_not_supported');
  });

  test('names every scope that there is', async () => {
    expect(list('scopes_supported')).toEqual(['openid', 'profile', 'offline_access', 'read', 'write', ...apiParts]);
    const scope = list('scopes_supported').join(' ');
    const { page } = await browse().authorize({ client_id: app, redirect_uri: 'com.example.app:/in', scope });
    expect(page?.status).toBe(200);
  });

  test('names what is told of somebody, signed as it says', async () => {
    expect([list('claims_supported'), told['claims_parameter_supported']]).toEqual([['sub', 'name', 'locale', 'auth_time', 'iss'], false]);
    expect([list('claim_types_supported'), list('subject_types_supported')]).toEqual([['normal'], ['public']]);
    const { id_token } = await browse().signIn(one.email, password, { max_age: '600' });
    const [head, body] = id_token.split('.', 2).map((part) => JSON.parse(Buffer.from(part, 'base64url').toString() || '{}'));
    for (const claim of list('claims_supported')) expect(body).toHaveProperty(claim);
    expect(list('id_token_signing_alg_values_supported')).toEqual([head.alg]);
  });

  test('names the languages of its pages', async () => {
    for (const locale of list('ui_locales_supported'))
      expect(await (await browse().authorize({ ui_locales: locale })).page?.text()).toContain(`<html lang="${locale}"`);
  });
});
