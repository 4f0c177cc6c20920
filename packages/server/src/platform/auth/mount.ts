import type { FastifyError, FastifyInstance } from 'fastify';
import { type InteractionOptions, type InteractionRoute, type Interactions, sendFailure } from './interaction.ts';
import { loadSigningKeys } from './keys.ts';
import { type BackRoute, openBack } from './organization/come-back.ts';
import { mountRecovery } from './recovery-routes.ts';
import { showSignIn } from './show-sign-in.ts';
import { takeArrival, takeSignIn } from './take-sign-in.ts';
import { openWayIn, type WayInRoute } from './way-in.ts';
import { wayInPath } from './way-in-link.ts';

const prefix = '/oidc';
const longestForm = 16 * 1024;

/** Mounts the sign-in service: its pages, which letters lead to as well, and everything else under /oidc for the provider itself. */
export async function mountOidc(app: FastifyInstance, options: InteractionOptions): Promise<void> {
  await app.register((scope) => mountProvider(scope, options));
  const { cookieKeys: keys } = await loadSigningKeys(options.identity);
  await app.register((scope) => mountInteraction(scope, { ...options, keys }));
}

/** The provider takes its own address and that of who asks from these headers: they say what is so, whatever a client sent. */
function nameOrigin(scope: FastifyInstance, { provider }: InteractionOptions): void {
  const { host, protocol } = new URL(provider.issuer);
  scope.addHook('onRequest', async ({ raw, ip }) => {
    Object.assign(raw.headers, { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-for': ip });
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

async function mountInteraction(scope: FastifyInstance, options: Interactions): Promise<void> {
  nameOrigin(scope, options);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: longestForm }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
  scope.setErrorHandler<FastifyError, InteractionRoute>((error, request, reply) => {
    request.log.error({ err: error }, 'sign-in page failed');
    return sendFailure(request, reply, options, error);
  });
  const path = `${prefix}/interaction/:uid`;
  scope.get<InteractionRoute>(path, (request, reply) => showSignIn(request, reply, options));
  scope.post<InteractionRoute>(path, (request, reply) => takeSignIn(request, reply, options));
  scope.get<InteractionRoute>(`${path}/organization`, (request, reply) => takeArrival(request, reply, options));
  scope.get<BackRoute>(`${prefix}/organization/:connection/back`, (request, reply) => openBack(request, reply, options));
  mountRecovery(scope, prefix, options);
  scope.get<WayInRoute>(wayInPath, (request, reply) => openWayIn(request, reply, options));
}
