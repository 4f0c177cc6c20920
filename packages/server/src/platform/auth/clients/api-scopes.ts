import { type AccessToken, type ClientCredentials, errors, type KoaContextWithOIDC } from 'oidc-provider';

/** A service says what it wants of the API: a token for nothing is refused. The provider sees to it that it may, and drops names that nobody knows. */
export function requireScope(_ctx: KoaContextWithOIDC, token: AccessToken | ClientCredentials): undefined {
  if (token.kind === 'ClientCredentials' && !token.scope) throw new errors.InvalidScope('a scope must be asked for', '');
}
