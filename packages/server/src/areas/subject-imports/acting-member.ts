import { admit } from '../../platform/http/access.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';

/** Who imports: somebody of a centre who may write its children. */
export function actingMember({ signIn }: IdentityContext): Member {
  const actor = admit({ anyOf: ['PFE.UserManagement.Subject.Write'] }, signIn, new Date());
  return actor?.kind === 'member' ? actor : refuse('Trellis:NotAllowed');
}
