/**
 * Where the provider of a connection leads back to, as it is registered there: one address each, so that an answer of one is never taken for that
 * of another. `issuer` is that of our own sign-in service.
 */
export const redirectUriOf = ({ issuer }: { readonly issuer: string }, connectionId: string): string =>
  `${issuer}/organization/${connectionId}/back`;
