import { randomUUID } from 'node:crypto';
import { limits } from '@trellis/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '../../fixtures/builders.ts';
import { issueToken, type Reply, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { sendFile } from '../../testing/uploads.ts';
import { signFile } from './signatures.ts';

const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
// more than the threshold of compression, each place told from the others
const behind = Buffer.from(Array.from({ length: 1000 }, (_, index) => `${index} `).join(''));
const png = Buffer.concat([picture, behind]);
const base = '/api/rocketAdmin/File';

interface Uploaded {
  id: string;
  fileName: string;
  url: string;
}

let product: TestProduct;
let token: string;
let foreignToken: string;
let uploaded: Uploaded;

beforeAll(async () => {
  product = await startTestProduct();
  const [own, foreign] = [await aMember(product.owner), await aMember(product.owner)];
  token = await issueToken(product.owner, own.personId, own.membershipId);
  foreignToken = await issueToken(product.owner, foreign.personId, foreign.membershipId);
  uploaded = (await upload(png, 'drawing.txt')).body;
});
afterAll(() => product.close());

const upload = (content: Buffer, name: string, kind = 'feedbackImage', as: string | undefined = token): Promise<Reply<Uploaded>> =>
  sendFile(product, `${base}/${kind}`, { content, name, token: as });

const get = (url: string, headers: Record<string, string> = {}) => product.app.inject({ method: 'GET', url, headers });
const keyOf = (url: string) => new URL(url, 'http://localhost').pathname.slice('/files/'.length);
const changed = (url: string, name: string, value: string) => url.replace(new RegExp(`${name}=[^&]*`), `${name}=${value}`);

describe('an upload', () => {
  it('is what its content says: a picture named .txt is a picture', async () => {
    const { status, body } = await upload(png, 'drawing.txt');
    expect([status, body.fileName]).toEqual([200, 'drawing.txt']);
    expect(keyOf(body.url)).toMatch(/\.png$/);
    expect((await get(body.url)).headers['content-type']).toBe('image/png');
  });

  it.each([
    ['a text named .png', Buffer.from('only text'), 'feedbackImage'],
    ['a page named .png', Buffer.from('<!doctype html><script>alert(1)</script>'), 'feedbackImage'],
    ['a picture as a video', png, 'feedbackVideo'],
    ['nothing at all', Buffer.alloc(0), 'feedbackImage'],
  ])('%s is refused, naming the field', async (_, content, kind) => {
    const { status, error } = await upload(content, 'drawing.png', kind);
    expect([status, error.code]).toEqual([415, 'Trellis:FileTypeRefused']);
    expect(error.message).toContain(kind === 'feedbackVideo' ? 'MP4, MOV, WEBM' : 'JPEG, PNG, WEBP, HEIC');
    expect(error.validationErrors.flatMap(({ members }) => members)).toEqual(['file']);
  });

  it('over its size is refused with the size that is allowed', async () => {
    const { status, error } = await upload(Buffer.concat([png, Buffer.alloc(limits.upload.image)]), 'large.png');
    expect([status, error.code, error.data.max]).toEqual([413, 'Trellis:FileTooLarge', 10]);
    expect(error.validationErrors.flatMap(({ members }) => members)).toEqual(['file']);
  });

  it.each(['../../outside.png', '/etc/passwd', 'C:\\outside.png'])('never lets the name %s choose where it lies', async (name) => {
    const { status, body } = await upload(png, name);
    expect(status).toBe(200);
    expect(body.fileName).not.toContain('/');
    expect(keyOf(body.url)).toMatch(/^[\da-f-]{36}\/[\da-f-]{36}\.png$/);
  });

  it('never lets the name hide what it is by turning the order of its letters', async () => {
    expect((await upload(png, 'bill\u202egnp.exe')).body.fileName).toBe('billgnp.exe');
  });

  it('needs a sign-in', async () => {
    expect((await upload(png, 'a.png', 'feedbackImage', '')).status).toBe(401);
  });
});

describe('an address', () => {
  it('is given to the centre of the file, signed', async () => {
    const reply = await product.call<Uploaded & { type: string }>(token, 'GET', `/api/business/File/address/${uploaded.id}`);
    expect(reply.body).toMatchObject({ fileName: 'drawing.txt', type: 'image/png' });
    expect(reply.body.url).toMatch(/^\/files\/.+\?until=\d+&signature=[\w-]+$/);
    expect((await get(reply.body.url)).rawPayload.equals(png)).toBe(true);
  });

  it('is not given to another centre, nor for an id of nothing', async () => {
    expect((await product.call(foreignToken, 'GET', `/api/business/File/address/${uploaded.id}`)).status).toBe(404);
    expect((await product.call(token, 'GET', `/api/business/File/address/${randomUUID()}`)).status).toBe(404);
  });

  it('keeps what it serves private and unable to run anything', async () => {
    const { headers } = await get(uploaded.url);
    expect(headers['cache-control']).toContain('private');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=70-169', 70, 169],
    ['bytes=100-', 100, png.length - 1],
    ['bytes=-20', png.length - 20, png.length - 1],
  ])('answers %s with these bytes alone', async (range, first, last) => {
    const { statusCode, headers, rawPayload } = await get(uploaded.url, { range, 'accept-encoding': 'gzip, br' });
    expect([statusCode, headers['content-range']]).toEqual([206, `bytes ${first}-${last}/${png.length}`]);
    expect(rawPayload.equals(png.subarray(first, last + 1))).toBe(true);
  });

  it('answers a range behind the end with 416', async () => {
    expect((await get(uploaded.url, { range: `bytes=${png.length}-` })).statusCode).toBe(416);
  });

  it('is refused when anything of it was changed', async () => {
    const until = Number(new URL(uploaded.url, 'http://localhost').searchParams.get('until'));
    const other = (await upload(png, 'other.png')).body;
    const forged = [
      changed(uploaded.url, 'signature', 'A'.repeat(43)),
      changed(uploaded.url, 'signature', ''),
      changed(uploaded.url, 'until', String(until + 900)),
      changed(uploaded.url, 'until', 'NaN'),
      uploaded.url.replace(keyOf(uploaded.url), keyOf(other.url)),
      uploaded.url.split('?')[0] ?? '',
      `${uploaded.url}&signature=second`,
    ];
    for (const url of forged) expect((await get(url)).statusCode, url).toBe(403);
  });

  it('is refused when it is too old, and good until then', async () => {
    const hour = 3_600_000;
    const key = keyOf(uploaded.url);
    expect((await get(signFile(key, Date.now() - 2 * hour))).statusCode).toBe(403);
    expect((await get(signFile(key, Date.now() - 0.9 * hour))).statusCode).toBe(200);
  });

  it.each([
    '../application-secret',
    '..%2fapplication-secret',
    '%2e%2e/application-secret',
    '..%5capplication-secret',
    'a/../../application-secret',
  ])('leads nowhere outside: %s', async (path) => {
    const query = uploaded.url.split('?')[1];
    expect([403, 404]).toContain((await get(`/files/${path}?${query}`)).statusCode);
    // not even a signature opens what lies outside
    const signed = signFile(decodeURIComponent(path)).split('?')[1];
    expect([403, 404]).toContain((await get(`/files/${path}?${signed}`)).statusCode);
  });
});
