import type { signInSettings } from '../app/kept-sign-in.ts';
import { keptByDevice } from '../app/storage.ts';

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const random = () => base64Url(crypto.getRandomValues(new Uint8Array(48)));

/** Leaves for the sign-in page before the app is there, with a state and a proof key of its own that oidc-client-ts finds when people come back. */
export async function leaveToSignIn(settings: ReturnType<typeof signInSettings>, locale: string): Promise<void> {
  window.location.replace(await signInAddress(settings, locale));
}

export async function signInAddress(settings: ReturnType<typeof signInSettings>, locale: string): Promise<string> {
  const [id, verifier] = [random(), random()];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const { pathname, search, hash } = window.location;
  keptByDevice.writeJson(`oidc.${id}`, {
    id,
    data: { wanted: pathname + search + hash },
    created: Math.floor(Date.now() / 1000),
    request_type: 'si:r',
    code_verifier: verifier,
    authority: settings.authority,
    client_id: settings.clientId,
    redirect_uri: settings.redirectUrl,
    scope: settings.scope,
  });
  const asked = new URLSearchParams({
    client_id: settings.clientId,
    redirect_uri: settings.redirectUrl,
    response_type: settings.responseType,
    scope: settings.scope,
    state: id,
    code_challenge: base64Url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
    ui_locales: locale,
  });
  return `${settings.authority}/auth?${asked}`;
}
