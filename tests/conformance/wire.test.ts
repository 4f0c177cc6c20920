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
  payload?: string | Buffer;
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

  it('a text with the character NUL, naming its field', async () => {
    const { status, validationErrors } = await send({ payload: JSON.stringify({ filter: 'a\0b' }) });
    expect([status, validationErrors.flatMap(({ members }) => members)]).toEqual([400, ['filter']]);
    const inQuery = await send({ method: 'GET', url: '/api/business/subject/simpleList?filter=a%00b' });
    expect([inQuery.status, inQuery.validationErrors[0]?.members]).toEqual([400, ['filter']]);
  });

  it.each(['', 'k'.repeat(201)])('an Idempotency-Key of the wrong length', async (key) => {
    const { status, validationErrors } = await send({ payload: '{}', headers: { 'idempotency-key': key } });
    expect([status, validationErrors.flatMap(({ members }) => members)]).toEqual([400, ['Idempotency-Key']]);
  });

  it.each([
    ['an address that cannot be decoded', { method: 'GET', url: '/api/business/File/address/%E0%A4%A' }],
    ['an unknown address', { method: 'GET', url: '/api/business/nothing' }],
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
  const form = { 'content-type': 'multipart/form-data; boundary=x' };

  it('that is no form is refused', async () => {
    expect((await send({ url, headers: form, payload: '--x\r\nbroken' })).code).toBe('Trellis:UnreadableBody');
  });

  it('larger than any field takes is refused by its length alone', async () => {
    const headers = { ...form, 'content-length': String(limits.upload.video + 2 * 1024 * 1024) };
    expect((await send({ url, headers, payload: '--x' })).code).toBe('Trellis:BodyTooLarge');
  });

  it('of somebody who is not signed in is not read', async () => {
    const { status } = await send({ url, headers: { ...form, authorization: 'Bearer nobody' }, payload: '--x\r\nbroken' });
    expect(status).toBe(401);
  });
});
