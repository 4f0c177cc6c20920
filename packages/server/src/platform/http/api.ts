import { SmartCoercionPlugin } from '@orpc/json-schema';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { type AnyRouter, ORPCError } from '@orpc/server';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { negotiateLanguage } from '@trellis/contract/languages';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { toWireError } from './envelope.ts';
import { lowerFirstLetters } from './keys.ts';
import type { RequestContext } from './procedures.ts';
import { Refusal } from './refusal.ts';

interface Context extends RequestContext {
  log: FastifyBaseLogger;
  input: { value: unknown };
}

/** Serves the router under /api: query values coerced by schema, keys with either first letter, every failure in the envelope. */
export function mountApi(app: FastifyInstance, router: AnyRouter): void {
  const handler = new OpenAPIHandler(router, {
    plugins: [new SmartCoercionPlugin({ schemaConverters: [new ZodToJsonSchemaConverter()] })],
    customErrorResponseBodyEncoder: (error) => error.data,
    interceptors: [
      async ({ next, context }) => {
        const { language, input, log } = context as Context;
        try {
          return await next();
        } catch (error) {
          // a body that is no JSON fails before any call sees an input
          const isMalformed = error instanceof SyntaxError && input.value === undefined;
          const wire = toWireError(isMalformed ? new ORPCError('BAD_REQUEST') : error, language, input.value);
          if (wire.status >= 500) log.error({ err: error }, 'call failed');
          else if (error instanceof Refusal) log.debug({ code: wire.code }, 'call refused');
          throw wire;
        }
      },
    ],
    clientInterceptors: [
      ({ next, ...options }) => {
        const input = lowerFirstLetters(options.input);
        (options.context as unknown as Context).input.value = input;
        return next({ ...options, input });
      },
    ],
  });

  // the API reads its own bodies, uploads included
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  app.all('/*', async (request, reply) => {
    // the path in the contract's spelling, not as it came
    Object.assign(request.raw, { originalUrl: request.raw.url });
    const { matched } = await handler.handle(request, reply, { context: contextOf(request) as never });
    if (!matched) {
      const missing = toWireError(new Refusal('Trellis:NotFound'), negotiateLanguage(request.headers['accept-language']), undefined);
      return reply.status(404).send(missing.data);
    }
    return reply;
  });
}

function contextOf(request: FastifyRequest): Context {
  const key = request.headers['idempotency-key'];
  return {
    bearer: request.headers.authorization?.match(/^Bearer ([\w.~+/-]+=*)$/i)?.[1],
    idempotencyKey: typeof key === 'string' ? key : undefined,
    language: negotiateLanguage(request.headers['accept-language']),
    log: request.log,
    input: { value: undefined },
  };
}
