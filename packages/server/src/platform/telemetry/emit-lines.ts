import type { AnyValue, Logger } from '@opentelemetry/api-logs';
import { SeverityNumber } from '@opentelemetry/api-logs';
import type { LogStream } from '../http/log.ts';

/** The levels of the log, in its numbers. */
const severities: Record<number, [SeverityNumber, string]> = {
  10: [SeverityNumber.TRACE, 'TRACE'],
  20: [SeverityNumber.DEBUG, 'DEBUG'],
  30: [SeverityNumber.INFO, 'INFO'],
  40: [SeverityNumber.WARN, 'WARN'],
  50: [SeverityNumber.ERROR, 'ERROR'],
  60: [SeverityNumber.FATAL, 'FATAL'],
};

/** A line of the log, as it is written. */
export interface Line {
  level: number;
  time: number;
  msg?: string;
  reqId?: string;
  err?: { type?: string; message?: string; stack?: string[]; [about: string]: unknown };
  pid?: number;
  hostname?: string;
  [field: string]: unknown;
}

/** The same log, each line of which is also a record, within the trace that it is written in: what a line says is all that the record has. */
export function emitLines(logger: Logger, stream: LogStream): LogStream {
  return {
    write: (text) => {
      stream.write(text);
      const { level, time, msg, reqId, err, pid: _pid, hostname: _hostname, ...rest } = JSON.parse(text) as Line;
      const [severityNumber, severityText] = severities[level] ?? [SeverityNumber.UNSPECIFIED, String(level)];
      logger.emit({
        timestamp: time,
        severityNumber,
        severityText,
        body: msg ?? '',
        attributes: {
          ...(rest as Record<string, AnyValue>),
          ...(reqId !== undefined && { 'trellis.request_id': reqId }),
          ...(err && toException(err)),
        },
      });
    },
  };
}

/** An error by the names of the field, with what else is said of it, such as the constraint that it broke. */
function toException({ type = '', message = '', stack = [], ...about }: NonNullable<Line['err']>): Record<string, AnyValue> {
  return {
    'exception.type': type,
    'exception.message': message,
    'exception.stacktrace': stack.join('\n'),
    'trellis.error': about as Record<string, AnyValue>,
  };
}
