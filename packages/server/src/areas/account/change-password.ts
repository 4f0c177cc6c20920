import type { accountCalls } from '@trellis/contract/account/calls';
import type { InputOf } from '@trellis/contract/types';
import { isLeaked } from '../../platform/auth/leaked-passwords.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { endWhatWasBegun } from '../../platform/auth/recovery.ts';
import { revokeOtherSignIns } from '../../platform/auth/sign-ins.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import { checkOwnPassword } from './check-password.ts';
import { ownTransaction } from './own-transaction.ts';
import { signedIn, zoneOf } from './signed-in.ts';

/**
 * Changes the password and ends whatever the former one began: every other sign-in, codes and confirmations, a change of e-mail on its way.
 * The person is told by letter.
 */
export async function changePassword(context: IdentityContext, input: InputOf<typeof accountCalls.changePassword>): Promise<void> {
  const { personId, grantId, email, name, language } = signedIn(context);
  const { currentPassword, newPassword } = input;
  const checked = await checkOwnPassword(context.pools.identity, personId, currentPassword, 'currentPassword');
  if (newPassword === currentPassword) refuse('Trellis:SamePassword', { members: ['newPassword'] });
  if (await isLeaked(newPassword)) refuse('Trellis:PasswordLeaked', { members: ['newPassword'] });
  const hash = await hashPassword(newPassword);
  await ownTransaction(context, async (db) => {
    // the password that was checked must still be the one: of two changes at once the second knows a password that is gone
    const changed = await db
      .updateTable('identity.persons')
      .set({ password_hash: hash })
      .where('id', '=', personId)
      .where('password_hash', '=', checked)
      .returning('id')
      .executeTakeFirst();
    if (!changed) refuse('Trellis:WrongPassword', { members: ['currentPassword'] });
    await revokeOtherSignIns(db, personId, grantId);
    await endWhatWasBegun(db, personId);
    await writeLetter(db, {
      template: 'passwordChanged',
      recipient: email,
      recipientName: name,
      language,
      zone: zoneOf(context),
      data: { personName: name },
    });
  });
}
