import { consentTexts } from '@trellis/contract/assessments/consent';
import { isAnswerable } from '@trellis/contract/assessments/rules';
import type { InformedConsent } from '@trellis/contract/assessments/schemas';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findUserAssessment } from './find-user-assessment.ts';
import { lockUserAssessment } from './store.ts';

type One = { userAssessmentId: string };

/** What a guardian agrees to, and whether somebody did. */
export async function viewConsent(db: Db, caller: Member, { userAssessmentId }: One): Promise<InformedConsent> {
  const { userName, assessmentName, consentTime } = await findUserAssessment(db, caller, { id: userAssessmentId });
  const confirming = await db
    .selectFrom('app.user_assessments as own')
    .innerJoin('identity.known_persons as person', 'person.id', 'own.consent_person_id')
    .select('person.name')
    .where('own.id', '=', userAssessmentId)
    .executeTakeFirst();
  return {
    userAssessmentId,
    childName: userName,
    assessmentName,
    text: consentTexts[caller.language],
    confirmedAt: consentTime,
    confirmedBy: confirming?.name ?? null,
  };
}

/** Notes that the guardian's consent is there in writing. What was agreed to before stays as it was. */
export async function confirmConsent(db: Db, caller: Member, { userAssessmentId: id }: One): Promise<InformedConsent> {
  const found = (await lockUserAssessment(db, id)) ?? refuse('Trellis:UserAssessmentNotFound');
  if (!found.consentedAt) {
    if (!isAnswerable(found.status)) refuse('Trellis:AssessmentClosed');
    const consent = { consented_at: caller.now, consent_person_id: caller.personId };
    await db.updateTable('app.user_assessments').set(consent).where('id', '=', id).execute();
  }
  return viewConsent(db, caller, { userAssessmentId: id });
}
