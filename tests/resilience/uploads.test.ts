import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { limits } from '@trellis/contract/limits';
import { aMember } from '@trellis/server/fixtures/builders';
import { issueToken } from '@trellis/server/testing/http';
import { cloneDatabase, type TestDatabase } from '@trellis/server/testing/template';
import { testSecret } from '@trellis/server/testing/test-secret';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'trellis-uploads-'));
const boundary = 'b'.repeat(32);
const opening = Buffer.from(
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="session.mp4"\r\nContent-Type: video/mp4\r\n\r\n`,
);
const closing = Buffer.from(`\r\n--${boundary}--\r\n`);
/** How an MP4 begins. */
const head = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\x02\0isommp41')]);
const piece = Buffer.alloc(1024 * 1024, 7);

let database: TestDatabase;
let server: ChildProcess;
let origin: string;
let token: string;

beforeAll(async () => {
  database = await cloneDatabase();
  const coach = await aMember(database.owner);
  token = await issueToken(database.owner, coach.personId, coach.membershipId);
  server = fork(fileURLToPath(new URL('./upload-child.ts', import.meta.url)), {
    env: { ...process.env, OWNER_URL: database.ownerUrl, SECRET: testSecret, DATA_DIR: dataDir },
    // what is garbage is collected: what is measured is what an upload needs
    execArgv: ['--max-old-space-size=128', '--max-semi-space-size=8'],
  });
  [{ origin }] = (await once(server, 'message')) as [{ origin: string }];
});
afterAll(async () => {
  const exited = once(server, 'exit');
  server.disconnect();
  await exited;
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

function send(): ClientRequest {
  const headers = { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` };
  return request(`${origin}/api/business/File/feedbackVideo`, { method: 'POST', headers });
}

const write = (upload: ClientRequest, bytes: Buffer) => new Promise<void>((resolve) => upload.write(bytes, () => resolve()));

/** Sends a video of so many megabytes as fast as it is taken, and answers the reply. */
async function upload(megabytes: number): Promise<{ status: number | undefined; body: string }> {
  const sent = send();
  const replied = once(sent, 'response') as Promise<[IncomingMessage]>;
  await write(sent, Buffer.concat([opening, head]));
  for (let left = megabytes * piece.length - head.length; left > 0; left -= piece.length) await write(sent, piece.subarray(0, left));
  sent.end(closing);
  const [reply] = await replied;
  return { status: reply.statusCode, body: await text(reply) };
}

async function mostMemory(): Promise<number> {
  server.send('memory');
  const [{ megabytes }] = (await once(server, 'message')) as [{ megabytes: number }];
  return megabytes;
}

const incoming = () => readdirSync(join(dataDir, 'files', 'incoming'));
const untilNothingIsLeft = () => vi.waitFor(() => expect(incoming()).toEqual([]), { timeout: 5000 });

describe('an upload of the largest size', () => {
  afterEach(untilNothingIsLeft);

  it('is taken piece by piece: each of two at once takes less than 40 MB of memory', { timeout: 120_000 }, async () => {
    await upload(10);
    await mostMemory();
    const idle = await mostMemory();
    const largest = limits.upload.video / 1024 / 1024;
    const replies = await Promise.all([upload(largest), upload(largest)]);
    expect(replies.map(({ status, body }) => [status, JSON.parse(body).fileName])).toEqual(Array(2).fill([200, 'session.mp4']));
    expect((await mostMemory()) - idle).toBeLessThan(2 * 40);
    const { url } = JSON.parse(replies[0]?.body ?? '') as { url: string };
    const stored = await fetch(origin + url, { headers: { range: 'bytes=0-23' } });
    expect(stored.headers.get('content-range')).toBe(`bytes 0-23/${limits.upload.video}`);
    expect(Buffer.from(await stored.arrayBuffer()).equals(head)).toBe(true);
  });

  it('and one byte is refused with the size that is allowed', { timeout: 60_000 }, async () => {
    const { status, body } = await upload(limits.upload.video / 1024 / 1024 + 1e-6);
    expect([status, JSON.parse(body).error]).toEqual([413, expect.objectContaining({ code: 'Trellis:FileTooLarge', data: { max: 200 } })]);
  });
});

describe('an upload that breaks off', () => {
  it('leaves nothing', async () => {
    const sent = send();
    sent.on('error', () => undefined);
    await write(sent, Buffer.concat([opening, head]));
    for (let index = 0; index < 20; index += 1) await write(sent, piece);
    await vi.waitFor(() => expect(incoming()).toHaveLength(1));
    sent.destroy();
    await untilNothingIsLeft();
    expect((await upload(1)).status).toBe(200);
  });
});
