import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { globalErrorHandler } from '@opentelemetry/core';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { aMember } from '../../fixtures/builders.ts';
import { startProduct } from '../../start.ts';
import { attributeOf, startCollector } from '../../testing/collector.ts';
import { issueToken } from '../../testing/http.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/template.ts';
import { testSecret } from '../../testing/test-secret.ts';
import { freePort } from '../auth/test-service.ts';
import { logger } from '../http/log.ts';
import { openTelemetry } from './telemetry.ts';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'trellis-telemetry-'));
  database = await cloneDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const somebody = '0196f5a2-0000-7000-8000-000000000001';
const begun = { trace: 'a'.repeat(32), span: 'b'.repeat(16) };

it('a request is a trace with its statements, and its lines of the log are in it, under the id that people are shown', async () => {
  const collector = await startCollector();
  const port = String(await freePort());
  const written: string[] = [];
  const output = vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  onTestFinished(() => output.mockRestore());
  const product = await startProduct(
    {
      DATABASE_URL: database.ownerUrl,
      DATA_DIR: dataDir,
      SECRET: testSecret,
      DEMO: 'false',
      PORT: port,
      LOG_LEVEL: 'info',
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20collect',
    },
    { webApp: false },
  );
  const coach = await aMember(database.owner);
  const authorization = `Bearer ${await issueToken(database.owner, coach.personId, coach.membershipId)}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const traceparent = `00-${begun.trace}-${begun.span}-01`;
  const read = await fetch(`${product.origin}/api/rocketAdmin/userCredit/${somebody}?filter=Emma`, {
    headers: { ...headers, traceparent },
  });
  const body = JSON.stringify({ maxResultCount: 10, filter: 'Emma' });
  const posted = await fetch(`${product.origin}/api/business/subject/getList`, { method: 'POST', headers, body });
  await product.stop();
  collector.stop();

  const ofRequest = (id: string | null) => collector.spans.find((span) => attributeOf(span, 'trellis.request_id') === id)!;
  const request = ofRequest(read.headers.get('x-request-id'));
  expect(request).toMatchObject({
    name: 'GET /api/rocketAdmin/userCredit/{userId}',
    traceId: begun.trace,
    parentSpanId: begun.span,
  });
  expect(attributeOf(request, 'http.response.status_code')).toBe(String(read.status));
  const withBody = ofRequest(posted.headers.get('x-request-id'));
  expect(withBody.name).toBe('POST /api/business/subject/getList');
  for (const { spanId, traceId } of [request, withBody]) {
    const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === spanId);
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.every((statement) => statement.traceId === traceId)).toBe(true);
    expect(attributeOf(statements[0]!, 'db.query.text')).toMatch(/select/i);
  }
  const line = collector.lines.find((each) => attributeOf(each, 'trellis.request_id') === read.headers.get('x-request-id'));
  expect(line).toMatchObject({ body: { stringValue: 'request completed' }, severityText: 'INFO', traceId: begun.trace });
  expect(written.join('')).toContain(read.headers.get('x-request-id'));
  expect(collector.spans.map(({ name }) => name)).toContain('job ledger check');

  expect(collector.headers.every((headers) => headers.authorization === 'Bearer collect')).toBe(true);
  expect(attributeOf(collector.resources[0]!, 'service.name')).toBe('trellis');
  // traces say nothing of whom something is about
  expect(JSON.stringify(collector.spans)).not.toMatch(new RegExp(`${somebody}|Emma|${authorization}`));
}, 60_000);

it('of a part that is traced nothing is sent where it is 0, and all lines are', async () => {
  const collector = await startCollector();
  const telemetry = await openTelemetry({ endpoint: collector.endpoint, headers: undefined, part: 0 }, () => '/known');
  const app = Fastify({ logger: logger('info', telemetry.alsoSend({ write: () => undefined })) });
  telemetry.watchRequests(app);
  app.get('/known', async (request) => {
    request.log.error({ err: Object.assign(new TypeError('no'), { code: '23505' }) }, 'it broke');
    return 'read';
  });
  await app.inject('/known');
  await app.close();
  await telemetry.stop();
  collector.stop();
  expect(collector.spans).toEqual([]);
  const broken = collector.lines.find(({ body }) => body.stringValue === 'it broke')!;
  expect(broken.severityText).toBe('ERROR');
  expect(attributeOf(broken, 'exception.message')).toBe('no');
});

it('a collector that does not answer is told of, once a minute, and keeps nobody', async () => {
  const telemetry = await openTelemetry({ endpoint: 'http://127.0.0.1:9', headers: undefined, part: 1 }, () => undefined);
  const warned: string[] = [];
  telemetry.warnBy((line) => warned.push(line));
  const [job] = telemetry.watchJobs([{ name: 'round', run: async () => 3 }]);
  expect(await job?.run()).toBe(3);
  await telemetry.stop();
  globalErrorHandler(new Error('another batch'));
  expect(warned).toEqual(['Traces and logs could not be sent: the collector does not answer']);
});

it('what cannot be sent meanwhile is told of too', async () => {
  const telemetry = await openTelemetry({ endpoint: 'http://127.0.0.1:9', headers: undefined, part: 1 }, () => undefined);
  const warned: string[] = [];
  telemetry.warnBy((line) => warned.push(line));
  globalErrorHandler(new Error('connection refused'));
  await telemetry.stop();
  expect(warned).toEqual(['Traces and logs could not be sent: connection refused']);
});
