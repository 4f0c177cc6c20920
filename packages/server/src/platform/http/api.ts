import { SmartCoercionPlugin } from '@orpc/json-schema';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import type { AnyRouter } from '@orpc/server';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { ErrorCode } from '@trellis/contract/errors';
import { negotiateLanguage } from '@trellis/contract/languages';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readForms, readJsonBodies, refusalOfBody, type Uploads } from './bodies.ts';
import { toWireError } from './envelope.ts';
import { lowerFirstLetters } from './keys.ts';
import type { RequestContext } from './procedures.ts';
import { refuseUnreadable } from './readable.ts';
import { Refusal, type RefusalDetail } from './refusal.ts';

interface Context extends RequestContext {
  log: FastifyBaseLogger;
  input: { value: unknown };
  /** Of a DELETE: what it names may stand in the address, since many clients send no body with it. */
  query: Record<string, string> | undefined;
}

/** Serves the router under /api: query values coerced by schema, keys with either first letter, every failure in the envelope. */
export function mountApi(app: FastifyInstance, router: AnyRouter, uploads: Uploads): void {
  const handler = new OpenAPIHandler(router, {
    plugins: [new SmartCoercionPlugin({ schemaConverters: [new ZodToJsonSchemaConverter()] })],
    customErrorResponseBodyEncoder: (error) => error.data,
    interceptors: [
      async (options) => {
        const { language, input, log } = options.context as Context;
        try {
          return await options.next();
        } catch (error) {
          const wire = toWireError(error, language, input.value);
          if (wire.status >= 500) log.error({ err: error }, 'call failed');
          else if (error instanceof Refusal) log.debug({ code: wire.code }, 'call refused');
          throw wire;
        }
      },
    ],
    clientInterceptors: [
      (options) => {
        const context = options.context as unknown as Context;
        const sent = context.query ? { ...context.query, ...(options.input as object | undefined) } : options.input;
        refuseUnreadable(sent);
        const input = lowerFirstLetters(sent);
        context.input.value = input;
        return options.next({ ...options, input });
      },
    ],
  });

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    // the path in the contract's spelling, not as it came
    Object.assign(request.raw, { originalUrl: request.raw.url });
    const key = request.headers['idempotency-key'];
    if (key !== undefined && (typeof key !== 'string' || key.length < 1 || key.length > 200))
      return sendRefusal(request, reply, 'Trellis:IdempotencyKeyInvalid', { members: ['Idempotency-Key'] });
    // a write without a body is one without arguments; a DELETE may name them in its query, as no form can be sent with it
    if (request.method === 'DELETE') request.body = { ...(request.query as object), ...(request.body as object | undefined) };
    else if (request.method !== 'GET') request.body ??= {};
    const { matched } = await handler.handle(request, reply, { context: contextOf(request) as never });
    return matched ? reply : sendRefusal(request, reply, 'Trellis:NotFound');
  };
  readJsonBodies(app);
  app.setErrorHandler(sendFailure());
  app.all('/*', answer);
  for (const [path, size] of uploads.sizes) {
    app.register(async (scope) => {
      readForms(scope, size, uploads.may);
      scope.setErrorHandler(sendFailure(size));
      scope.post(path.slice(app.prefix.length), answer);
    });
  }
}

/** Answers what failed before a call was reached; `size` is that of the file, where the call takes one. */
function sendFailure(size?: number) {
  return (error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = error instanceof Refusal ? error : refusalOfBody(error, size);
    if (!refusal) request.log.error({ err: error }, 'call failed');
    return sendRefusal(request, reply, refusal?.code ?? 'Trellis:Internal', refusal?.detail);
  };
}

/** Answers with the envelope where no call was reached. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, code: ErrorCode, detail?: RefusalDetail): FastifyReply {
  const wire = toWireError(new Refusal(code, detail), negotiateLanguage(request.headers['accept-language']), undefined);
  return reply.status(wire.status).send(wire.data);
}

function contextOf(request: FastifyRequest): Context {
  const key = request.headers['idempotency-key'];
  return {
    bearer: bearerOf(request),
    guestToken: request.headers.authorization?.match(/^Guest ([\w-]{43})$/)?.[1],
    idempotencyKey: typeof key === 'string' ? key : undefined,
    stepUp: request.headers['x-authenticate']?.toString(),
    language: negotiateLanguage(request.headers['accept-language']),
    log: request.log,
    input: { value: undefined },
    query: request.method === 'DELETE' ? (request.query as Record<string, string>) : undefined,
  };
}

/** The token of a request, if it brings one. */
export const bearerOf = (request: FastifyRequest) => request.headers.authorization?.match(/^Bearer ([\w.~+/-]+=*)$/i)?.[1];
