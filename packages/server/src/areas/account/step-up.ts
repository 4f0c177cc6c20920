import type { accountCalls } from '@trellis/contract/account/calls';
import { limits } from '@trellis/contract/limits';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type Kysely, sql } from 'kysely';
import { hashOf, newSecret } from '../../platform/auth/secrets.ts';
import type { Database } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { checkOwnPassword } from './check-password.ts';
import { signedIn } from './signed-in.ts';

/** Checks the password and answers a token by which the e-mail address may be changed once, soon. */
export async function confirmPassword(
  context: IdentityContext,
  { password }: InputOf<typeof accountCalls.checkPasswordForEmail>,
): Promise<OutputOf<typeof accountCalls.checkPasswordForEmail>> {
  const { personId, now } = signedIn(context);
  await checkOwnPassword(context.pools.identity, personId, password, 'password');
  const { secret, hash } = newSecret();
  const expiresAt = new Date(now.getTime() + limits.stepUpSeconds * 1000);
  await context.pools.identity
    .insertInto('identity.step_ups')
    .values({ token_hash: hash, person_id: personId, purpose: 'email', expires_at: expiresAt })
    .execute();
  return { token: secret, expiresAt: expiresAt.toISOString() };
}

/** Refuses without a token of a password check that is still good. */
export async function requireStepUp(identity: Kysely<Database>, personId: string, token: string): Promise<void> {
  const found = await identity
    .selectFrom('identity.step_ups')
    .select('token_hash')
    .where('token_hash', '=', hashOf(token))
    .where('person_id', '=', personId)
    .where('purpose', '=', 'email')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!found) refuse('Trellis:PasswordCheckExpired');
}

/** Takes the token: it serves for one change. */
export async function useStepUp(identity: Kysely<Database>, token: string): Promise<void> {
  const used = await identity
    .deleteFrom('identity.step_ups')
    .where('token_hash', '=', hashOf(token))
    .returning('token_hash')
    .executeTakeFirst();
  if (!used) refuse('Trellis:PasswordCheckExpired');
}
