import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { configureStorage } from '@trellis/server/areas/files/public';
import { aMember } from '@trellis/server/fixtures/builders';
import { buildServer } from '@trellis/server/platform/http/server';
import { issueToken } from '@trellis/server/testing/http';
import { cloneDatabase, type TestDatabase } from '@trellis/server/testing/template';
import { testSecret } from '@trellis/server/testing/test-secret';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { videoRequest } from './upload-body.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'trellis-arrival-'));
const arrival = { headers: 400, quiet: 400, body: 800, bytesPerSecond: 20_000, checkEvery: 40 };
let database: TestDatabase;
let app: Awaited<ReturnType<typeof buildServer>>;
let port: number;
let token: string;
let otherToken: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  database = await cloneDatabase();
  const config = { demo: false, logLevel: 'silent' as const, secret: testSecret, dataDir };
  configureStorage(config);
  app = await buildServer({
    config,
    pools: database.pools,
    origin: 'http://localhost:4200',
    signIn: { demoPeople: async () => [], roleLabel: (role) => role },
    withWebApp: false,
    ready: () => true,
    limits: { arrival, uploadsAtOnce: { ofPerson: 2, ofTenant: 3 } },
  });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  const coach = await aMember(database.owner);
  const other = await aMember(database.owner);
  token = await issueToken(database.owner, coach.personId, coach.membershipId);
  otherToken = await issueToken(database.owner, other.personId, other.membershipId);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  await app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A connection, what came over it, and after how many milliseconds it was closed. */
function open() {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const begun = Date.now();
  let reply = '';
  socket.on('error', () => undefined);
  socket.on('data', (piece) => {
    reply += piece.toString();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', () => resolve(Date.now() - begun)));
  return { socket, reply: () => reply, closed };
}

const incoming = () => readdirSync(join(dataDir, 'files', 'incoming'));

/** Sends so many bytes every so many milliseconds until all are sent or nobody takes them. */
async function trickle(socket: Socket, bytes: Buffer, { atOnce, every }: { atOnce: number; every: number }): Promise<void> {
  for (let at = 0; at < bytes.length && socket.writable; at += atOnce) {
    socket.write(bytes.subarray(at, at + atOnce));
    await pause(every);
  }
}

const json = (path: string, type = 'application/json') =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: 900000\r\n\r\n`;
const byBytes = { atOnce: 1, every: 50 };

describe('a body that comes too slowly', () => {
  it.each([
    ['of JSON, from anybody', json('/api/business/subject/getSubjectList')],
    ['of nothing that there is', json('/api/nothing/here')],
    ['of a sign-in', json('/oidc/token', 'application/x-www-form-urlencoded')],
  ])('%s closes its connection', async (_, head) => {
    const { socket, reply, closed } = open();
    socket.write(head);
    await trickle(socket, Buffer.alloc(200, ' '), byBytes);
    expect(await closed).toBeLessThan(4000);
    expect(reply()).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
  });

  it('of an upload closes its connection, and nothing of it is kept', async () => {
    const { head, body } = videoRequest(token, 100_000);
    const { socket, reply, closed } = open();
    socket.write(Buffer.concat([head, body.subarray(0, 1000)]));
    await trickle(socket, body.subarray(1000), byBytes);
    expect(await closed).toBeLessThan(4000);
    expect(reply()).toMatch(/^HTTP\/1\.1 408 /);
    await expect.poll(incoming).toEqual([]);
  });

  it('and stops closes its connection sooner, however much it brought before', async () => {
    const { head, body } = videoRequest(token, 200_000);
    const { socket, reply, closed } = open();
    socket.write(Buffer.concat([head, body.subarray(0, 150_000)]));
    expect(await closed).toBeLessThan(3000);
    expect(reply()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is taken as long as it brings what it must', async () => {
    const { head, body } = videoRequest(token, 60_000);
    const { socket, reply } = open();
    socket.write(head);
    // three times the least, longer than the shortest body may take
    await trickle(socket, body, { atOnce: 3000, every: 50 });
    await expect.poll(reply, { timeout: 5000 }).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('is waited for no shorter because we are slow to read it', async () => {
    const { head, body } = videoRequest(token, 1_000_000);
    const { socket, reply } = open();
    await database.owner.transaction().execute(async (db) => {
      await sql`lock table identity.sign_ins in access exclusive mode`.execute(db);
      socket.write(Buffer.concat([head, body]));
      await pause(1500);
    });
    await expect.poll(reply, { timeout: 5000 }).toMatch(/^HTTP\/1\.1 200 /);
  });
});

it('headers that come too slowly close their connection', async () => {
  const { socket, closed } = open();
  await trickle(socket, Buffer.from(`GET /health HTTP/1.1\r\nhost: localhost\r\nx-slow: ${'x'.repeat(100)}`), byBytes);
  expect(await closed).toBeLessThan(4000);
});

it('an upload that is refused while it is sent is read to its end, and its connection goes on', async () => {
  const length = 1_000_000;
  const { socket, reply } = open();
  socket.write(
    `POST /api/business/File/feedbackVideo HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data\r\ncontent-length: ${length}\r\n\r\n`,
  );
  socket.write(Buffer.alloc(length / 2));
  await expect.poll(reply, { timeout: 5000 }).toMatch(/^HTTP\/1\.1 400 /);
  socket.write(Buffer.alloc(length / 2));
  socket.write('GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await expect.poll(reply, { timeout: 5000 }).toContain('HTTP/1.1 200 ');
});

it('more uploads at once than a person may have are refused, those of others are not', async () => {
  const begin = (as: string) => {
    const { head, body } = videoRequest(as, 2_000_000);
    const { socket } = open();
    socket.write(head);
    void trickle(socket, body, { atOnce: 5000, every: 50 });
    return socket;
  };
  const upload = async (as: string) => {
    const { head, body } = videoRequest(as, 5000);
    const { socket, reply } = open();
    socket.write(Buffer.concat([head, body]));
    await expect.poll(reply, { timeout: 5000 }).not.toBe('');
    return reply().split(' ')[1];
  };
  const held = [begin(token), begin(token)];
  await expect.poll(incoming, { timeout: 5000 }).toHaveLength(2);
  expect(await upload(token)).toBe('429');
  expect(await upload(otherToken)).toBe('200');
  for (const socket of held) socket.destroy();
  await expect.poll(() => upload(token), { timeout: 5000 }).toBe('200');
});
