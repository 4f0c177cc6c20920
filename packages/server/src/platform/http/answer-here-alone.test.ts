import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerHereAlone } from './answer-here-alone.ts';

async function ask(headers: { host: string; 'x-forwarded-host'?: string }): Promise<{ status: number; text: string }> {
  const app = Fastify({ trustProxy: 'loopback' });
  answerHereAlone(app);
  app.get('/', async () => 'the demonstration');
  const { statusCode, body } = await app.inject({ url: '/', headers });
  await app.close();
  return { status: statusCode, text: body };
}

it.each(['localhost:4200', '127.0.0.1:4200', '[::1]:4200', 'trellis.localhost'])(
  'whoever sits at the machine is served: %s',
  async (host) => {
    expect(await ask({ host })).toEqual({ status: 200, text: 'the demonstration' });
  },
);

it.each([
  { host: 'trellis.example' },
  { host: '192.168.1.5:4200' },
  { host: 'localhost:4200', 'x-forwarded-host': 'trellis.example' },
  { host: 'localhost.example' },
])('whoever comes from elsewhere is told what to do: %o', async (headers) => {
  const { status, text } = await ask(headers);
  expect(status).toBe(421);
  expect(text).toContain('DEMO=true');
});
