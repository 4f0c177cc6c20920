import { inTransaction } from '../db/transaction.ts';
import { refuse } from '../http/refusal.ts';
import type { IdentityContext } from '../http/routes.ts';
import { ownerOfAccount } from './letter-owner.ts';
import { mailPasswordCode } from './recovery.ts';

/** Mails somebody a code by which they choose another password, because an administrator asked for it. */
export function sendPasswordCode({ pools, person, signIn, origin }: IdentityContext, personId: string): Promise<{ email: string }> {
  const caller = person ?? signIn ?? refuse('Trellis:NotSignedIn');
  return inTransaction(pools.identity, { 'app.person_id': caller.personId }, async (db) => {
    const owner = await ownerOfAccount(db, personId);
    if (!owner?.hasPassword) return refuse('Trellis:NoPasswordYet');
    const { wait } = await mailPasswordCode(db, owner, { issuer: `${origin}/oidc`, askedBy: caller.name });
    if (wait > 0) refuse('Trellis:LetterTooSoon', { data: { seconds: wait } });
    return { email: owner.email };
  });
}
