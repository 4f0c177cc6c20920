// @vitest-environment happy-dom
import { OidcClient } from 'oidc-client-ts';
import { expect, it } from 'vitest';
import { signInAddress } from './leave-to-sign-in.ts';

const settings = {
  authority: 'http://localhost/oidc',
  clientId: 'business-client',
  redirectUrl: 'http://localhost/callback',
  postLogoutRedirectUrl: 'http://localhost/',
  responseType: 'code',
  scope: 'openid profile offline_access',
};

it('leaves to sign in with what oidc-client-ts understands when people come back: their state, their wish and the proof key', async () => {
  window.history.replaceState(null, '', '/system/center?filter=Emma#notes');
  const asked = new URL(await signInAddress(settings, 'es-ES')).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', ui_locales: 'es-ES' });

  const client = new OidcClient({ ...settings, client_id: settings.clientId, redirect_uri: settings.redirectUrl });
  const back = `${settings.redirectUrl}?code=1&state=${asked.get('state')}`;
  const { state } = await client.readSigninResponseState(back);
  expect(state).toMatchObject({
    request_type: 'si:r',
    redirect_uri: settings.redirectUrl,
    data: { wanted: '/system/center?filter=Emma#notes' },
  });
  // computed anew from the proof key that was kept
  expect(state.code_challenge).toBe(asked.get('code_challenge'));
});
