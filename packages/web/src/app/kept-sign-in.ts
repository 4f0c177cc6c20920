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

/** What oidc-client-ts keeps for this tab. `valid` only while its token is. */
export function keptSignIn({ authority, clientId }: SignInSettings): { valid?: KeptSignIn } | undefined {
  const kept = keptByTab.readJson<KeptSignIn & { expires_at?: number }>(`oidc.user:${authority}:${clientId}`);
  if (!kept) return undefined;
  return kept.access_token && (kept.expires_at ?? 0) > Date.now() / 1000 ? { valid: kept } : {};
}
