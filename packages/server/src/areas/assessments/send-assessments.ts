import type { userAssessmentCalls } from '@trellis/contract/assessments/calls';
import { assessmentDays, isAnswerable } from '@trellis/contract/assessments/rules';
import type { Language } from '@trellis/contract/languages';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { issueLink } from '../../platform/links/issue-link.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import { lockUserAssessment } from './store.ts';

type Calls = typeof userAssessmentCalls;

interface Addressee {
  guardianId: string;
  name: string;
  email: string;
  language: Language;
  childName: string;
}

/** Mails every guardian who may answer a link of their own to each of these assessments. */
export async function sendAssessments(
  db: Db,
  caller: Member,
  { userAssessmentIds }: InputOf<Calls['sendToGuardian']>,
): Promise<OutputOf<Calls['sendToGuardian']>> {
  const recipients = new Set<string>();
  for (const id of [...new Set(userAssessmentIds)].sort()) {
    for (const { email } of await send(db, caller, id)) recipients.add(email);
  }
  return { recipients: [...recipients].sort() };
}

async function send(db: Db, caller: Member, id: string): Promise<Addressee[]> {
  const found = (await lockUserAssessment(db, id)) ?? refuse('Trellis:UserAssessmentNotFound');
  if (!isAnswerable(found.status)) refuse('Trellis:AssessmentClosed');
  const addressees = await addresseesOf(db, found.subjectId);
  if (addressees.length === 0) refuse('Trellis:NoGuardianToAsk');
  const item = await db.selectFrom('catalog.assessments').select('title').where('id', '=', found.assessmentId).executeTakeFirstOrThrow();
  const title = item.title as Record<Language, string>;
  const centre = await db.selectFrom('identity.tenants').select('name').where('id', '=', caller.tenantId).executeTakeFirstOrThrow();
  for (const { guardianId, name, email, language, childName } of addressees) {
    const link = { purpose: 'assessment', subjectId: found.subjectId, guardianId, targetId: id, days: assessmentDays } as const;
    const { url } = await issueLink(db, caller, link);
    const about = { tenantName: centre.name, childName, assessmentName: title[language], subjectId: found.subjectId };
    const data = { ...about, link: url, minutes: assessmentDays * 24 * 60 };
    const letter = { template: 'assessment', recipient: email, recipientName: name, language, data } as const;
    await writeLetter(db, { ...letter, zone: caller.zone, tenantId: caller.tenantId });
  }
  await db.updateTable('app.user_assessments').set({ sent_at: caller.now }).where('id', '=', id).execute();
  return addressees;
}

async function addresseesOf(db: Db, subjectId: string): Promise<Addressee[]> {
  const { rows } = await sql<Addressee>`
    select guardian.id as "guardianId", guardian.full_name as name, guardian.email, guardian.language, subject.first_name as "childName"
    from app.subject_guardians relation
    join app.guardians guardian on guardian.tenant_id = relation.tenant_id and guardian.id = relation.guardian_id
    join app.subjects subject on subject.tenant_id = relation.tenant_id and subject.id = relation.subject_id
    where relation.subject_id = ${subjectId} and relation.can_answer and guardian.email is not null and subject.logged_out_at is null
    order by guardian.created_at, guardian.id`.execute(db);
  return rows;
}
