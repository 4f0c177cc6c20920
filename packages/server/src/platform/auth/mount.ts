import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance } from 'fastify';
import { type InteractionOptions, type InteractionRoute, refuseTooMany, sendFailure, showSignIn, takeSignIn } from './interaction.ts';

const prefix = '/oidc';
const longestForm = 16 * 1024;

/** Mounts the sign-in service: its pages under /oidc/interaction, everything else under /oidc for the provider itself. */
export async function mountOidc(app: FastifyInstance, options: InteractionOptions): Promise<void> {
  await app.register((scope) => mountProvider(scope, options));
  await app.register((scope) => mountInteraction(scope, options));
}

async function mountProvider(scope: FastifyInstance, { provider }: InteractionOptions): Promise<void> {
  const answer = provider.callback();
  // The provider reads request bodies itself, so they must reach it untouched.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.all(`${prefix}/*`, async (request, reply) => {
    reply.hijack();
    const raw = Object.assign(request.raw, { originalUrl: request.raw.url });
    raw.url = request.raw.url?.slice(prefix.length);
    await answer(raw, reply.raw);
  });
}

async function mountInteraction(scope: FastifyInstance, options: InteractionOptions): Promise<void> {
  await scope.register(rateLimit, { global: false });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: longestForm }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
  scope.setErrorHandler<FastifyError, InteractionRoute>((error, request, reply) => {
    if (error.statusCode === 429) return refuseTooMany(request, reply, options);
    request.log.error({ err: error }, 'sign-in page failed');
    return sendFailure(request, reply, options, error.statusCode ?? 500);
  });
  const path = `${prefix}/interaction/:uid`;
  scope.get<InteractionRoute>(path, (request, reply) => showSignIn(request, reply, options));
  scope.post<InteractionRoute>(path, { config: { rateLimit: signInLimit(options.demo) } }, (request, reply) =>
    takeSignIn(request, reply, options),
  );
}

/** Ten tries a minute for an e-mail from an address; demo clicks guess nothing and are not counted. */
function signInLimit(demo: boolean) {
  type Form = InteractionRoute['Body'];
  return {
    hook: 'preHandler' as const,
    max: 10,
    timeWindow: '1 minute',
    keyGenerator: (request: { ip: string; body?: unknown }) =>
      `${request.ip} ${(request.body as Form)?.email?.trim().toLowerCase().slice(0, 320) ?? ''}`,
    allowList: (request: { body?: unknown }) => demo && (request.body as Form)?.person !== undefined,
  };
}
