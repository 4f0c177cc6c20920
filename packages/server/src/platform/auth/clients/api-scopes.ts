import { type AccessToken, type ClientCredentials, errors, type KoaContextWithOIDC } from 'oidc-provider';

/**
 * A service asks for what it may, by name; what it is given is what it asked for. The provider itself refuses only names that it knows.
 */
export function requireKnownScopes(ctx: KoaContextWithOIDC, token: AccessToken | ClientCredentials): undefined {
  if (token.kind !== 'ClientCredentials') return;
  const allowed = ctx.oidc.client?.scope?.split(' ') ?? [];
  const asked = token.scope?.split(' ') ?? [];
  if (asked.length === 0) throw new errors.InvalidScope('a scope must be asked for', '');
  const unknown = asked.filter((scope) => !allowed.includes(scope));
  if (unknown.length > 0) throw new errors.InvalidScope('requested scope is not allowed', unknown.join(' '));
}
