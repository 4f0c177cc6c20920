import type { guardianCalls } from '@trellis/contract/guardians/calls';
import { registrationDays } from '@trellis/contract/guardians/rules';
import type { Language } from '@trellis/contract/languages';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { issueLink } from '../../platform/links/issue-link.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import { lockSubject, subjectOf } from '../subjects/public.ts';
import { revokeRegistrations } from './registrations.ts';

type Input = InputOf<typeof guardianCalls.sendRegisterCode>;

interface Invited {
  fullName: string | null;
  email: string | null;
  language: Language;
}

/**
 * Makes the link by which a guardian registers on a phone, and mails it if asked to; of two that are made at once, the second stays. A code
 * that is shown is not closed by a letter, nor the other way about.
 */
export async function sendRegisterCode(db: Db, caller: Member, input: Input): Promise<OutputOf<typeof guardianCalls.sendRegisterCode>> {
  const { subjectId, guardianId = null, send } = input;
  await lockSubject(db, subjectId);
  const subject = await subjectOf(db, subjectId);
  // a link to a child who was signed off opens nothing
  if (subject.loggedOutAt) refuse('RocketSystem:SubjectLoggedOut');
  const invited = guardianId ? await guardianOf(db, subjectId, guardianId) : { fullName: null, email: null, language: caller.language };
  const email = input.email ?? invited.email;
  if (send && !email) return refuse('Trellis:GuardianHasNoEmail', { members: ['email'] });
  if (guardianId && !invited.email && email) await keepEmail(db, guardianId, email);
  await revokeRegistrations(db, { subjectId, guardianId, isMailed: send }, caller.now);
  const { url, expiresAt } = await issueLink(db, caller, {
    purpose: 'guardian',
    subjectId,
    guardianId,
    days: registrationDays,
    isMailed: send,
  });
  if (send && email) await mail(db, caller, { ...invited, email, subjectId, url });
  return { url, expiresAt: expiresAt.toISOString(), sentTo: send ? email : null };
}

async function guardianOf(db: Db, subjectId: string, guardianId: string): Promise<Invited> {
  const row = await db
    .selectFrom('app.subject_guardians as link')
    .innerJoin('app.guardians as guardian', (join) =>
      join.onRef('guardian.tenant_id', '=', 'link.tenant_id').onRef('guardian.id', '=', 'link.guardian_id'),
    )
    .select(['guardian.full_name', 'guardian.email', 'guardian.language'])
    .where('link.subject_id', '=', subjectId)
    .where('link.guardian_id', '=', guardianId)
    .executeTakeFirst();
  if (!row) return refuse('Trellis:GuardianNotFound');
  return { fullName: row.full_name, email: row.email, language: row.language as Language };
}

/** An address that was missing is known from now on. */
async function keepEmail(db: Db, guardianId: string, email: string): Promise<void> {
  await db.updateTable('app.guardians').set({ email }).where('id', '=', guardianId).execute();
}

async function mail(db: Db, caller: Member, to: Invited & { email: string; subjectId: string; url: string }): Promise<void> {
  const child = await db.selectFrom('app.subjects').select('first_name').where('id', '=', to.subjectId).executeTakeFirstOrThrow();
  const centre = await db.selectFrom('identity.tenants').select('name').where('id', '=', caller.tenantId).executeTakeFirstOrThrow();
  await writeLetter(db, {
    template: 'guardianRegistration',
    recipient: to.email,
    recipientName: to.fullName,
    language: to.language,
    zone: caller.zone,
    tenantId: caller.tenantId,
    // a first name tells the parents enough, and a stranger little; the id finds the letter when the child is forgotten
    data: {
      tenantName: centre.name,
      childName: child.first_name,
      subjectId: to.subjectId,
      link: to.url,
      minutes: registrationDays * 24 * 60,
    },
  });
}
