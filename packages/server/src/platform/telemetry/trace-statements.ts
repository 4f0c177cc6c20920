import { SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type { StatementWatch } from '../db/watch-statements.ts';

/** As much of a statement is told: what is asked of which tables stands at its start. */
const most = 2000;

/** A span for each statement of what is traced, with its text as it is prepared: values are never in it. */
export function traceStatements(tracer: Tracer): StatementWatch {
  return (text) => {
    // what nobody asked for, as when a job looks whether there is anything to do, would be a trace of its own each time
    if (!trace.getActiveSpan()) return () => undefined;
    const span = tracer.startSpan(operationOf(text), {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, most) },
    });
    return (error) => {
      const code = (error as { code?: unknown } | undefined)?.code;
      if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
      if (typeof code === 'string') span.setAttribute('db.response.status_code', code);
      span.end();
    };
  };
}

const operationOf = (text: string) => /[a-z]+/i.exec(text)?.[0].toUpperCase() ?? 'SQL';
