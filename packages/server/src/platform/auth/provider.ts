import type { EventEmitter } from 'node:events';
import { apiParts } from '@trellis/contract/api-parts';
import { apiKeyScopes } from '@trellis/contract/connections/calls';
import { locales } from '@trellis/contract/languages';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { type Configuration, errors, type Grant, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { z } from 'zod';
import type { Database } from '../db/types.ts';
import { createAdapterFactory } from './adapter.ts';
import { requireScope } from './clients/api-scopes.ts';
import { compareHashes } from './clients/client-secret.ts';
import { noteUse } from './clients/note-use.ts';
import { deviceOf } from './device.ts';
import { tellWhatWorks, told } from './discovery.ts';
import { loadSigningKeys, type SigningKeys } from './keys.ts';
import { newNonce, pagePolicy } from './page-policy.ts';
import { findAccount } from './persons.ts';
import { renderProblem, renderSignOut } from './provider-pages.ts';
import { chooseMembership, recordSignIn, revokeSession } from './sign-ins.ts';
import { asksWhoSomebodyIs, wantsAnother } from './wanted-person.ts';
import { clientId, scope } from './web-client.ts';

const hour = 60 * 60;
const fortnight = 14 * 24 * hour;

export interface ProviderOptions {
  /** Connected as trellis_identity. */
  identity: Kysely<Database>;
  /** Where the service answers, `${origin}/oidc`. */
  issuer: string;
  /** Where the web app is served; only it may receive codes and people who signed out. */
  webOrigin: string;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** The OpenID provider: it signs people in, binds each grant to a membership and issues opaque tokens. */
export async function createProvider(options: ProviderOptions): Promise<Provider> {
  refusePlainHttp(options.issuer);
  const provider = new Provider(options.issuer, configuration(options, await loadSigningKeys(options.identity)));
  provider.proxy = true;
  compareHashes(provider, options.identity);
  provider.use(async (ctx, next) => {
    ctx.state.nonce = newNonce();
    ctx.set('content-security-policy', pagePolicy(ctx.state.nonce, options.webOrigin));
    // a sign-in goes on with what it was asked at its start: an address that adds to that is not read
    if (ctx.path.startsWith('/auth/')) ctx.querystring = '';
    await next();
    await noteUse(options.identity, ctx);
    tellWhatWorks(ctx);
    // Awaited before the answer leaves: whoever is sent back to the start page is signed out already.
    if (ctx.oidc?.route === 'end_session_confirm' && ctx.status === 303) await revokeSession(options.identity, ctx.oidc.session.uid);
  });
  const report = (error: Error) => options.log.error({ err: error }, 'sign-in service failed');
  provider.on('server_error', (_ctx, error) => report(error));
  // What fails outside the provider's own handlers is an event of the Koa application beneath, which its types leave out.
  (provider as EventEmitter).on('error', report);
  return provider;
}

function refusePlainHttp(issuer: string): void {
  const { protocol, hostname } = new URL(issuer);
  if (protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return;
  throw new Error(`Signing in needs TLS anywhere but on localhost: ${issuer} must start with https.`);
}

function configuration({ identity, webOrigin }: ProviderOptions, { jwks, cookieKeys }: SigningKeys): Configuration {
  return {
    adapter: createAdapterFactory(identity),
    scopes: [...scope.split(' '), ...apiKeyScopes, ...apiParts],
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
    enabledJWA: { idTokenSigningAlgValues: ['RS256'] },
    extraTokenClaims: requireScope,
    jwks,
    cookies: {
      keys: cookieKeys,
      names: { session: 'trellis_session', interaction: 'trellis_interaction', resume: 'trellis_resume' },
    },
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${webOrigin}/callback`],
        post_logout_redirect_uris: [`${webOrigin}/`],
        response_modes: ['query'],
        scope,
      },
    ],
    claims: { openid: ['sub'], profile: ['name', 'locale'] },
    conformIdTokenClaims: false,
    discovery: { ui_locales_supported: [...locales], ...told },
    responseTypes: ['code'],
    pkce: { required: () => true },
    clientBasedCORS: (_ctx, origin) => origin === webOrigin,
    extraParams: { membership: prepareRequest },
    findAccount: (_ctx, personId) => findAccount(identity, personId),
    loadExistingGrant: (ctx) => freshGrant(ctx, identity),
    // Tokens end with their grant, not with the session's newest grant: another tab may act in another membership.
    expiresWithSession: () => false,
    interactions: { policy: asksWhoSomebodyIs(identity), url: (_ctx, interaction) => `/oidc/interaction/${interaction.uid}` },
    renderError: (ctx, out, error) => renderProblem(ctx, out, error, webOrigin),
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      clientCredentials: { enabled: true },
      // a program is told of its own tokens alone
      introspection: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => client.clientAuthMethod !== 'none' && token.clientId === client.clientId,
      },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: renderSignOut,
        postLogoutSuccessSource: (ctx) => ctx.redirect(`${webOrigin}/`),
      },
    },
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 60,
      ClientCredentials: hour,
      Grant: fortnight,
      IdToken: hour,
      Interaction: hour,
      RefreshToken: fortnight,
      Session: fortnight,
    },
  };
}

/** Runs last in the check of an authorization request. */
function prepareRequest(ctx: KoaContextWithOIDC, membership: string | undefined): void {
  if (membership !== undefined && !z.uuid().safeParse(membership).success) throw new errors.InvalidRequest('membership must be a uuid');
  const asked = typeof ctx.query.scope === 'string' ? ctx.query.scope.split(' ') : [];
  const params = ctx.oidc.params as { scope?: string };
  // The provider drops offline_access unless consent was asked for; it is always given to our own web app, and asked for by every other.
  if (asked.includes('offline_access') && !params.scope?.split(' ').includes('offline_access')) {
    params.scope = [params.scope, 'offline_access'].filter(Boolean).join(' ');
  }
}

/** Every authorization request makes its own grant, bound to one membership, with all that was asked for granted: by our own web app, or once an app was let in. */
async function freshGrant(ctx: KoaContextWithOIDC, identity: Kysely<Database>): Promise<Grant | undefined> {
  const { account, client, params, provider } = ctx.oidc;
  if (!account || !client || ctx.oidc.promptPending('login') || (await wantsAnother(ctx, identity))) return undefined;
  const isOwn = client.clientId === clientId;
  // whoever signs in by an app lets it in each time: any program of a device may call itself by its address
  if (!isOwn && !ctx.oidc.result?.['consent']) return undefined;
  const wanted = params?.membership as string | undefined;
  const membershipId = await chooseMembership(identity, account.accountId, wanted?.toLowerCase());
  const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  grant.addOIDCScope([...ctx.oidc.requestParamOIDCScopes].join(' '));
  const device = isOwn ? deviceOf(ctx.get('user-agent')) : (client.clientName ?? null);
  await recordSignIn(identity, {
    grantId: await grant.save(),
    personId: account.accountId,
    membershipId,
    device,
    ways: ctx.oidc.amr ?? [],
    ...(!isOwn && { clientId: client.clientId }),
  });
  return grant;
}
