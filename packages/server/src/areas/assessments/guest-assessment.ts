import { consentTexts } from '@trellis/contract/assessments/consent';
import type { guestAssessmentCalls } from '@trellis/contract/assessments/guest-calls';
import { type AssessmentStatus, isAnswerable } from '@trellis/contract/assessments/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Guest } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { contentOf, type Filler, findAnswer, guestFrame } from '../questionnaires/public.ts';
import { completeAssessment, keepAssessment } from './save-answers.ts';
import { type LockedAssessment, lockUserAssessment } from './store.ts';

type Calls = typeof guestAssessmentCalls;

interface Head {
  title: string;
  status: AssessmentStatus;
  consentedAt: Date | null;
}

/** What the page of an assessment's link shows. Once it is submitted, or given up, it tells no answers. */
export async function viewGuestAssessment(db: Db, guest: Guest): Promise<OutputOf<Calls['get']>> {
  const id = guest.targetId ?? refuse('Trellis:UserAssessmentNotFound');
  const { rows } = await sql<Head>`
    select item.title ->> ${guest.language} as title, own.status, own.consented_at as "consentedAt"
    from app.user_assessments own join catalog.assessments item on item.id = own.assessment_id
    where own.id = ${id}`.execute(db);
  const { title, status, consentedAt } = rows[0] ?? refuse('Trellis:UserAssessmentNotFound');
  const found = (await findAnswer(db, id)) ?? refuse('Trellis:UserAssessmentNotFound');
  const { jsonString, answerContent } = contentOf(found);
  return {
    ...(await guestFrame(db, guest)),
    name: title,
    status,
    consent: consentTexts[guest.language],
    consentTime: consentedAt && consentedAt.toISOString(),
    isComplete: found.isComplete,
    finishedPage: found.finishedPage,
    questionnaireAndAnswer: { jsonString, answerContent: isAnswerable(status) ? answerContent : {} },
    concurrencyStamp: found.concurrencyStamp,
  };
}

/** A guardian agrees. Whoever got no reply the first time sends it again: that changes nothing. */
export async function confirmAsGuest(db: Db, guest: Guest): Promise<OutputOf<Calls['confirm']>> {
  const found = await lockTarget(db, guest);
  if (found.consentedAt) return { consentTime: found.consentedAt.toISOString() };
  if (!isAnswerable(found.status)) refuse('Trellis:AssessmentClosed');
  const consent = { consented_at: guest.now, consent_link_id: guest.linkId };
  await db.updateTable('app.user_assessments').set(consent).where('id', '=', found.id).execute();
  return { consentTime: guest.now.toISOString() };
}

/** Keeps what a guest answered so far. */
export async function saveAsGuest(db: Db, guest: Guest, input: InputOf<Calls['save']>): Promise<OutputOf<Calls['save']>> {
  return keepAssessment(db, await lockTarget(db, guest), input, fillerOf(guest));
}

/** Submits a guest's answers; again, it changes nothing. */
export async function completeAsGuest(db: Db, guest: Guest, input: InputOf<Calls['complete']>): Promise<OutputOf<Calls['complete']>> {
  const found = await lockTarget(db, guest);
  const { finishTime } = (await findAnswer(db, found.id)) ?? refuse('Trellis:UserAssessmentNotFound');
  if (finishTime) return { finishTime: finishTime.toISOString() };
  await completeAssessment(db, found, input, { filler: fillerOf(guest), caller: guest });
  return { finishTime: guest.now.toISOString() };
}

async function lockTarget(db: Db, { targetId }: Guest): Promise<LockedAssessment> {
  const id = targetId ?? refuse('Trellis:UserAssessmentNotFound');
  return (await lockUserAssessment(db, id)) ?? refuse('Trellis:UserAssessmentNotFound');
}

const fillerOf = ({ guardianId, linkId }: Guest): Filler => ({
  filler_person_id: null,
  filler_guardian_id: guardianId,
  filled_by_link: linkId,
});
