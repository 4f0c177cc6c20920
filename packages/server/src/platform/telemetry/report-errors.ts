import { createStackParser, createTransport } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import type { LogStream } from '../http/log.ts';
import type { Line } from './emit-lines.ts';

/** What is reported where the browser's errors are. */
export interface ErrorReports {
  /** The same log, of which each error is reported too. */
  alsoReport: (stream: LogStream) => LogStream;
  /** Sends what waits, as long as that takes little. */
  stop: () => Promise<void>;
}

/** From this level of the log on something is an error, and from that one on the process ends by it. */
const [error, fatal] = [50, 60];
/** How long the end waits for the last report, in milliseconds. */
const patience = 2000;

/**
 * Reports to Sentry, or what speaks its language, at the address of a project. A report says what the line of the log does, which is nothing of whom
 * something is about: the error, where it was thrown, what was done and the id of the request that people are shown.
 */
export function openErrorReports(dsn: string): ErrorReports {
  const stackParser = createStackParser(nodeStackLineParser());
  const client = new ServerRuntimeClient({
    dsn,
    stackParser,
    integrations: [],
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const { status, headers } = await fetch(options.url, {
          method: 'POST',
          body: body as NonNullable<RequestInit['body']>,
          headers: options.headers ?? {},
        });
        // what asks for fewer reports is heeded
        const limits = { 'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'), 'retry-after': headers.get('retry-after') };
        return { statusCode: status, headers: limits };
      }),
  });
  const report = ({ level, msg = '', reqId, job, err }: Line) => {
    if (!err) return;
    const { type = 'Error', message = '', stack = [] } = err;
    const frames = stackParser(['Error', ...stack].join('\n'));
    client.captureEvent({
      level: level >= fatal ? 'fatal' : 'error',
      exception: { values: [{ type, value: message, stacktrace: { frames } }] },
      tags: { done: msg, ...(reqId !== undefined && { request_id: reqId }), ...(typeof job === 'string' && { job }) },
    });
  };
  return {
    alsoReport: (stream) => ({
      write: (text) => {
        stream.write(text);
        const line = JSON.parse(text) as Line;
        if (line.level >= error && !isOver(line)) report(line);
      },
    }),
    stop: async () => {
      await client.close(patience);
    },
  };
}

/** Whether a request was answered well and its asker went away before the end: that is nobody's error. */
const isOver = ({ res }: Line) =>
  (res as { status?: number } | undefined)?.status !== undefined && (res as { status: number }).status < 500;
