import { writers } from '@trellis/contract/content/editors';
import { admit } from '../../platform/http/access.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';

/** Who takes programs from a file: an editor of the whole platform. */
export function actingEditor({ signIn }: IdentityContext): Actor {
  const actor = admit(writers, signIn, new Date());
  return actor && actor.kind !== 'person' ? actor : refuse('Trellis:NotAllowed');
}
