import { keptByTab } from './storage.ts';

interface SignInSettings {
  authority: string;
  clientId: string;
  redirectUrl: string;
  postLogoutRedirectUrl: string;
  responseType: string;
  scope: string;
}

/** How people sign in, as the server wrote it into the page. */
export const signInSettings = (): SignInSettings =>
  JSON.parse(document.querySelector<HTMLMetaElement>('meta[name="sign-in"]')?.content ?? '{}') as SignInSettings;

export interface KeptSignIn {
  access_token: string;
}

/** Where oidc-client-ts keeps the sign-in of this tab. */
export const signInKey = ({ authority, clientId } = signInSettings()): string => `oidc.user:${authority}:${clientId}`;

/** What it keeps there. `valid` only while its token is. */
export function keptSignIn(settings: SignInSettings): { valid?: KeptSignIn } | undefined {
  const kept = keptByTab.readJson<KeptSignIn & { expires_at?: number }>(signInKey(settings));
  if (!kept) return undefined;
  return kept.access_token && (kept.expires_at ?? 0) > Date.now() / 1000 ? { valid: kept } : {};
}
