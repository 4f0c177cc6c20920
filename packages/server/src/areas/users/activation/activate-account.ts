import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { activationCalls } from '@trellis/contract/users/activation/calls';
import type { LinkCheck } from '@trellis/contract/users/activation/schemas';
import { passwordFault } from '@trellis/contract/users/rules';
import { sql } from 'kysely';
import { isLeaked } from '../../../platform/auth/leaked-passwords.ts';
import { hashPassword } from '../../../platform/auth/passwords.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { IdentityContext } from '../../../platform/http/routes.ts';
import { findLink, type Link, markUsed, takeLink } from './link-store.ts';

type Input = InputOf<typeof activationCalls.activateAccount>;
type Output = OutputOf<typeof activationCalls.activateAccount>;
const invitations: readonly LinkCheck['purpose'][] = ['staff', 'admin', 'tenant'];

/**
 * Accepts an invitation. Somebody new chooses a name and a password with it; whoever has an account keeps theirs, whatever else was sent:
 * a link never changes a password. What a centre said of them when they worked there before is theirs to say again.
 */
export async function activateAccount({ pools }: IdentityContext, input: Input): Promise<Output> {
  const link = await findLink(pools.identity, input.token, invitations);
  // hashed before anything is locked: it is slow on purpose
  const account = link.hasAccount ? undefined : await newAccount(link, input);
  await inTransaction(pools.identity, { 'app.person_id': link.personId }, async (db) => {
    const taken = await takeLink(db, input.token, invitations);
    if (account && !taken.hasAccount) await db.updateTable('identity.persons').set(account).where('id', '=', taken.personId).execute();
    await join(db, taken);
    await markUsed(db, taken.id);
  });
  return { email: link.personEmail };
}

async function newAccount({ personEmail, language }: Link, input: Input) {
  const { name, password } = input;
  if (name === undefined) return refuse('Trellis:NameRequired', { members: ['name'] });
  if (password === undefined) return refuse('Trellis:PasswordRequired', { members: ['password'] });
  if (passwordFault(password, personEmail) === 'email') refuse('Trellis:PasswordIsEmail', { members: ['password'] });
  if (await isLeaked(password)) refuse('Trellis:PasswordLeaked', { members: ['password'] });
  return { name, password_hash: await hashPassword(password), language: input.language ?? language };
}

async function join(db: Db, { membershipId }: Link): Promise<void> {
  await sql`
    update identity.memberships set
      activated_at = now(), invited_name = null, invited_email = null,
      name = null, phone = null, country_code = null, gender = null, birthday = null
    where id = ${membershipId}`.execute(db);
}
