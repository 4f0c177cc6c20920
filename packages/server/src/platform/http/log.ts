import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from '../../config.ts';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Where the lines of the log go. */
export interface LogStream {
  write(line: string): void;
}

/** Lines that are written in one turn of the process leave together: each write waits for the system. None is lost when the process ends. */
export function inTurns(out: LogStream): LogStream {
  let waiting = '';
  const send = () => {
    if (waiting === '') return;
    const lines = waiting;
    waiting = '';
    out.write(lines);
  };
  process.on('exit', send);
  return {
    write: (line) => {
      if (waiting === '') setImmediate(send);
      waiting += line;
    },
  };
}

let standard: LogStream | undefined;

/** Where the log is written unless told: the standard output, in turns. That nobody reads it any more ends nothing. */
export function standardOutput(): LogStream {
  if (standard) return standard;
  process.stdout.on('error', () => undefined);
  standard = inTurns(process.stdout);
  return standard;
}

/** The log says what happened and where, never about whom: names, query strings, addresses, headers and bodies stay out of it. */
export function logger(level: Config['logLevel'], stream?: LogStream): LoggerOptions {
  return {
    level,
    ...(stream && { stream }),
    serializers: {
      // as it came: whoever answers may have shortened it since
      req: (request) => ({ method: request.method, path: pathOf(request.originalUrl) }),
      res: (reply) => ({ status: reply.statusCode }),
      err: describe as never,
    },
  };
}

/** A line a request, when it is over. */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest): void {
    request.log.debug({ req: request }, 'incoming request');
  }

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const said = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...said, err: error }, 'request errored');
    else reply.log.info(said, 'request completed');
  }
}

/** Without the query; of a sign-in under way without its id, which is the value of its cookie. */
const pathOf = (url: string) => url.split('?')[0]?.replace(/^(\/oidc\/(?:interaction|auth)\/).+/, '$1…');

/** An error carries whatever its thrower put on it, such as the whole row of a broken constraint: only these parts are written down. */
function describe(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table, column } = error as { code?: unknown; constraint?: unknown; table?: unknown; column?: unknown };
  return {
    type: error.name,
    message: quotesInput(error, code) ? '(quotes what was sent)' : error.message,
    code,
    constraint,
    table,
    column,
    // its first lines repeat the message
    stack: error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')),
    ...(error.cause !== undefined && { cause: describe(error.cause) }),
  };
}

/** PostgreSQL's class 22 (a value that no type takes) and JSON.parse repeat the value. */
function quotesInput(error: Error, code: unknown): boolean {
  return error instanceof SyntaxError || ('severity' in error && typeof code === 'string' && code.startsWith('22'));
}
