import { toLocale } from '@trellis/contract/languages';
import type { Kysely } from 'kysely';
import type { Account } from 'oidc-provider';
import type { Database } from '../db/types.ts';
import { verifyPassword } from './passwords.ts';

/** The person as the sign-in service knows them, with the claims that an application may read. */
export async function findAccount(identity: Kysely<Database>, personId: string): Promise<Account | undefined> {
  const person = await identity
    .selectFrom('identity.persons')
    .select(['id', 'name', 'language'])
    .where('id', '=', personId)
    .executeTakeFirst();
  if (!person) return undefined;
  const locale = toLocale(person.language as Parameters<typeof toLocale>[0]);
  return { accountId: person.id, claims: () => ({ sub: person.id, name: person.name, locale }) };
}

/** The name by which somebody is known who is signed in. */
export async function findName(identity: Kysely<Database>, personId: string | undefined): Promise<string> {
  const person = await identity
    .selectFrom('identity.persons')
    .select('name')
    .where('id', '=', personId ?? null)
    .executeTakeFirst();
  return person?.name ?? '';
}

/** An e-mail as it is kept, however somebody wrote it. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** The id of the person who has this e-mail and password. */
export async function authenticate(identity: Kysely<Database>, email: string, password: string): Promise<string | undefined> {
  const person = await identity
    .selectFrom('identity.persons')
    .select(['id', 'password_hash'])
    .where('email', '=', normalEmail(email))
    .executeTakeFirst();
  return (await verifyPassword(person?.password_hash, password)) ? person?.id : undefined;
}
