import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { activationCalls } from '@trellis/contract/users/activation/calls';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { IdentityContext } from '../../../platform/http/routes.ts';
import { writeLetter } from '../../../platform/mail/write-letter.ts';
import { findLink, markUsed, takeLink } from './link-store.ts';

/** Makes the address that the link was mailed to the one to sign in with; the old one is told. Whoever is signed in stays so. */
export async function activateNewEmail(
  { pools }: IdentityContext,
  { token }: InputOf<typeof activationCalls.activateNewEmail>,
): Promise<OutputOf<typeof activationCalls.activateNewEmail>> {
  const { personId } = await findLink(pools.identity, token, ['email']);
  return inTransaction(pools.identity, { 'app.person_id': personId }, async (db) => {
    const link = await takeLink(db, token, ['email']);
    // an address that somebody else has taken meanwhile is refused by its constraint
    await db.updateTable('identity.persons').set({ email: link.email }).where('id', '=', personId).execute();
    await markUsed(db, link.id);
    await writeLetter(db, {
      template: 'emailChanged',
      recipient: link.personEmail,
      recipientName: link.name,
      language: link.language,
      data: { personName: link.name },
    });
    return { email: link.email };
  });
}
