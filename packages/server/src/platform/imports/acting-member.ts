import type { Policy } from '@trellis/contract/policies';
import { admit } from '../http/access.ts';
import type { Member } from '../http/caller.ts';
import { refuse } from '../http/refusal.ts';
import type { IdentityContext } from '../http/routes.ts';

/** Who imports: somebody of a centre who may write what comes in. */
export function actingMember({ signIn }: IdentityContext, policy: Policy): Member {
  const actor = admit({ anyOf: [policy] }, signIn, new Date());
  return actor?.kind === 'member' ? actor : refuse('Trellis:NotAllowed');
}
