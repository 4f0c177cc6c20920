import type { Person } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';

/** The person of a call that takes signed-in people. */
export function signedIn({ person }: IdentityContext): Person {
  return person ?? refuse('Trellis:NotSignedIn');
}
