import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCentre, type CentreBuilt } from '../../fixtures/builders.ts';
import { startBucket, type TestBucket } from '../../testing/bucket.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { largePng } from '../../testing/pictures.ts';
import { pdf, type Uploaded, uploadAs } from '../../testing/uploads.ts';
import { removeLeftoverFiles } from './remove-leftovers.ts';
import { signFile } from './signatures.ts';
import { filePlace, incomingPlace, storage } from './storage.ts';

let bucket: TestBucket;
let product: TestProduct;
let centre: CentreBuilt;
let admin: string;
let coach: string;
let origin: string;

beforeAll(async () => {
  bucket = await startBucket();
  product = await startTestProduct({ bucket: bucket.setup });
  centre = await aCentre(product.owner);
  [admin, coach] = (await Promise.all(
    [centre.admin, centre.coach].map(({ personId, membershipId }) => issueToken(product.owner, personId, membershipId)),
  )) as [string, string];
  origin = await product.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await product.close();
  await bucket.close();
});

const png = largePng({ width: 12, height: 12 });
const upload = (kind = 'resumes', content: Buffer = pdf, as = coach) => uploadAs(product, as, { kind, content });
const read = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  product.app.inject({ method, url, headers });
const keyOf = ({ url }: Uploaded) => url.slice('/files/'.length).split('?')[0] ?? '';
const tomorrow = () => new Date(Date.now() + 25 * 60 * 60 * 1000);
/** In a round of its own: none was lately. */
async function clear(now?: Date): Promise<number> {
  await product.owner.deleteFrom('jobs.file_round').execute();
  return removeLeftoverFiles(product.pools.jobs, now);
}

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of filePlace().list(() => true)) found.push(key);
  return found.sort();
}

const incoming = () => readdirSync(incomingPlace(''));
const rows = async () => (await product.owner.selectFrom('identity.uploads').select('key').execute()).map(({ key }) => key).sort();

describe('a bucket', () => {
  it('is looked through by one process an hour, however many there are or start', async () => {
    let lists = 0;
    const hear = ({ url }: { url?: string }) => {
      if (url?.includes('list-type')) lists += 1;
    };
    bucket.server.on('request', hear);
    const round = () => removeLeftoverFiles(product.pools.jobs);
    await product.owner.deleteFrom('jobs.file_round').execute();
    await Promise.all([round(), round(), round()]);
    expect(lists).toBe(1);
    await round();
    expect(lists).toBe(1);
    await sql`update jobs.file_round set listed_at = now() - interval '1 hour'`.execute(product.owner);
    await Promise.all([round(), round()]);
    expect(lists).toBe(2);
    bucket.server.off('request', hear);
  });
});

describe('a file in a bucket', () => {
  it('is there whole once it was uploaded, and nothing of it stays on the disk', async () => {
    const content = Buffer.concat([pdf, randomBytes(3_000_000)]);
    const { status, body } = await upload('resumes', content);
    expect(status).toBe(200);
    expect(Buffer.from(await storage().getBytes(keyOf(body))).equals(content)).toBe(true);
    expect((await read(body.url)).rawPayload.equals(content)).toBe(true);
    await expect.poll(incoming).toEqual([]);
  });

  it('is sent once more where the connection breaks', async () => {
    bucket.server.prependOnceListener('request', ({ socket }) => socket.destroy());
    const { status, body } = await upload();
    expect([status, Buffer.from(await storage().getBytes(keyOf(body))).equals(pdf)]).toEqual([200, true]);
  });

  it('is drawn anew where its kind is, and served from our own address with what keeps it harmless', async () => {
    const { body } = await upload('picture', png);
    const { statusCode, headers } = await read(body.url);
    expect([statusCode, headers]).toEqual([
      200,
      expect.objectContaining({
        'content-type': 'image/webp',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': 'inline',
        'cache-control': 'private, max-age=900',
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
      }),
    ]);
    expect((await read(body.url.replace('signature=', 'signature=A'))).statusCode).toBe(403);
    expect((await read(signFile(`${randomUUID()}/gone.png`))).statusCode).toBe(404);
  });

  const whole = Buffer.from('0123456789');
  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    // several at once are not passed on: all of it is an answer too
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('is read by parts: %s', async (range, status, content, told) => {
    await storage().put('catalog/digits.txt', whole, { contentType: 'text/plain' });
    const reply = await read(signFile('catalog/digits.txt'), { range });
    expect([reply.statusCode, reply.body, reply.headers['content-range'], Number(reply.headers['content-length'])]).toEqual([
      status,
      content,
      told,
      content.length,
    ]);
  });

  it('is not sent again to a browser that has it, and whole to one that has a part of another', async () => {
    await storage().put('catalog/digits.txt', whole, { contentType: 'text/plain' });
    const url = signFile('catalog/digits.txt');
    const { headers } = await read(url);
    const etag = String(headers.etag);
    // told in seconds, and kept by this server in less
    const changed = new Date(Date.parse(String(headers['last-modified'])) + 1000).toUTCString();
    expect((await read(url, { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await read(url, { 'if-modified-since': changed })).statusCode).toBe(304);
    expect((await read(url, { range: 'bytes=50-' })).statusCode).toBe(416);
    const part = async (known: string) => (await read(url, { range: 'bytes=2-4', 'if-range': known })).statusCode;
    expect([await part(etag), await part('"another"'), await part(changed), await part('W/"weak"')]).toEqual([206, 200, 206, 200]);
  });

  it('is looked at without being sent', async () => {
    await storage().put('catalog/digits.txt', whole, { contentType: 'text/plain' });
    const { statusCode, headers, rawPayload } = await read(signFile('catalog/digits.txt'), {}, 'HEAD');
    expect([statusCode, headers['content-length'], rawPayload.length]).toEqual([200, '10', 0]);
  });

  it('is read no further when the browser leaves', async () => {
    await storage().put('catalog/large.bin', randomBytes(8_000_000));
    // a connection whose answer was read to its end is kept for the next request
    const left = new Promise<string>((resolve) => {
      bucket.server.once('request', ({ socket }) => socket.once('close', () => resolve('closed')));
    });
    const reply = await new Promise<IncomingMessage>((resolve) => get(`${origin}${signFile('catalog/large.bin')}`, resolve));
    reply.destroy();
    expect(await left).toBe('closed');
  });

  it.each([
    ['identity.uploads', 'resumes', pdf],
    ['identity.uploads', 'picture', png],
  ] as const)('leaves nothing where its row in %s as a %s cannot be written', async (table, kind, content) => {
    const before = await keys();
    await sql`alter table ${sql.table(table)} add constraint takes_none check (false) not valid`.execute(product.owner);
    try {
      expect((await upload(kind, content)).status).toBe(500);
    } finally {
      await sql`alter table ${sql.table(table)} drop constraint takes_none`.execute(product.owner);
    }
    expect(await keys()).toEqual(before);
    await expect.poll(incoming).toEqual([]);
  });
});

describe('clearing a bucket', () => {
  it('forgets what nobody used, what has no row and old exports, over all pages, and leaves what is not ours', async () => {
    const { body } = await upload();
    const orphans = Array.from({ length: 1001 }, () => `${centre.tenantId}/${randomUUID()}.png`);
    for (let at = 0; at < orphans.length; at += 50)
      await Promise.all(orphans.slice(at, at + 50).map((key) => storage().put(key, 'lost', { contentType: 'image/png' })));
    const strange = 'notes of somebody else';
    for (const key of ['catalog/one.mp3', 'exports/one', strange]) await storage().put(key, 'kept');
    await clear(tomorrow());
    const left = await keys();
    expect(left.filter((key) => orphans.includes(key))).toEqual([]);
    expect(left).not.toContain(keyOf(body));
    expect(left).toEqual(expect.arrayContaining(['catalog/one.mp3', 'exports/one', strange]));
    await clear(new Date(Date.now() + 49 * 60 * 60 * 1000));
    expect(await keys()).not.toContain('exports/one');
  });

  it('clears what had not arrived on the disk of this machine', async () => {
    mkdirSync(incomingPlace(''), { recursive: true });
    for (const name of ['old', 'new']) writeFileSync(incomingPlace(name), 'half');
    const before = new Date(Date.now() - 25 * 60 * 60 * 1000);
    utimesSync(incomingPlace('old'), before, before);
    await clear();
    expect(incoming()).toEqual(['new']);
  });

  it('takes the picture of a child that is erased', async () => {
    const { body } = await upload('picture', png, admin);
    const child = { firstName: 'Noa', lastName: 'Levi', birthday: '2020-06-05', gender: 'Female', gradeName: 0, pictureId: body.id };
    const created = await product.call<{ id: string }>(admin, 'POST', '/api/business/subject/subject', child);
    await clear(tomorrow());
    expect(await storage().exists(keyOf(body))).toBe(true);
    expect((await product.call(admin, 'DELETE', `/api/rocketAdmin/account/subject/${created.body.id}`)).status).toBe(200);
    await clear(tomorrow());
    expect(await storage().exists(keyOf(body))).toBe(false);
  });
});

describe('a bucket that goes away', () => {
  const ready = async () => {
    const reply = await product.app.inject('/ready');
    return [reply.statusCode, reply.json<{ status: string; storage: string }>()] as const;
  };

  it('is told of, loses nothing and leaves nothing half there, and serves on when it comes back', async () => {
    const { body: kept } = await upload();
    expect(await ready()).toEqual([200, expect.objectContaining({ status: 'ready', storage: 'answering' })]);
    const before = { keys: await keys(), rows: await rows() };
    await bucket.goAway();

    for (const [kind, content] of [['resumes', pdf] as const, ['picture', png] as const]) {
      const { status, error } = await upload(kind, content);
      expect([status, error.code]).toEqual([503, 'Trellis:StorageAway']);
      expect(error.message).toContain('storage is not answering');
    }
    await expect.poll(incoming).toEqual([]);
    const read503 = await read(kept.url);
    expect([read503.statusCode, read503.json().error.code, Boolean(read503.headers['retry-after'])]).toEqual([
      503,
      'Trellis:StorageAway',
      true,
    ]);
    const opened = await read(kept.url, { 'sec-fetch-mode': 'navigate', 'accept-language': 'es' });
    expect([opened.statusCode, opened.headers['content-type'], opened.body]).toEqual([
      503,
      'text/plain; charset=utf-8',
      expect.stringContaining('su almacenamiento no responde'),
    ]);
    // it is away for every process, and most work goes on without files: a proxy must not take all of them out
    expect(await ready()).toEqual([200, expect.objectContaining({ status: 'impaired', storage: 'away' })]);
    expect((await product.app.inject('/health')).statusCode).toBe(200);

    await bucket.comeBack();
    expect({ keys: await keys(), rows: await rows() }).toEqual(before);
    expect((await read(kept.url)).rawPayload.equals(pdf)).toBe(true);
    expect((await upload()).status).toBe(200);
    expect(await ready()).toEqual([200, expect.objectContaining({ status: 'ready', storage: 'answering' })]);
  });

  it('breaks off what it was sending, and nobody else', async () => {
    await storage().put('catalog/large.bin', randomBytes(8_000_000));
    const reply = await new Promise<IncomingMessage>((resolve) => get(`${origin}${signFile('catalog/large.bin')}`, resolve));
    await bucket.goAway();
    const ended = new Promise((resolve) => reply.once('error', resolve));
    reply.resume();
    expect(await ended).toMatchObject({ code: 'ECONNRESET' });
    expect((await product.app.inject('/health')).statusCode).toBe(200);
    await bucket.comeBack();
    expect((await read(signFile('catalog/large.bin'))).rawPayload).toHaveLength(8_000_000);
  });
});
