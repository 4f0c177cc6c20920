import type { SignInFault } from '@trellis/contract/connections/sign-in/calls';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  type ClientAuth,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  ResponseBodyError,
  randomPKCECodeVerifier,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import { fetchWithin } from '../../outgoing/fetch-within.ts';
import { isAboutCertificate, NotAllowed, UnknownName } from '../../outgoing/receiver.ts';
import { unseal } from '../../sealing.ts';
import { providerReach } from './networks.ts';

/** What our client at a provider is made of. */
export interface ProviderClient {
  issuer: string;
  clientId: string;
  sealedSecret: string | null;
}

/** Why a provider cannot be signed in by. */
export class ProviderFault extends Error {
  readonly fault: SignInFault;
  /** What it said. */
  readonly told: string | null;

  constructor(fault: SignInFault, told: string | null = null, options?: ErrorOptions) {
    super(`The provider of an organization: ${fault}${told === null ? '' : ` (${told})`}`, options);
    this.fault = fault;
    this.told = told;
  }
}

/** Seconds that each request may take. */
const patience = 8;

/** Asks a provider what it says of itself. It must be the very issuer that was entered: one that speaks for many organizations proves nothing of one. */
export async function meetProvider({ issuer, clientId, sealedSecret }: ProviderClient): Promise<Configuration> {
  if (clientId === '' || sealedSecret === null) throw new ProviderFault('incomplete');
  const secret = readSecret(sealedSecret);
  const url = new URL(issuer);
  const execute = [enableNonRepudiationChecks, ...(url.protocol === 'http:' ? [allowInsecureRequests] : [])];
  const fetch = fetchWithin(providerReach());
  const config = await discovery(url, clientId, undefined, proveBy(secret), { execute, timeout: patience, [customFetch]: fetch }).catch(
    (error: unknown) => {
      throw faultOf(error);
    },
  );
  const { issuer: said, authorization_endpoint, token_endpoint, jwks_uri } = config.serverMetadata();
  if (new URL(said).href !== url.href) throw new ProviderFault('issuer', said);
  if (!authorization_endpoint || !token_endpoint || !jwks_uri) throw new ProviderFault('noDocument');
  return config;
}

/** As the provider takes it; where it says nothing, as the standard has it. */
const proveBy =
  (secret: string): ClientAuth =>
  (server, ...request) => {
    const takesForm = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    return (takesForm ? ClientSecretPost(secret) : ClientSecretBasic(secret))(server, ...request);
  };

function readSecret(sealed: string): string {
  try {
    return unseal(sealed, 'client secret');
  } catch (error) {
    throw new ProviderFault('noSecret', null, { cause: error });
  }
}

/** What went wrong, as far as it can be told. */
export function faultOf(error: unknown): ProviderFault {
  if (error instanceof ProviderFault) return error;
  const cause = error instanceof ClientError && error.cause instanceof Error ? error.cause : error;
  const because = (fault: SignInFault, told?: string | null) => new ProviderFault(fault, told, { cause: error });
  if (cause instanceof NotAllowed) return because('notAllowed');
  if (cause instanceof UnknownName) return because('unknownName');
  if (error instanceof WWWAuthenticateChallengeError) return because('client');
  if (error instanceof ResponseBodyError)
    return because(error.error === 'invalid_client' || error.error === 'unauthorized_client' ? 'client' : 'other', error.error);
  if (isAboutCertificate(cause)) return because('certificate');
  if (typeof (cause as NodeJS.ErrnoException).syscall === 'string') return because('unreachable');
  const fault = faultOfCode[(error as { code?: string }).code ?? ''] ?? 'other';
  return because(fault, fault === 'issuer' ? issuerTold(error) : (error as Error).message);
}

/** The issuer that a document names where it should name another one. */
function issuerTold(error: unknown): string | null {
  const { body } = (error as { cause?: { body?: { issuer?: unknown } } }).cause ?? {};
  return typeof body?.issuer === 'string' ? body.issuer : null;
}

const faultOfCode: Record<string, SignInFault> = {
  OAUTH_TIMEOUT: 'timeout',
  OAUTH_ABORT: 'timeout',
  ECONNRESET: 'unreachable',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'noDocument',
  OAUTH_RESPONSE_IS_NOT_JSON: 'noDocument',
  OAUTH_PARSE_ERROR: 'noDocument',
  OAUTH_INVALID_RESPONSE: 'noDocument',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'issuer',
};

/** Asks with a code that nobody was given: a provider that knows the client refuses the code, another one the client. */
export async function probeProvider(client: ProviderClient, redirectUri: string): Promise<void> {
  const config = await meetProvider(client);
  const back = new URL(redirectUri);
  back.search = new URLSearchParams({ code: 'nobody was given this', state: 'probe', iss: config.serverMetadata().issuer }).toString();
  try {
    await authorizationCodeGrant(config, back, { expectedState: 'probe', pkceCodeVerifier: randomPKCECodeVerifier() });
  } catch (error) {
    if (error instanceof ResponseBodyError && error.error === 'invalid_grant') return;
    throw faultOf(error);
  }
}
