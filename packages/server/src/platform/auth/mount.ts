import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type InteractionOptions, type InteractionRoute, refuseTooMany, sendFailure, showSignIn, takeSignIn } from './interaction.ts';

const prefix = '/oidc';
const longestForm = 16 * 1024;
/** A minute's tries of passwords: for one e-mail, and by one address over all e-mails, as each try costs a hash. */
const mostTries = { ofEmail: 10, ofAddress: 60 };

/** Mounts the sign-in service: its pages under /oidc/interaction, everything else under /oidc for the provider itself. */
export async function mountOidc(app: FastifyInstance, options: InteractionOptions): Promise<void> {
  await app.register((scope) => mountProvider(scope, options));
  await app.register((scope) => mountInteraction(scope, options));
}

/** The provider takes its own address from these headers: they say where the product is reached, whatever a client sent. */
function nameOrigin(scope: FastifyInstance, { provider }: InteractionOptions): void {
  const { host, protocol } = new URL(provider.issuer);
  scope.addHook('onRequest', async ({ raw }) => {
    Object.assign(raw.headers, { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
  });
}

async function mountProvider(scope: FastifyInstance, options: InteractionOptions): Promise<void> {
  const answer = options.provider.callback();
  nameOrigin(scope, options);
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
  nameOrigin(scope, options);
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
  scope.post<InteractionRoute>(path, { preHandler: signInLimit(scope, options) }, (request, reply) => takeSignIn(request, reply, options));
}

/** Counts the tries of passwords; demo clicks guess nothing and are not counted. */
function signInLimit(scope: FastifyInstance, { demo }: InteractionOptions) {
  const timeWindow = '1 minute';
  const ofAddress = scope.createRateLimit({ max: mostTries.ofAddress, timeWindow });
  const ofEmail = scope.createRateLimit({ max: mostTries.ofEmail, timeWindow, keyGenerator: addressAndEmail });
  return async (request: FastifyRequest<InteractionRoute>, reply: FastifyReply) => {
    if (demo && request.body?.person !== undefined) return;
    for (const count of [ofAddress, ofEmail]) {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) continue;
      reply.header('retry-after', counted.ttlInSeconds);
      throw Object.assign(new Error('Too many tries of passwords'), { statusCode: 429 });
    }
  };
}

function addressAndEmail({ ip, body }: FastifyRequest): string {
  const email = (body as InteractionRoute['Body'])?.email ?? '';
  return `${ip} ${email.trim().toLowerCase().slice(0, 320)}`;
}
