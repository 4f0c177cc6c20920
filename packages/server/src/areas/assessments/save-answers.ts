import { isAnswerable } from '@trellis/contract/assessments/rules';
import type { saveAssessment, UserAssessmentDetail } from '@trellis/contract/assessments/schemas';
import type { z } from 'zod';
import type { Db } from '../../platform/db/types.ts';
import type { Guest, Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { type Filler, keepAnswers, lockAnswer, submitAnswers } from '../questionnaires/public.ts';
import { viewUserAssessment } from './find-user-assessment.ts';
import { type LockedAssessment, lockUserAssessment } from './store.ts';

type Answers = Omit<z.output<typeof saveAssessment>, 'userAssessmentId' | 'isComplete'>;

/** Saves at the centre what was answered so far, or submits it. */
export async function saveAnswers(db: Db, caller: Member, input: z.output<typeof saveAssessment>): Promise<UserAssessmentDetail> {
  const { userAssessmentId } = input;
  const found = (await lockUserAssessment(db, userAssessmentId)) ?? refuse('Trellis:UserAssessmentNotFound');
  const filler = { filler_person_id: caller.personId, filler_guardian_id: null, filled_by_link: null };
  if (input.isComplete) await completeAssessment(db, found, input, { filler, caller });
  else await keepAssessment(db, found, input, filler);
  return viewUserAssessment(db, caller, { userAssessmentId });
}

/** Keeps answers before all are given; the first ones begin the assessment. */
export async function keepAssessment(
  db: Db,
  found: LockedAssessment,
  input: Answers,
  filler: Filler,
): Promise<{ concurrencyStamp: string }> {
  requireOpen(found);
  const answer = (await lockAnswer(db, found.id)) ?? refuse('Trellis:UserAssessmentNotFound');
  const kept = await keepAnswers(db, answer, input, filler);
  if (found.status === 'None') await setStatus(db, found.id, 'Started');
  return kept;
}

/** Submits answers: the assessment is finished, and a report is due. */
export async function completeAssessment(
  db: Db,
  found: LockedAssessment,
  input: Answers,
  { filler, caller }: { filler: Filler; caller: Pick<Member | Guest, 'language' | 'now'> },
): Promise<void> {
  requireOpen(found);
  const answer = (await lockAnswer(db, found.id)) ?? refuse('Trellis:UserAssessmentNotFound');
  await submitAnswers(db, answer, input, { filler, language: caller.language, now: caller.now });
  await setStatus(db, found.id, 'Finished');
}

function requireOpen({ status, consentedAt }: LockedAssessment): void {
  if (status === 'Finished' || status === 'ReportedReady') refuse('Trellis:QuestionnaireComplete');
  if (!isAnswerable(status)) refuse('Trellis:AssessmentClosed');
  if (!consentedAt) refuse('Trellis:ConsentMissing');
}

async function setStatus(db: Db, id: string, status: 'Started' | 'Finished'): Promise<void> {
  await db.updateTable('app.user_assessments').set({ status }).where('id', '=', id).execute();
}
