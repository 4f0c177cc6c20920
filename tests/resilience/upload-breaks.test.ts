import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { videoRequest } from './upload-body.ts';
import { startUploadServer, type UploadServer } from './upload-server.ts';

const uploads = 200;
let server: UploadServer;
let tokens: string[];

beforeAll(async () => {
  server = await startUploadServer();
  // nobody sends many at once
  tokens = await server.coaches(uploads / 4);
});
afterAll(() => server.close());

/** Numbers from 0 to 1 that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** How an upload is given up: after how many bytes of its body, how many milliseconds later, and how the connection goes. */
interface Break {
  bytes: number;
  sent: number;
  after: number;
  isReset: boolean;
  /** It comes behind another upload on the same connection. */
  isSecond: boolean;
}

function breaks(seed: number): Break[] {
  const random = seeded(seed);
  return Array.from({ length: uploads }, (_, index) => {
    const bytes = 1000 + Math.floor(random() * 400_000);
    // every other one is there as a whole when its sender goes
    const part = index % 2 === 0 ? 1 : random();
    return { bytes, sent: part, after: random() < 0.5 ? 0 : Math.floor(random() * 30), isReset: random() < 0.5, isSecond: index % 9 === 0 };
  });
}

async function breakOff(token: string, { bytes, sent, after, isReset, isSecond }: Break): Promise<void> {
  const { head, body } = videoRequest(token, bytes);
  const before = isSecond ? [head, body] : [];
  const { hostname, port } = new URL(server.origin);
  const socket: Socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const written = new Promise<void>((resolve) =>
    socket.write(Buffer.concat([...before, head, body.subarray(0, sent * body.length)]), () => resolve()),
  );
  await Promise.race([written, new Promise((resolve) => socket.on('close', resolve))]);
  if (after > 0) await pause(after);
  if (isReset) socket.resetAndDestroy();
  else socket.destroy();
}

const tokenOf = (index: number) => tokens[index % tokens.length] ?? '';

/** Nothing lies where uploads arrive, nothing lies anywhere that no row names, and the next upload is taken. */
async function expectNothingLeft(): Promise<void> {
  await vi.waitFor(() => expect(server.incoming()).toEqual([]), { timeout: 3000, interval: 50 });
  await vi.waitFor(async () => expect(await server.unnamed()).toEqual([]), { timeout: 3000, interval: 50 });
  const { head, body } = videoRequest(tokenOf(0), 2000);
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  socket.write(Buffer.concat([head, body]));
  const [reply] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  expect(reply.toString()).toMatch(/^HTTP\/1\.1 200 /);
}

describe(`${uploads} uploads that are given up`, () => {
  it('at once leave nothing', async () => {
    await Promise.all(breaks(20_260_101).map((given, index) => breakOff(tokenOf(index), given)));
    await expectNothingLeft();
  });

  it('one after the other leave nothing', async () => {
    for (const [index, given] of breaks(7).entries()) await breakOff(tokenOf(index), given);
    await expectNothingLeft();
  });
});
