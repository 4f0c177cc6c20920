import { randomInt } from 'node:crypto';
import { limits } from '@trellis/contract/limits';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { activationCalls } from '@trellis/contract/users/activation/calls';
import type { LoginCode } from '@trellis/contract/users/activation/schemas';
import { loginCodeDigits, loginCodeTries } from '@trellis/contract/users/rules';
import { type Kysely, sql } from 'kysely';
import { hashOf, newSecret } from '../../../platform/auth/secrets.ts';
import { countTry, forgetTries } from '../../../platform/auth/tries.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Database, Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { IdentityContext } from '../../../platform/http/routes.ts';
import { checkOwnPassword } from '../../account/public.ts';
import { membershipOf, personOf } from '../staff/own-or-staff.ts';

const write = 'PFE.UserManagement.User.Write';
const purpose = 'loginCode';

/** Checks the caller's own password; the answer lets them make one centre ID code, soon. */
export async function verifyOwnPassword(
  context: IdentityContext,
  input: InputOf<typeof activationCalls.verifyPassword>,
): Promise<OutputOf<typeof activationCalls.verifyPassword>> {
  const { personId, email, now } = personOf(context);
  const { identity } = context.pools;
  await membershipOf(context, input, write);
  const key = `${purpose} ${personId}`;
  await countTry(identity, key, loginCodeTries);
  if (input.username.toLowerCase() !== email) refuse('Trellis:WrongPassword', { members: ['password'] });
  await checkOwnPassword(identity, personId, input.password, 'password');
  await forgetTries(identity, key);
  const { secret, hash } = newSecret();
  const expiresAt = new Date(now.getTime() + limits.stepUpSeconds * 1000);
  await identity
    .insertInto('identity.step_ups')
    .values({ token_hash: hash, person_id: personId, purpose, expires_at: expiresAt })
    .execute();
  return { token: secret, expiresAt: expiresAt.toISOString() };
}

/** Makes the code of a membership, in place of the one before. */
export async function generateLoginCode(
  context: IdentityContext,
  input: InputOf<typeof activationCalls.generateLoginCode>,
): Promise<LoginCode> {
  const { personId, now } = personOf(context);
  const { expirationTime } = input;
  if (expirationTime && new Date(expirationTime) <= now) refuse('Trellis:InvalidInput', { members: ['expirationTime'] });
  const membershipId = await membershipOf(context, input, write);
  return inTransaction(context.pools.identity, { 'app.person_id': personId }, async (db) => {
    await useStepUp(db, personId, input.token);
    // only one in a million millions: a code that another membership has would be refused, and made again by the next click
    const code = Array.from({ length: loginCodeDigits }, () => randomInt(10)).join('');
    await sql`
      insert into identity.login_codes (membership_id, code, expires_at) values (${membershipId}, ${code}, ${expirationTime})
      on conflict (membership_id) do update set code = excluded.code, created_at = now(), expires_at = excluded.expires_at`.execute(db);
    return readCode(db, membershipId);
  });
}

/** The code of a membership; none was made yet: null. */
export async function findLoginCode(context: IdentityContext, input: InputOf<typeof activationCalls.loginCode>): Promise<LoginCode> {
  return readCode(context.pools.identity, await membershipOf(context, input, write));
}

async function useStepUp(db: Db, personId: string, token: string): Promise<void> {
  const { rows } = await sql`
    delete from identity.step_ups
    where token_hash = ${hashOf(token)} and person_id = ${personId} and purpose = ${purpose} and expires_at > now()
    returning 1`.execute(db);
  if (rows.length === 0) refuse('Trellis:PasswordCheckExpired');
}

async function readCode(db: Kysely<Database>, membershipId: string): Promise<LoginCode> {
  const { rows } = await sql<{ code: string; isGood: boolean; expiresAt: Date | null }>`
    select c.code, c.expires_at as "expiresAt", m.state = 'Effective' and (c.expires_at is null or c.expires_at > now()) as "isGood"
    from identity.login_codes as c join identity.memberships as m on m.id = c.membership_id
    where c.membership_id = ${membershipId}`.execute(db);
  const found = rows[0];
  return { loginCode: found?.code ?? null, isValid: found?.isGood ?? false, expirationTime: found?.expiresAt?.toISOString() ?? null };
}
