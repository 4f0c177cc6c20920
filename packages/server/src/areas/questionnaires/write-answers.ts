import type { Language } from '@trellis/contract/languages';
import type { answersToSave } from '@trellis/contract/questionnaires/schemas';
import { scoreAnswers } from '@trellis/contract/questionnaires/scoring';
import type { z } from 'zod';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { FoundAnswer } from './store.ts';
import { checkAnswers, knownAnswers } from './validate-answers.ts';

type Answers = z.output<typeof answersToSave>;

export interface Filler {
  filler_person_id: string | null;
  filler_guardian_id: string | null;
  filled_by_link: string | null;
}

/** Keeps answers before all are given. Whoever builds on an older stamp is told what stands now, and nothing is lost. */
export async function keepAnswers(db: Db, found: FoundAnswer, input: Answers, filler: Filler): Promise<{ concurrencyStamp: string }> {
  requireCurrent(found, input);
  const data = knownAnswers(found.definition, input.answerContent);
  const kept = await db
    .updateTable('app.questionnaire_answers')
    .set({ data: JSON.stringify(data), finished_page: pageOf(found, input), ...filler })
    .where('id', '=', found.id)
    .returning('concurrency_stamp')
    .executeTakeFirstOrThrow();
  return { concurrencyStamp: kept.concurrency_stamp };
}

/** Submits answers: every question that must be answered is, and the score stands from then on. */
export async function submitAnswers(
  db: Db,
  found: FoundAnswer,
  input: Answers,
  by: { filler: Filler; language: Language; now: Date },
): Promise<void> {
  requireCurrent(found, input);
  const { data, faults } = await checkAnswers(found.definition, knownAnswers(found.definition, input.answerContent), by.language);
  if (faults.length > 0) refuse('Trellis:QuestionnaireIncomplete', { validationErrors: faults });
  await db
    .updateTable('app.questionnaire_answers')
    .set({
      data: JSON.stringify(data),
      finished_page: found.definition.pages.length,
      is_complete: true,
      finish_time: by.now,
      score: JSON.stringify(scoreAnswers(found.scoring, data)),
      scored_by: found.scoring.formula,
      ...by.filler,
    })
    .where('id', '=', found.id)
    .execute();
}

function requireCurrent(found: FoundAnswer, input: Answers): void {
  if (found.isComplete) refuse('Trellis:QuestionnaireComplete');
  if (found.concurrencyStamp === input.concurrencyStamp) return;
  const { data: answerContent, finishedPage, concurrencyStamp } = found;
  refuse('Trellis:StaleStamp', { data: { current: { answerContent, finishedPage, concurrencyStamp } } });
}

/** How far one got; going back to look does not undo it. */
function pageOf(found: FoundAnswer, input: Answers): number {
  return Math.min(Math.max(found.finishedPage, input.finishedPage), found.definition.pages.length);
}
