/** The web app, which needs no registration. */
export const clientId = 'business-client';
export const scope = 'openid profile offline_access';

/** How the web app that is served at an origin has people sign in. */
export const webClientAt = (origin: string) => ({
  authority: `${origin}/oidc`,
  clientId,
  redirectUrl: `${origin}/callback`,
  postLogoutRedirectUrl: `${origin}/`,
  responseType: 'code' as const,
  scope,
});
