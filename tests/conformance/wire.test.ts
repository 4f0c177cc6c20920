import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { limits } from '@trellis/contract/limits';
import { errorEnvelope } from '@trellis/contract/wire';
import { aMember } from '@trellis/server/fixtures/builders';
import { issueToken, startTestProduct, type TestProduct } from '@trellis/server/testing/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let product: TestProduct;
let authorization: string;

beforeAll(async () => {
  product = await startTestProduct();
  const admin = await aMember(product.owner, { roles: ['CenterAdmin'] });
  authorization = `Bearer ${await issueToken(product.owner, admin.personId, admin.membershipId)}`;
});
afterAll(() => product.close());

interface Request {
  url?: string;
  method?: 'GET' | 'POST' | 'PATCH';
  headers?: Record<string, string>;
  payload?: string | Buffer | Readable;
}

/** Sends something malformed and reads the envelope that it must be answered with. */
async function send({ url = '/api/business/subject/getList', method = 'POST', headers = {}, payload }: Request) {
  const response = await product.app.inject({
    method,
    url,
    headers: { authorization, 'content-type': 'application/json', ...headers },
    payload,
  });
  return { status: response.statusCode, ...errorEnvelope.parse(response.json()).error };
}

describe('what cannot be read is refused in the envelope', () => {
  it.each([
    ['no JSON', '{"skipCount":'],
    ['nested beyond reason', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['a list instead of an object', '[1, 2]'],
    ['a bare text', '"all"'],
  ])('a body that is %s', async (_, payload) => {
    expect((await send({ payload })).status).toBe(400);
  });

  it('a body over one megabyte', async () => {
    const { status, code } = await send({ payload: JSON.stringify({ filter: 'a'.repeat(1024 * 1024) }) });
    expect([status, code]).toEqual([413, 'Trellis:BodyTooLarge']);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/octet-stream'])('a body of type %s', async (type) => {
    expect((await send({ payload: 'filter=a', headers: { 'content-type': type } })).code).toBe('Trellis:UnreadableBody');
  });

  it('a body that is more than one megabyte once it is unpacked', async () => {
    const payload = gzipSync(JSON.stringify({ filter: 'a'.repeat(20 * 1024 * 1024) }));
    expect((await send({ payload, headers: { 'content-encoding': 'gzip' } })).code).toBe('Trellis:BodyTooLarge');
  });

  it('half of a character, naming its field', async () => {
    const { status, validationErrors } = await send({ payload: '{"filter":"a\\ud800b"}' });
    expect([status, validationErrors.flatMap(({ members }) => members)]).toEqual([400, ['filter']]);
  });

  it('a text with the character NUL, naming its field', async () => {
    const { status, validationErrors } = await send({ payload: JSON.stringify({ filter: 'a\0b' }) });
    expect([status, validationErrors.flatMap(({ members }) => members)]).toEqual([400, ['filter']]);
    const inQuery = await send({ method: 'GET', url: '/api/business/subject/simpleList?filter=a%00b' });
    expect([inQuery.status, inQuery.validationErrors[0]?.members]).toEqual([400, ['filter']]);
  });

  it('a name of which nothing is seen, as one that was not given', async () => {
    const payload = { firstName: '\u200b', lastName: 'Berg', birthday: '2024-02-29', gender: 'Female', gradeName: 0 };
    const { status, validationErrors } = await send({ url: '/api/business/subject/subject', payload: JSON.stringify(payload) });
    expect([status, validationErrors.flatMap(({ members }) => members)]).toEqual([400, ['firstName']]);
  });

  it.each(['', 'k'.repeat(201)])('an Idempotency-Key of the wrong length', async (key) => {
    const { status, validationErrors } = await send({ payload: '{}', headers: { 'idempotency-key': key } });
    expect([status, validationErrors.flatMap(({ members }) => members)]).toEqual([400, ['Idempotency-Key']]);
  });

  it.each([
    ['an address that cannot be decoded', { method: 'GET', url: '/api/business/File/address/%E0%A4%A' }],
    ['an unknown address', { method: 'GET', url: '/api/business/nothing' }],
    ['an unknown address in other letters', { method: 'GET', url: '/API/Business/nothing' }],
    ['no address beneath', { method: 'GET', url: '/api' }],
    ['a method that no call has', { method: 'PATCH', url: '/api/business/subject/getList', payload: '{}' }],
  ] as const)('%s', async (_, request) => {
    expect((await send(request)).code).toBe('Trellis:NotFound');
  });

  it('keys that reach for a prototype change nothing', async () => {
    const response = await product.app.inject({
      method: 'POST',
      url: '/api/business/subject/getList',
      headers: { authorization, 'content-type': 'application/json' },
      payload: '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}',
    });
    expect(response.statusCode).toBe(200);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('an upload', () => {
  const url = '/api/rocketAdmin/File/feedbackImage';
  const boundary = 'a'.repeat(32);
  const form = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  const opening = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const formOf = (name: string) => Buffer.concat([Buffer.from(opening(name)), png, Buffer.from(`\r\n--${boundary}--\r\n`)]);

  it('that is a form is taken', async () => {
    const reply = await product.app.inject({ method: 'POST', url, headers: { authorization, ...form }, payload: formOf('a.png') });
    expect(reply.statusCode).toBe(200);
  });

  it.each([
    ['breaks off', `${opening('a.png')}broken`],
    ['is no form', 'broken'],
  ])('that %s is refused', async (_, payload) => {
    expect((await send({ url, headers: form, payload })).code).toBe('Trellis:UnreadableBody');
  });

  it('whose file has an unreadable name is refused, naming the field', async () => {
    const { status, validationErrors } = await send({ url, headers: form, payload: formOf('a\0b.png') });
    expect([status, validationErrors.flatMap(({ members }) => members)]).toEqual([400, ['file']]);
  });

  const tooLarge = limits.upload.image + 2 * 1024 * 1024;

  it('larger than its kind takes is refused by its length alone', async () => {
    const headers = { ...form, 'content-length': String(tooLarge) };
    const { status, code, data } = await send({ url, headers, payload: opening('a.png') });
    expect([status, code, data]).toEqual([413, 'Trellis:FileTooLarge', { max: 10 }]);
  });

  it('that says nothing of its length is refused as soon as it is too large', async () => {
    const payload = Readable.from([opening('a.png'), ...Array.from({ length: tooLarge / 65_536 }, () => Buffer.alloc(65_536))]);
    expect((await send({ url, headers: form, payload })).code).toBe('Trellis:FileTooLarge');
  });

  it('that was compressed counts as what it becomes', async () => {
    const payload = gzipSync(Buffer.alloc(tooLarge));
    expect((await send({ url, headers: { ...form, 'content-encoding': 'gzip' }, payload })).code).toBe('Trellis:FileTooLarge');
  });

  it('to a call that takes none is not read', async () => {
    expect((await send({ headers: form, payload: formOf('a.png') })).code).toBe('Trellis:UnreadableBody');
  });

  it('of somebody who is not signed in is not read', async () => {
    const { status } = await send({ url, headers: { ...form, authorization: 'Bearer nobody' }, payload: formOf('a.png') });
    expect(status).toBe(401);
  });
});

describe('the sign-in service', () => {
  const asked = 'client_id=business-client&response_type=code&redirect_uri=http%3A%2F%2Flocalhost%3A4200%2Fcallback&scope=openid';
  const challenge = `code_challenge_method=S256&code_challenge=${'a'.repeat(43)}`;
  const post = (url: string, payload: string, cookie = '') =>
    product.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/x-www-form-urlencoded', cookie } });

  it('refuses the character NUL in an address', async () => {
    const get = (query: string) => product.app.inject({ method: 'GET', url: `/oidc/auth?${query}` });
    expect((await get('client_id=a%00b')).statusCode).toBe(400);
    // a fault of a known application is told to it
    expect((await get(`${asked}&${challenge}&state=a%00b`)).headers.location).toContain('error=invalid_request');
  });

  it.each([
    ['/oidc/token', 'grant_type=refresh_token&client_id=business-client&refresh_token=a%00'],
    ['/oidc/token', `grant_type=authorization_code&client_id=business-client&redirect_uri=x&code_verifier=${'a'.repeat(43)}&code=a%00`],
  ])('knows no token with it: %s %s', async (url, payload) => {
    expect((await post(url, payload)).statusCode).toBe(400);
  });

  it('knows no sign-in that ended, whatever its address asks for', async () => {
    for (const query of ['', `?${asked}`, `?client_id=business-client&state=a%00b`]) {
      const reply = await product.app.inject({ method: 'GET', url: `/oidc/auth/ended${query}` });
      expect([query, reply.statusCode]).toEqual([query, 400]);
    }
  });

  it('refuses it in the form of the sign-in page', async () => {
    const started = await product.app.inject({ method: 'GET', url: `/oidc/auth?${asked}&${challenge}` });
    const cookie = started.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const page = new URL(String(started.headers.location), 'http://localhost:4200').pathname;
    expect(page).toMatch(/^\/oidc\/interaction\//);
    expect((await post(page, 'email=a%00b&password=secret', cookie)).statusCode).toBe(400);
  });
});
