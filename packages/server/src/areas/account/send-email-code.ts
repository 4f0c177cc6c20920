import type { accountCalls } from '@trellis/contract/account/calls';
import { limits } from '@trellis/contract/limits';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { newSecret } from '../../platform/auth/secrets.ts';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import { codeTimes, issueCode, refuseHaste } from './codes.ts';
import { ownTransaction } from './own-transaction.ts';
import { signedIn, zoneOf } from './signed-in.ts';
import { requireStepUp } from './step-up.ts';

/**
 * Writes a code or a link to the new address. Whether somebody has that address already is told to nobody before they have shown that it is
 * theirs: it is written to all the same.
 */
export async function sendEmailCode(
  context: IdentityContext,
  { token, email, by }: InputOf<typeof accountCalls.sendEmailCode>,
): Promise<OutputOf<typeof accountCalls.sendEmailCode>> {
  const { personId, email: current, name, language } = signedIn(context);
  if (email === current) refuse('Trellis:EmailUnchanged', { members: ['email'] });
  const letter = { recipient: email, recipientName: name, language, zone: zoneOf(context) };
  const minutes = by === 'link' ? limits.emailLinkMinutes : limits.code.validFor / 60;
  await ownTransaction(context, async (db) => {
    await requireStepUp(db, personId, token);
    if (by === 'link') {
      const link = `${context.origin}/updateEmail?token=${await invite(db, personId, email)}`;
      return writeLetter(db, { ...letter, template: 'emailConfirmation', data: { personName: name, link, minutes } });
    }
    const code = await issueCode(db, personId, { purpose: 'email', target: email });
    return writeLetter(db, { ...letter, template: 'emailCode', data: { personName: name, code, minutes } });
  });
  return { ...codeTimes, validFor: minutes * 60 };
}

/** A link of its own replaces the earlier ones that were not used. */
async function invite(db: Db, personId: string, email: string): Promise<string> {
  await refuseHaste(db, personId, 'email');
  await sql`
    update identity.invitations set expires_at = now()
    where person_id = ${personId} and purpose = 'email' and used_at is null and expires_at > now()`.execute(db);
  const { secret, hash } = newSecret();
  await sql`
    insert into identity.invitations (token_hash, purpose, person_id, email, invited_by, expires_at)
    values (${hash}, 'email', ${personId}, ${email}, ${personId}, now() + make_interval(mins => ${limits.emailLinkMinutes}))`.execute(db);
  return secret;
}
