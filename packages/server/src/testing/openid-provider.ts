import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Adapter, type AdapterPayload, type ClientMetadata, Provider } from 'oidc-provider';

/** Somebody as the provider of an organization knows them. */
export interface Known {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

/** What may be wrong with a provider. */
type Trouble = 'none' | 'otherIssuer' | 'otherKeys' | 'noDocument' | 'silent';

export interface OpenidProvider {
  issuer: string;
  /** Makes it know our client alone, that leads back there. */
  register: (redirectUri: string, changed?: Partial<ClientMetadata>) => void;
  /** Who is signed in there by whatever browser comes; nobody: they say no. */
  current: Known | undefined;
  trouble: Trouble;
  /** Whether the mail address stands in the ID token, and not only in the answer about the person. */
  tellsInToken: boolean;
  /** What was asked, as method and path. */
  asked: string[];
  stop: () => Promise<void>;
}

export const ownClient = { client_id: 'trellis', client_secret: 'a secret of tests that is long enough' };

/** An OpenID provider of an organization, on a port of its own: a second instance of the one that the product itself is. */
export async function startOpenidProvider(port = 0): Promise<OpenidProvider> {
  let answer: ((request: IncomingMessage, response: ServerResponse) => unknown) | undefined;
  const server = createServer((request, response) => {
    const { trouble, asked } = told;
    const path = request.url?.split('?')[0] ?? '';
    asked.push(`${request.method} ${path}`);
    if (trouble === 'silent') return;
    const json = (body: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (path === '/.well-known/openid-configuration' && trouble === 'noDocument')
      response.setHeader('content-type', 'text/html').end('<p>');
    else if (path === '/.well-known/openid-configuration' && trouble === 'otherIssuer') json({ issuer: 'https://other.example' });
    else if (path === '/jwks' && trouble === 'otherKeys') json({ keys: [foreignKey] });
    else answer?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const told: OpenidProvider = {
    issuer,
    current: undefined,
    trouble: 'none',
    tellsInToken: true,
    asked: [],
    register: (redirectUri, changed = {}) => {
      const provider = providerOf(issuer, { ...ownClient, redirect_uris: [redirectUri], ...changed }, told);
      const serve = provider.callback();
      answer = async (request, response) => {
        if (!request.url?.startsWith('/interaction/')) return serve(request, response);
        const login = told.current && { login: { accountId: told.current.sub } };
        return provider.interactionFinished(request, response, login ?? { error: 'access_denied' });
      };
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return told;
}

const { privateKey, publicKey: foreign } = {
  privateKey: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
  publicKey: generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey,
};
const key = { kid: 'one', alg: 'RS256', use: 'sig' };
const foreignKey = { ...foreign.export({ format: 'jwk' }), ...key };

function providerOf(issuer: string, client: ClientMetadata, told: OpenidProvider): Provider {
  return new Provider(issuer, {
    adapter: inMemory(),
    clients: [client],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), ...key }] },
    cookies: { keys: ['of tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: !told.tellsInToken,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...told.current, sub }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ accountId: oidc.session?.accountId ?? '', clientId: client.client_id });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
  });
}

function inMemory(): (kind: string) => Adapter {
  const kept = new Map<string, AdapterPayload>();
  return (kind) => {
    const of = (id: string) => `${kind} ${id}`;
    return {
      upsert: async (id, payload) => void kept.set(of(id), payload),
      find: async (id) => kept.get(of(id)),
      findByUid: async (uid) => [...kept].find(([key, payload]) => key.startsWith(`${kind} `) && payload.uid === uid)?.[1],
      findByUserCode: async () => undefined,
      consume: async (id) => void Object.assign(kept.get(of(id)) ?? {}, { consumed: Math.floor(Date.now() / 1000) }),
      destroy: async (id) => void kept.delete(of(id)),
      revokeByGrantId: async () => undefined,
    };
  };
}
