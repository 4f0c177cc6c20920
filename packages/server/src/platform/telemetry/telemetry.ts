import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseKeyPairsIntoRecord, setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import { watchStatements } from '../db/watch-statements.ts';
import type { LogStream } from '../http/log.ts';
import type { Job } from '../jobs/rounds.ts';
import { emitLines } from './emit-lines.ts';
import type { TelemetrySetup } from './setup.ts';
import { traceJobs } from './trace-jobs.ts';
import { traceRequests } from './trace-requests.ts';
import { traceStatements } from './trace-statements.ts';

/** What is told to a collector of traces and logs. */
export interface Telemetry {
  /** Every request of the server is a trace from now on. */
  watchRequests: (app: FastifyInstance) => void;
  /** The same jobs, of which each run is a trace. */
  watchJobs: (jobs: readonly Job[]) => Job[];
  /** The same log, of which each line is sent too. */
  alsoSend: (stream: LogStream) => LogStream;
  /** Where it is said that the collector does not answer. */
  warnBy: (warn: (line: string) => void) => void;
  /** Sends what waits, as long as that takes little. */
  stop: () => Promise<void>;
}

const name = 'trellis';
/** How often it is said that nothing can be sent, and how long the end waits for the last of it, in milliseconds. */
const often = 60_000;
const patience = 5000;

/** Begins to send traces and logs to a collector; `templateOf` is the path of the contract that an address belongs to. */
export async function openTelemetry(
  { endpoint, headers, part }: TelemetrySetup,
  templateOf: (path: string) => string | undefined,
): Promise<Telemetry> {
  const at = (kind: string) => ({
    url: `${endpoint.replace(/\/+$/, '')}/v1/${kind}`,
    headers: parseKeyPairsIntoRecord(headers),
  });
  // what an operator says of this process by OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES counts most
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': name, 'service.instance.id': randomUUID() }))
    .merge(detectResources({ detectors: [envDetector] }));
  const traces = new TracerProvider({
    resource,
    sampler: new TraceIdRatioBasedSampler(part),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(at('traces')) })],
  });
  const logs = new LoggerProvider({ resource, processors: [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter(at('logs')) })] });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = traces.getTracer(name);
  watchStatements(traceStatements(tracer));

  let warn: (line: string) => void = () => undefined;
  let warnedAt = -often;
  const tell = (failure: unknown) => {
    if (performance.now() - warnedAt < often) return;
    warnedAt = performance.now();
    warn(`Traces and logs could not be sent: ${failure instanceof Error ? failure.message : String(failure)}`);
  };
  setGlobalErrorHandler(tell);
  return {
    watchRequests: traceRequests(tracer, templateOf),
    watchJobs: traceJobs(tracer),
    alsoSend: (stream) => emitLines(logs.getLogger(name), stream),
    warnBy: (told) => {
      warn = told;
    },
    stop: async () => {
      watchStatements(undefined);
      const late = setTimeout(patience, new Error('the collector does not answer'), { ref: false });
      const sent = Promise.all([traces.shutdown(), logs.shutdown()]).then(() => undefined);
      const failure = await Promise.race([sent, late]).catch((error: unknown) => error);
      if (failure !== undefined) tell(failure);
      context.disable();
    },
  };
}
