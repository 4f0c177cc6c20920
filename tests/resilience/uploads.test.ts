import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { limits } from '@trellis/contract/limits';
import { progressiveJpeg } from '@trellis/server/testing/pictures';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { form, mp4Head } from './upload-body.ts';
import { startUploadServer, type UploadServer } from './upload-server.ts';

const piece = Buffer.alloc(1024 * 1024, 7);

let server: UploadServer;
let tokens: string[];

beforeAll(async () => {
  // what is garbage is collected: what is measured is what an upload needs
  server = await startUploadServer({ execArgv: ['--max-old-space-size=128', '--max-semi-space-size=8'] });
  tokens = await server.coaches(4);
});
afterAll(() => server.close());

function send(kind = 'feedbackVideo', token = tokens[0] ?? ''): ClientRequest {
  const headers = { authorization: `Bearer ${token}`, 'content-type': form.contentType };
  return request(`${server.origin}/api/business/File/${kind}`, { method: 'POST', headers });
}

const write = (upload: ClientRequest, bytes: Buffer) => new Promise<void>((resolve) => upload.write(bytes, () => resolve()));

/** Sends a video of so many megabytes as fast as it is taken, and answers the reply. */
async function upload(megabytes: number): Promise<{ status: number | undefined; body: string }> {
  const sent = send();
  const replied = once(sent, 'response') as Promise<[IncomingMessage]>;
  await write(sent, Buffer.concat([form.opening, mp4Head]));
  for (let left = megabytes * piece.length - mp4Head.length; left > 0; left -= piece.length) await write(sent, piece.subarray(0, left));
  sent.end(form.closing);
  const [reply] = await replied;
  return { status: reply.statusCode, body: await text(reply) };
}

async function mostMemory(): Promise<number> {
  server.process.send('memory');
  const [{ megabytes }] = (await once(server.process, 'message')) as [{ megabytes: number }];
  return megabytes;
}

const untilNothingIsLeft = () => vi.waitFor(() => expect(server.incoming()).toEqual([]), { timeout: 5000 });

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
    const stored = await fetch(server.origin + url, { headers: { range: 'bytes=0-23' } });
    expect(stored.headers.get('content-range')).toBe(`bytes 0-23/${limits.upload.video}`);
    expect(Buffer.from(await stored.arrayBuffer()).equals(mp4Head)).toBe(true);
  });

  it('and one byte is refused with the size that is allowed', { timeout: 60_000 }, async () => {
    const { status, body } = await upload(limits.upload.video / 1024 / 1024 + 1e-6);
    expect([status, JSON.parse(body).error]).toEqual([413, expect.objectContaining({ code: 'Trellis:FileTooLarge', data: { max: 200 } })]);
  });
});

describe('large pictures', () => {
  afterEach(untilNothingIsLeft);

  it('that come at once are drawn one by one: together they take no more memory than one', { timeout: 60_000 }, async () => {
    const picture = await progressiveJpeg(5000, 5000);
    const draw = async (token: string) => {
      const sent = send('picture', token);
      sent.end(Buffer.concat([form.opening, picture, form.closing]));
      const [reply] = (await once(sent, 'response')) as [IncomingMessage];
      reply.resume();
      return reply.statusCode;
    };
    await mostMemory();
    const idle = await mostMemory();
    expect(await draw(tokens[0] ?? '')).toBe(200);
    const ofOne = (await mostMemory()) - idle;
    expect(await Promise.all(tokens.map(draw))).toEqual(Array(4).fill(200));
    expect((await mostMemory()) - idle).toBeLessThan(1.5 * ofOne);
  });
});

describe('an upload that breaks off', () => {
  it('leaves nothing', async () => {
    const sent = send();
    sent.on('error', () => undefined);
    await write(sent, Buffer.concat([form.opening, mp4Head]));
    for (let index = 0; index < 20; index += 1) await write(sent, piece);
    await vi.waitFor(() => expect(server.incoming()).toHaveLength(1));
    sent.destroy();
    await untilNothingIsLeft();
    expect((await upload(1)).status).toBe(200);
  });
});
