import type { questionnaireCalls } from '@trellis/contract/questionnaires/calls';
import type { AnswerRecord } from '@trellis/contract/questionnaires/schemas';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findRecord } from './find-answer.ts';
import { isOwn, lockAnswer } from './store.ts';
import { keepAnswers, submitAnswers } from './write-answers.ts';

/** Saves at the desk what was answered so far, or submits it. */
export async function saveAnswer(db: Db, caller: Member, input: InputOf<typeof questionnaireCalls.save>): Promise<AnswerRecord> {
  const found = (await lockAnswer(db, input.id)) ?? refuse('Trellis:QuestionnaireNotFound');
  if (!isOwn(found)) refuse('Trellis:QuestionnaireNotFound');
  const filler = { filler_person_id: caller.personId, filler_guardian_id: null, filled_by_link: null };
  if (input.isComplete) await submitAnswers(db, found, input, { filler, language: caller.language, now: caller.now });
  else await keepAnswers(db, found, input, filler);
  return findRecord(db, caller, { id: input.id });
}
