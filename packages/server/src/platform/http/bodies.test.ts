import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readForms } from './bodies.ts';
import { Refusal } from './refusal.ts';
import { countUploads } from './uploader.ts';

const folder = mkdtempSync(join(tmpdir(), 'trellis-bodies-'));
const person = { personId: 'somebody', tenantId: 'somewhere' };
let app: FastifyInstance;

/** What a handler found where uploads arrive. */
let found: string[] = [];

beforeAll(async () => {
  app = Fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.status(error instanceof Refusal && error.code === 'Trellis:TooMany' ? 429 : 500).send(),
  );
  readForms(app, 1000, { uploader: async () => person, begin: countUploads({ ofPerson: 2, ofTenant: 2 }), folder });
  const look = async () => {
    found = readdirSync(folder);
  };
  const refuses = async () => {
    await look();
    throw new Error('A hook refuses');
  };
  app.post('/answers', async () => look());
  app.post('/fails', async () => {
    await look();
    throw new Error('A handler fails');
  });
  for (const hook of ['preValidation', 'preHandler', 'preSerialization', 'onSend'] as const)
    app.post(`/${hook}`, { [hook]: refuses }, async () => ({}));
  app.post('/hijacks', async (_request, reply) => {
    await look();
    reply.hijack();
  });
  app.post('/forgets', () => new Promise(() => void look()));
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const form = (path: string) => {
  const body = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nsome text\r\n--b--\r\n';
  const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${body.length}\r\n\r\n`;
  return head + body;
};
const send = (text: string) => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(text);
  return socket;
};
const arrived = () => vi.waitFor(() => expect(found).toHaveLength(1));

describe('a file that arrived with a form is deleted when its request', () => {
  it.each(['answers', 'fails', 'preValidation', 'preHandler', 'preSerialization', 'onSend', 'hijacks', 'forgets'])('%s', async (path) => {
    found = [];
    const socket = send(form(`/${path}`));
    await arrived();
    if (path === 'hijacks' || path === 'forgets') socket.destroy();
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]));
    socket.destroy();
  });

  it('waits behind another one for its turn to be answered', async () => {
    const socket = send(form('/forgets') + form('/forgets'));
    await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(2));
    socket.destroy();
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]));
  });
});

it('an upload counts until its request is over, however that ends', async () => {
  const status = async (path: string) => {
    const body = new FormData();
    body.set('file', new File(['some text'], 'a.txt'));
    return (await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`, { method: 'POST', body })).status;
  };
  const held = [send(form('/forgets')), send(form('/hijacks'))];
  await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(2));
  expect(await status('/answers')).toBe(429);
  for (const socket of held) socket.destroy();
  // as many as there are turns, and more
  for (const path of ['/answers', '/fails', '/onSend', '/fails']) await vi.waitFor(async () => expect(await status(path)).not.toBe(429));
});
