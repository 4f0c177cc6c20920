import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import { contract } from '@trellis/contract';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { mountSignedFiles } from '../../areas/files/signed-files.ts';
import { mountStaticData } from '../../areas/files/static-data.ts';
import { filePlace, incomingFolder } from '../../areas/files/storage.ts';
import { uploadSizes } from '../../areas/files/upload-sizes.ts';
import { routes } from '../../areas/index.ts';
import { mountStripeWebhook } from '../../areas/payments/stripe-webhook.ts';
import type { Config } from '../../config.ts';
import type { InteractionOptions } from '../auth/interaction.ts';
import { configureLeakedPasswords } from '../auth/leaked-passwords.ts';
import { mountOidc } from '../auth/mount.ts';
import { createProvider } from '../auth/provider.ts';
import type { Pools } from '../db/pools.ts';
import { noReplica, type Replica } from '../db/replica.ts';
import { configureExports } from '../exports/place.ts';
import { keepAfterwards } from './afterwards.ts';
import { answerHereAlone } from './answer-here-alone.ts';
import { bearerOf, deviceKeyOf, mountApi, sendRefusal, sendUnreadable } from './api.ts';
import { mountApiPages } from './api-pages.ts';
import { type Arrival, arrival, connectionTimeouts, watchArrivals } from './arrival.ts';
import type { OnUndeclared } from './declared-codes.ts';
import { type LogStream, logger, RequestLog, standardOutput } from './log.ts';
import { openCallsLimit } from './open-calls-limit.ts';
import { setPublicOrigin } from './origin.ts';
import { contractPaths, pathSpelling } from './paths.ts';
import { implementContract } from './procedures.ts';
import { isReadable } from './readable.ts';
import { mountReadiness } from './readiness.ts';
import { countUploads, findSendingDevice, findUploader, type UploadsAtOnce, uploadsAtOnce } from './uploader.ts';
import { mountWebApp } from './web-app.ts';

export interface ServerOptions {
  config: Pick<Config, 'demo' | 'logLevel' | 'secret' | 'dataDir'> &
    Partial<Pick<Config, 'errorReporting' | 'leakedPasswords' | 'trustProxy' | 'demoStaysHere'>>;
  pools: Pools;
  /** Where what only reads is read from; where everything else is, unless told. */
  replica?: Replica | undefined;
  origin: string;
  /** Who the sign-in page lists in demo mode, and how it names roles. */
  signIn: Pick<InteractionOptions, 'demoPeople' | 'roleLabel'>;
  /** Tests of the API need no built web app. */
  withWebApp: boolean;
  ready: () => boolean;
  /** Where the log is written; the standard output unless told. */
  logStream?: LogStream | undefined;
  /** How slowly a request may arrive, and how many uploads at once; what is said there unless told. */
  limits?: { arrival?: Partial<Arrival>; uploadsAtOnce?: UploadsAtOnce };
  /** Called before anything is answered: what measures requests hooks in there. */
  watchRequests?: ((app: FastifyInstance) => void) | undefined;
  /** Told of codes that the contract does not expect; nobody is where people are served. */
  onUndeclared?: OnUndeclared;
}

const unavailable = 503;
const secondsToRetry = 2;

/** Builds the HTTP server: limits and headers, sign-in, API, files, web app. Nothing listens yet. */
export async function buildServer({
  config,
  pools,
  replica = noReplica,
  origin,
  signIn,
  withWebApp,
  ready,
  logStream,
  limits,
  watchRequests,
  onUndeclared,
}: ServerOptions): Promise<FastifyInstance> {
  setPublicOrigin(origin);
  const paths = contractPaths(contract);
  const spell = pathSpelling(paths);
  const slowest = { ...arrival, ...limits?.arrival };
  const app = Fastify({
    ...connectionTimeouts(slowest),
    bodyLimit: 1024 * 1024,
    forceCloseConnections: 'idle',
    trustProxy: config.trustProxy ?? 'loopback',
    genReqId: () => randomUUID(),
    // an address that cannot be decoded
    frameworkErrors: (_error, request, reply) => void sendRefusal(request as FastifyRequest, reply, 'Trellis:NotFound'),
    rewriteUrl: (request) => respell(request.url ?? '/', spell),
    logger: logger(config.logLevel, logStream ?? standardOutput()),
    logController: new RequestLog(),
  });
  watchRequests?.(app);
  if (config.demo && config.demoStaysHere) answerHereAlone(app);
  app.setErrorHandler(sendUnreadable);
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, 'Trellis:NotFound'));
  app.addHook('preValidation', refuseUnreadableForm);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  watchArrivals(app, slowest);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode === unavailable) reply.header('retry-after', secondsToRetry);
    done();
  });
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: origin.startsWith('https:'),
    frameguard: { action: 'sameorigin' },
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(compress, { global: true, threshold: 1024, customTypes: /^(text(?!\/event-stream)|application\/(json|javascript))/ });

  const { identity } = pools;
  const place = filePlace();
  mountReadiness(app, { isServing: ready, database: identity, dataDir: config.dataDir, answersBucket: place.answers });
  const afterwards = keepAfterwards((error) => app.log.error({ err: error }, 'what an answer left to be written was not'));
  app.addHook('onClose', () => afterwards.settled());
  const provider = await createProvider({ identity, issuer: `${origin}/oidc`, webOrigin: origin, log: app.log });
  await app.register(async (scope) =>
    mountOidc(scope, { provider, identity, webOrigin: origin, demo: config.demo, afterwards, ...signIn }),
  );
  await app.register(async (scope) => mountApiPages(scope), { prefix: '/api' });
  await app.register(async (scope) => mountSignedFiles(scope));
  await app.register(async (scope) => mountStaticData(scope));
  await app.register(async (scope) => mountStripeWebhook(scope, pools));
  configureExports(config.dataDir, place.isElsewhere ? place : undefined);
  configureLeakedPasswords(config.leakedPasswords);
  const router = implementContract(contract, routes, { pools, replica, origin, afterwards, onUndeclared });
  await app.register(async (scope) => {
    const countTry = openCallsLimit(identity);
    const outside = paths.filter((path) => !path.startsWith('/api/'));
    const uploads = {
      sizes: uploadSizes,
      folder: incomingFolder(config.dataDir),
      uploader: async (request: FastifyRequest) =>
        (await findUploader(identity, bearerOf(request))) ?? findSendingDevice(identity, deviceKeyOf(request)),
      begin: countUploads(limits?.uploadsAtOnce ?? uploadsAtOnce),
    };
    mountApi(scope, router, { outside, uploads, countTry });
  });
  if (withWebApp)
    await app.register(async (scope) =>
      mountWebApp(scope, { origin, errorReporting: config.errorReporting, isDemonstration: config.demo }),
    );
  return app;
}

/** The API names the field itself; a page can only say that something was wrong. */
async function refuseUnreadableForm({ headers, body }: FastifyRequest): Promise<void> {
  if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded') || typeof body !== 'object' || body === null) return;
  const isForm = Object.values(body).every((value) => typeof value !== 'string' || isReadable(value));
  if (!isForm) throw Object.assign(new Error('A field of a form holds the character NUL'), { statusCode: 400 });
}

function respell(url: string, spell: (path: string) => string): string {
  const [path = '/', ...query] = url.split('?');
  return [spell(path), ...query].join('?');
}
