import { SmartCoercionPlugin } from '@orpc/json-schema';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import type { AnyRouter } from '@orpc/server';
import type { StandardHandlerPlugin } from '@orpc/server/standard';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { ErrorCode } from '@trellis/contract/errors';
import { lowerFirstLetters } from '@trellis/contract/keys';
import { negotiateLanguage } from '@trellis/contract/languages';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForm, readForms, readJsonBodies, refusalOfBody, type Uploads } from './bodies.ts';
import { spellReply } from './capital-keys.ts';
import { toWireError } from './envelope.ts';
import type { RequestContext } from './procedures.ts';
import { refuseUnreadable, withoutUnseen } from './readable.ts';
import { Refusal, type RefusalDetail } from './refusal.ts';

interface Context extends RequestContext {
  log: FastifyBaseLogger;
  input: { value: unknown };
  /** Of a write: what it names may stand in the address. Many clients send no body with a DELETE, and some name there what a POST is about. */
  query: Record<string, string> | undefined;
}

/** What is served beside /api/, and what takes files. */
interface Mounted {
  /** Calls whose path does not begin with /api/. */
  outside: readonly string[];
  uploads: Uploads;
  /** Called for a call that anybody can try. */
  countTry: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/** Serves the router: query values coerced by schema, keys with either first letter, every failure in the envelope. */
export function mountApi(app: FastifyInstance, router: AnyRouter, { outside, uploads, countTry }: Mounted): void {
  const handler = new OpenAPIHandler(router, {
    // the last one reads the input first: a value is coerced by the name that the contract has for it
    plugins: [new SmartCoercionPlugin({ schemaConverters: [new ZodToJsonSchemaConverter()] }), readsInput],
    customErrorResponseBodyEncoder: (error) => error.data,
    interceptors: [
      async (options) => {
        const { language, input, log } = options.context as Context;
        try {
          return spellReply(options.request.url.pathname, await options.next());
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
        context.input.value = options.input;
        return options.next();
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
    const context: Context = { ...contextOf(request), countTry: () => countTry(request, reply) };
    const { matched } = await handler.handle(request, reply, { context: context as never });
    return matched ? reply : sendRefusal(request, reply, 'Trellis:NotFound');
  };
  readJsonBodies(app);
  app.setErrorHandler(sendFailure);
  for (const path of ['/api/*', ...outside]) app.all(path, answer);
  for (const [path, size] of uploads.sizes) {
    app.register(async (scope) => {
      readForms(scope, size, uploads);
      scope.post(path, answer);
    });
  }
}

/** Brings together what a call is told and reads its keys, before anything looks for them. */
const readsInput: StandardHandlerPlugin<never> = {
  init: (options) => {
    options.clientInterceptors = [
      (call) => {
        const context = call.context as unknown as Context;
        const sent = withQuery(context.query, call.input);
        refuseUnreadable(sent);
        return call.next({ ...call, input: lowerFirstLetters(withoutUnseen(sent)) });
      },
      ...(options.clientInterceptors ?? []),
    ];
  },
};

/** What a write is told in its address and its body together; where both name something, the body's counts. */
function withQuery(query: Context['query'], input: unknown): unknown {
  if (!query || Object.keys(query).length === 0) return input;
  const isBody = typeof input === 'object' && input !== null && !Array.isArray(input);
  return isBody || input === undefined ? { ...query, ...input } : input;
}

/** Answers what failed before a call was reached, or before any of a file was sent. */
function sendFailure(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = error instanceof Refusal ? error : (refusalOfBody(error) ?? error);
  const wire = wireErrorFor(request, failure);
  if (wire.status >= 500) request.log.error({ err: error }, 'call failed');
  for (const name of ['content-type', 'content-disposition']) reply.removeHeader(name);
  // who still sends a form reads the reply afterwards: closed now, the connection would break under what is being sent, and the reply with it
  if (isForm(request)) reply.removeHeader('connection');
  return reply.status(wire.status).send(wire.data);
}

/** Answers a body that nobody can read with the envelope, wherever it was sent; anything else is answered as what failed says. */
export function sendUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!error.code?.startsWith('FST_ERR_CTP_')) throw error;
  return sendFailure(error, request, reply);
}

/** Answers with the envelope where no call was reached. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, code: ErrorCode, detail?: RefusalDetail): FastifyReply {
  const wire = wireErrorFor(request, new Refusal(code, detail));
  return reply.status(wire.status).send(wire.data);
}

const wireErrorFor = ({ headers }: FastifyRequest, error: unknown) =>
  toWireError(error, negotiateLanguage(headers['accept-language']), undefined);

function contextOf(request: FastifyRequest): Omit<Context, 'countTry'> {
  const key = request.headers['idempotency-key'];
  return {
    bearer: bearerOf(request),
    guestToken: request.headers.authorization?.match(/^Guest ([\w-]{43})$/)?.[1],
    deviceKey: deviceKeyOf(request),
    idempotencyKey: typeof key === 'string' ? key : undefined,
    waits: waitsOf(request.headers.prefer?.toString()),
    stepUp: request.headers['x-authenticate']?.toString(),
    language: negotiateLanguage(request.headers['accept-language']),
    log: request.log,
    input: { value: undefined },
    query: request.method === 'GET' ? undefined : (request.query as Record<string, string>),
  };
}

const longestWait = 5;

/** `respond-async, wait=5` (RFC 7240): what takes longer may come later. */
function waitsOf(prefer: string | undefined): number | undefined {
  if (!prefer || !/(^|,)\s*respond-async\s*(,|$)/i.test(prefer)) return undefined;
  const wait = /(?:^|,)\s*wait=(\d{1,4})\s*(?:,|$)/i.exec(prefer)?.[1];
  return wait === undefined ? longestWait : Math.min(Number(wait), longestWait);
}

/** The token of a request, if it brings one. */
export const bearerOf = (request: FastifyRequest) => request.headers.authorization?.match(/^Bearer ([\w.~+/-]+=*)$/i)?.[1];

/** The key of the headset that sends a request, if it is one. */
export const deviceKeyOf = (request: FastifyRequest) => request.headers.authorization?.match(/^Device ([\w-]{43})$/)?.[1];
