import type { accountCalls } from '@trellis/contract/account/calls';
import type { PersonProfile } from '@trellis/contract/account/profile';
import type { InputOf } from '@trellis/contract/types';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import { checkCode, useCode } from './codes.ts';
import { ownTransaction } from './own-transaction.ts';
import { lockPerson, profileOf } from './person-store.ts';
import { signedIn, zoneOf } from './signed-in.ts';
import { requireStepUp, useStepUp } from './step-up.ts';

/** Makes the address that the code was sent to the one to sign in with; the old one is told. An address of somebody else stays theirs. */
export async function changeEmail(
  context: IdentityContext,
  { token, email, code }: InputOf<typeof accountCalls.changeEmail>,
): Promise<PersonProfile> {
  const { identity } = context.pools;
  const { personId, language } = signedIn(context);
  await requireStepUp(identity, personId, token);
  const codeId = await checkCode(identity, personId, { purpose: 'email', target: email }, code);
  return ownTransaction(context, async (db) => {
    await useCode(db, codeId);
    await useStepUp(db, token);
    const { email: former, name } = await lockPerson(db, personId);
    await db.updateTable('identity.persons').set({ email }).where('id', '=', personId).execute();
    const letter = { recipient: former, recipientName: name, language, zone: zoneOf(context) };
    await writeLetter(db, { ...letter, template: 'emailChanged', data: { personName: name } });
    return profileOf(db, personId);
  });
}
