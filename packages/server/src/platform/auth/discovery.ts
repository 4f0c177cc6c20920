/** How clients prove who they are where the provider does not say it: at introspection those alone who have a secret. */
export const told = {
  introspection_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
  revocation_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
};

interface Answered {
  oidc?: { route: string };
  body?: unknown;
}

/** Leaves out of the provider's description of itself what it names and no client of ours gets. */
export function tellWhatWorks(ctx: Answered): void {
  if (ctx.oidc?.route !== 'discovery') return;
  const body = ctx.body as { response_modes_supported: string[]; claims_supported: string[] };
  body.response_modes_supported = ['query'];
  body.claims_supported = body.claims_supported.filter((claim) => claim !== 'sid');
}
