import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { logger } from '../http/log.ts';
import { openErrorReports } from './report-errors.ts';

interface Reported {
  level: string;
  exception: { values: { type: string; value: string; stacktrace: { frames: { filename: string; lineno: number }[] } }[] };
  tags: Record<string, string>;
}

/** Takes reports as Sentry does: an envelope has a line that says of what kind the next one is. */
async function startReceiver() {
  const reports: Reported[] = [];
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    asked.push(request.url ?? '');
    const [, head, body] = (await text(request)).split('\n');
    if ((JSON.parse(head ?? '{}') as { type?: string }).type === 'event') reports.push(JSON.parse(body ?? '') as Reported);
    response.end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { dsn: `http://key@127.0.0.1:${port}/7`, reports, asked, stop: () => void server.close() };
}

it('an error of the log is reported once, with where it was thrown and the id of its request; what is no error is not', async () => {
  const receiver = await startReceiver();
  const errors = openErrorReports(receiver.dsn);
  const lines: string[] = [];
  const app = Fastify({ logger: logger('info', errors.alsoReport({ write: (line) => lines.push(line) })), genReqId: () => 'the-request' });
  app.get('/known', async (request) => {
    request.log.error({ err: new TypeError('It broke') }, 'call failed');
    request.log.warn({ err: new Error('a warning') }, 'looked odd');
    request.log.error({ err: new Error('premature close'), res: { statusCode: 200 } }, 'request errored');
    return 'read';
  });
  await app.inject('/known?filter=Emma');
  await app.close();
  await errors.stop();
  receiver.stop();

  expect(receiver.asked[0]).toMatch(/^\/api\/7\/envelope\/\?.*sentry_key=key/);
  expect(receiver.reports).toHaveLength(1);
  const [report] = receiver.reports;
  expect(report).toMatchObject({ level: 'error', tags: { done: 'call failed', request_id: 'the-request' } });
  const [thrown] = report!.exception.values;
  expect(thrown).toMatchObject({ type: 'TypeError', value: 'It broke' });
  expect(thrown?.stacktrace.frames.at(-1)?.filename).toContain('report-errors.test.ts');
  expect(lines.join('')).toContain('call failed');
  expect(JSON.stringify(report)).not.toContain('Emma');
});

it('a receiver that never answers keeps nobody', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const errors = openErrorReports(`http://key@127.0.0.1:${port}/7`);
  const asked = once(silent, 'request');
  errors
    .alsoReport({ write: () => undefined })
    .write(`${JSON.stringify({ level: 50, time: 0, err: { type: 'Error', message: 'no', stack: [] } })}\n`);
  await asked;
  // the test itself is over in time only where this is
  await errors.stop();
  silent.closeAllConnections();
  silent.close();
});
