import { createHash } from 'node:crypto';
import { aMember, aPerson } from '@trellis/server/fixtures/builders';
import { buildServer } from '@trellis/server/platform/http/server';
import { startTestProduct, type TestProduct } from '@trellis/server/testing/http';
import { testSecret } from '@trellis/server/testing/test-secret';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const origin = 'http://localhost:4200';
const password = 'Sesame-Quillfeather-7';
const person = { name: 'Ottoline Quillfeather', email: 'ottoline.quillfeather@test.example' };
const child = { firstName: 'Peregrine', lastName: 'Underbough' };
const phone = '6175550142';
const verifier = 'v'.repeat(43);

let product: TestProduct;
let app: TestProduct['app'];
let authorization: string;
const secrets: string[] = [];
const lines: string[] = [];

beforeAll(async () => {
  product = await startTestProduct();
  await aMember(product.owner, { person: await aPerson(product.owner, { ...person, password }), roles: ['CenterAdmin'] });
  app = await buildServer({
    config: { demo: false, logLevel: 'trace', secret: testSecret, dataDir: '/nowhere' },
    pools: product.pools,
    origin,
    signIn: { demoPeople: async () => [], roleLabel: (role) => role },
    withWebApp: false,
    ready: () => true,
    logStream: { write: (line) => lines.push(line) },
  });
  authorization = `Bearer ${await signIn()}`;
});
afterAll(async () => {
  await app.close();
  await product.close();
});

/** By e-mail and password, through the pages of the sign-in service. */
async function signIn(): Promise<string> {
  const cookies = new Map<string, string>();
  const request = async (url: string, form?: Record<string, string>) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = form && new URLSearchParams(form).toString();
    const reply = await app.inject({ method: form ? 'POST' : 'GET', url, headers: { cookie, ...(form && type) }, payload });
    for (const { name, value } of reply.cookies) cookies.set(name, value);
    return { reply, to: new URL(String(reply.headers.location ?? ''), origin) };
  };
  const asked = {
    client_id: 'business-client',
    response_type: 'code',
    redirect_uri: `${origin}/callback`,
    scope: 'openid profile offline_access',
    login_hint: person.email,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  const page = await request(`/oidc/auth?${new URLSearchParams(asked).toString()}`);
  await request(page.to.pathname, { email: person.email, password: `${password}-wrong` });
  const taken = await request(page.to.pathname, { email: person.email, password });
  const { to } = await request(taken.to.pathname + taken.to.search);
  const code = to.searchParams.get('code') ?? '';
  const { client_id, redirect_uri } = asked;
  const { reply } = await request('/oidc/token', {
    client_id,
    redirect_uri,
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
  });
  const { access_token, refresh_token, id_token } = reply.json<Record<string, string>>();
  secrets.push(code, access_token ?? '', refresh_token ?? '', id_token ?? '', ...cookies.values());
  return access_token ?? '';
}

let sent = 0;
const send = (method: 'GET' | 'POST', url: string, payload?: object | string) =>
  app.inject({
    method,
    url,
    payload,
    headers: { authorization, 'idempotency-key': `Underbough-${++sent}`, ...(payload ? { 'content-type': 'application/json' } : {}) },
  });

describe('the log', () => {
  it('knows what happened, and nobody by name', async () => {
    const added = { ...child, birthday: '2019-03-04', gender: 'Female', gradeName: 1 };
    await sql`alter table app.subjects add constraint nobody_new check (false) not valid`.execute(product.owner);
    const replies = [
      await send('GET', `/api/business/subject/simpleList?filter=${child.lastName}`),
      await send('POST', '/api/business/subject/getList', { filter: child.firstName }),
      await send('POST', '/api/business/subject/check', child),
      await send('POST', '/api/business/subject/subject', added),
      await send('POST', '/api/business/subject/subject', `{"firstName": "${child.firstName}`),
      await send('POST', '/api/business/subject/subject', { ...added, lastName: `${child.lastName}\0` }),
      await send('POST', '/api/us/Internal/Account/SendChangePhoneNumberToken', { phoneNumber: phone, countryCode: '1' }),
      await send('POST', '/api/us/Account/ChangePassword', { currentPassword: password, newPassword: `${password}-new` }),
      await send('GET', `/api/nothing?filter=${child.lastName}`),
      await send('GET', `/nothing?filter=${child.lastName}&token=${secrets[1]}`),
      await send('GET', `/oidc/nothing?login_hint=${person.email}`),
      await send('GET', `/api/%E0%A4%A?filter=${child.lastName}`),
    ];
    expect(replies[0]?.statusCode).toBe(200);
    expect(replies[3]?.statusCode).toBe(500);

    const log = lines.join('');
    expect(log).toContain('"path":"/api/business/subject/simpleList"');
    // the failure can be found by what is left of it
    expect(log).toContain('"constraint":"nobody_new"');
    expect(secrets.length).toBeGreaterThan(5);
    const personal = [person.name, ...person.name.split(' '), ...Object.values(child), phone, password, '127.0.0.1'];
    const found = [...personal, ...secrets].filter((text) => text !== '' && log.toLowerCase().includes(text.toLowerCase()));
    expect(found).toEqual([]);
  });

  it('leaves out what an error carries along and the values that it quotes', async () => {
    const before = lines.length;
    const failure = await sql`select ${person.email}::text::uuid`.execute(product.pools.identity).catch((error: unknown) => error);
    const detail = `Key (email)=(${person.email}) already exists.`;
    app.log.error(
      { err: Object.assign(new Error('once', { cause: failure }), { code: '23505', detail, input: { ...child } }) },
      'call failed',
    );
    const written = lines.slice(before).join('');
    expect(written).toContain('"code":"23505"');
    expect(written).toContain('"code":"22P02"');
    expect([person.email, ...Object.values(child)].filter((text) => written.includes(text))).toEqual([]);
  });
});
