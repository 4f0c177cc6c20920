import type { accountCalls } from '@trellis/contract/account/calls';
import type { PersonProfile } from '@trellis/contract/account/profile';
import { dialled } from '@trellis/contract/account/rights';
import { limits } from '@trellis/contract/limits';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { refuse } from '../../platform/http/refusal.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import { checkCode, codeTimes, issueCode, useCode } from './codes.ts';
import { ownTransaction } from './own-transaction.ts';
import { profileOf } from './person-store.ts';
import { signedIn, zoneOf } from './signed-in.ts';

/** E.164: fifteen digits at most, the country's included. */
const longest = 15 + '+'.length;

function numberOf({ countryCode, phoneNumber }: { countryCode: string; phoneNumber: string }): string {
  const number = dialled(countryCode, phoneNumber);
  return number.length <= longest ? number : refuse('Trellis:PhoneInvalid', { members: ['phoneNumber'] });
}

/** Sends a code to the new number as a short message. */
export async function sendPhoneCode(
  context: IdentityContext,
  input: InputOf<typeof accountCalls.sendPhoneCode>,
): Promise<OutputOf<typeof accountCalls.sendPhoneCode>> {
  const { personId, name, language } = signedIn(context);
  const number = numberOf(input);
  await ownTransaction(context, async (db) => {
    const code = await issueCode(db, personId, { purpose: 'phone', target: number });
    await writeLetter(db, {
      template: 'phoneCode',
      channel: 'sms',
      recipient: number,
      recipientName: name,
      language,
      zone: zoneOf(context),
      data: { personName: name, code, minutes: limits.code.validFor / 60 },
    });
  });
  return codeTimes;
}

/**
 * Keeps the number that the code was sent to, at every centre in the place of what it had entered. Whether somebody else is reached by it too
 * is told to nobody.
 */
export async function changePhone(context: IdentityContext, input: InputOf<typeof accountCalls.changePhone>): Promise<PersonProfile> {
  const { personId } = signedIn(context);
  const number = numberOf(input);
  const codeId = await checkCode(context.pools.identity, personId, { purpose: 'phone', target: number }, input.code);
  return ownTransaction(context, async (db) => {
    await useCode(db, codeId);
    await db.updateTable('identity.persons').set({ phone: number, country_code: input.countryCode }).where('id', '=', personId).execute();
    // a change clears what centres had entered; the same number shown once more counts no less
    await db
      .updateTable('identity.memberships')
      .set({ phone: null, country_code: null })
      .where('person_id', '=', personId)
      .where('phone', 'is not', null)
      .execute();
    return profileOf(db, personId);
  });
}
