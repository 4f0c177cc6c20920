import { familyLinkDays } from '@trellis/contract/guardians/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { familyWellbeingCalls } from '@trellis/contract/wellbeing/family-calls';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import { issueFamilyLink } from '../guardians/public.ts';

type Calls = typeof familyWellbeingCalls;

/** A link by which a guardian enters a child's days. */
export async function shareWellbeing(db: Db, caller: Member, input: InputOf<Calls['code']>): Promise<OutputOf<Calls['code']>> {
  const { childName, guardianName, url, expiresAt } = await issueFamilyLink(db, caller, { ...input, purpose: 'wellbeing' });
  return { childName, guardianName, url, expiresAt: expiresAt.toISOString() };
}

/** Mails such a link, in the language of the guardian. */
export async function mailWellbeing(
  db: Db,
  caller: Member,
  { email, ...toWhom }: InputOf<Calls['mail']>,
): Promise<OutputOf<Calls['mail']>> {
  const { guardianName, language, url } = await issueFamilyLink(db, caller, { ...toWhom, purpose: 'wellbeing' });
  const { subjectId } = toWhom;
  const child = await db.selectFrom('app.subjects').select('first_name').where('id', '=', subjectId).executeTakeFirstOrThrow();
  const centre = await db.selectFrom('identity.tenants').select('name').where('id', '=', caller.tenantId).executeTakeFirstOrThrow();
  await writeLetter(db, {
    template: 'daysOfChild',
    recipient: email,
    recipientName: guardianName,
    language,
    zone: caller.zone,
    tenantId: caller.tenantId,
    data: { tenantName: centre.name, childName: child.first_name, subjectId, link: url, minutes: familyLinkDays * 24 * 60 },
  });
  return { sentTo: email };
}
