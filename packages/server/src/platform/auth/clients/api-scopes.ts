import { type ApiKeyScope, apiKeyScopes } from '@trellis/contract/connections/calls';
import { type AccessToken, type ClientCredentials, errors, type KoaContextWithOIDC } from 'oidc-provider';

/** A service says whether it wants to read or to write: a token for nothing is refused, and so is one that names parts alone. The provider sees to it that it may, and drops names that nobody knows. */
export function requireScope(_ctx: KoaContextWithOIDC, token: AccessToken | ClientCredentials): undefined {
  const asked = token.scope?.split(' ') ?? [];
  if (token.kind === 'ClientCredentials' && !asked.some(isApiKeyScope))
    throw new errors.InvalidScope('read or write must be asked for', '');
}

const isApiKeyScope = (name: string): boolean => apiKeyScopes.includes(name as ApiKeyScope);
