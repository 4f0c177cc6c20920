import type { Kysely } from 'kysely';
import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { Database } from '../db/types.ts';
import { normalEmail } from './persons.ts';

/**
 * Whether a page wants somebody else than who is signed in in this browser: it would be given another person's sign-in, or a refusal, for as long
 * as that one stays. Whoever was just asked goes on as who they are. An address that nobody has is another person's too: what is asked must not
 * tell which addresses are known.
 */
export async function wantsAnother({ oidc }: KoaContextWithOIDC, identity: Kysely<Database>): Promise<boolean> {
  const { login_hint: hint } = oidc.params ?? {};
  const signedIn = oidc.session?.accountId;
  if (typeof hint !== 'string' || signedIn === undefined || oidc.result?.['login']) return false;
  const person = await identity.selectFrom('identity.persons').select('email').where('id', '=', signedIn).executeTakeFirst();
  return person?.email !== normalEmail(hint);
}

/** When people are asked who they are: as the protocol has it, and where another person is wanted. */
export function asksWhoSomebodyIs(identity: Kysely<Database>): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  const another = new interactionPolicy.Check('other_person', 'Somebody else is signed in', (ctx) => wantsAnother(ctx, identity));
  policy.get('login')?.checks.add(another);
  return policy;
}
