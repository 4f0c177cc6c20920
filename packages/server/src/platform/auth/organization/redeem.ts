import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
} from 'openid-client';
import type { Trip } from './trips.ts';
import type { Claims } from './who-arrived.ts';

interface Asked {
  redirectUri: string;
  state: string;
  nonce: string;
  verifier: string;
  email: string;
  locale: string;
}

/**
 * Where somebody goes to sign in at the provider. They sign in anew there, whoever is signed in already: a tablet of a center is that of several
 * people.
 */
export async function addressOfProvider(
  config: Configuration,
  { redirectUri, state, nonce, verifier, email, locale }: Asked,
): Promise<URL> {
  return buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    prompt: 'login',
    login_hint: email,
    ui_locales: locale,
  });
}

/** Redeems what came back, and reads who it is: from the ID token, which is verified, or what the provider says of its subject besides. */
export async function redeem(config: Configuration, back: URL, { nonce, verifier }: Trip): Promise<Claims> {
  const state = back.searchParams.get('state') ?? '';
  const tokens = await authorizationCodeGrant(config, back, { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier });
  const token = tokens.claims();
  if (!token) throw new Error('A nonce that was expected stands in a token');
  const isWhole = token.email !== undefined || config.serverMetadata().userinfo_endpoint === undefined;
  const {
    sub: subject,
    email,
    email_verified,
    name,
  } = isWhole ? token : { ...token, ...(await fetchUserInfo(config, tokens.access_token, token.sub)) };
  return {
    subject,
    email: typeof email === 'string' ? email : undefined,
    isVerified: email_verified === true,
    name: typeof name === 'string' ? name : undefined,
  };
}
