import type { StepUp } from '@trellis/contract/wire';
import { sql } from 'kysely';
import { hashOf } from '../auth/secrets.ts';
import type { RolePool } from '../db/types.ts';
import { refuse } from './refusal.ts';
import type { SignIn } from './sign-in.ts';

/** Refuses a call whose bearer has not lately proved, by a mailed code, to be who signed in. */
export async function requireStepUp(
  identity: RolePool,
  signIn: SignIn | undefined,
  purpose: StepUp,
  token: string | undefined,
): Promise<void> {
  const found =
    token &&
    signIn &&
    (await identity
      .selectFrom('identity.step_ups')
      .select('token_hash')
      .where('token_hash', '=', hashOf(token))
      .where('person_id', '=', signIn.personId)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst());
  if (!found) refuse('RocketSystem:AuthenticateRequired');
}
