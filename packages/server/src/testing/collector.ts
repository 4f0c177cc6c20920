import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Value = { stringValue?: string; intValue?: number; boolValue?: boolean; kvlistValue?: unknown };
interface Attributed {
  attributes: { key: string; value: Value }[];
}
export interface CollectedSpan extends Attributed {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code: number };
}
export interface CollectedLine extends Attributed {
  body: Value;
  severityText: string;
  traceId?: string;
}
interface Sent {
  resourceSpans?: { resource: Attributed; scopeSpans: { spans: CollectedSpan[] }[] }[];
  resourceLogs?: { resource: Attributed; scopeLogs: { logRecords: CollectedLine[] }[] }[];
}

/** A collector of traces and logs, as OTLP over HTTP has it: it keeps what is sent, for tests to read. */
export async function startCollector() {
  const spans: CollectedSpan[] = [];
  const lines: CollectedLine[] = [];
  const resources: Attributed[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer(async (request, response) => {
    headers.push(request.headers);
    const { resourceSpans = [], resourceLogs = [] } = (await json(request)) as Sent;
    const isRight = request.url === '/v1/traces' ? resourceLogs.length === 0 : request.url === '/v1/logs' && resourceSpans.length === 0;
    for (const { resource, scopeSpans } of resourceSpans) {
      resources.push(resource);
      spans.push(...scopeSpans.flatMap((each) => each.spans));
    }
    for (const { scopeLogs } of resourceLogs) lines.push(...scopeLogs.flatMap((each) => each.logRecords));
    response.writeHead(isRight ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, spans, lines, resources, headers, stop: () => void server.close() };
}

/** An attribute as text. */
export const attributeOf = ({ attributes }: Attributed, name: string): string | undefined => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value && String(value.stringValue ?? value.intValue ?? value.boolValue);
};
