import type { formSave } from '@trellis/contract/certification/forms';
import type { z } from 'zod';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { checkAnswers, knownAnswers } from '../../questionnaires/public.ts';
import type { FoundForm } from './form-store.ts';

/** Keeps answers, or submits them once nothing is missing. Whoever builds on an older stamp is told what stands now. */
export async function saveForm(db: Db, caller: Actor, found: FoundForm, input: z.output<typeof formSave>): Promise<void> {
  requireCurrent(found, input.concurrencyStamp);
  const known = knownAnswers(found.definition, input.answerContent);
  const data = input.isComplete ? await soundAnswers(found, known, caller) : known;
  const pages = found.definition.pages.length;
  await db
    .updateTable('app.certification_answers')
    .set({
      data: JSON.stringify(data),
      finished_page: input.isComplete ? pages : Math.min(Math.max(found.finishedPage, input.finishedPage), pages),
      is_complete: input.isComplete,
      finish_time: input.isComplete ? caller.now : null,
      filler_person_id: caller.personId,
    })
    .where('id', '=', found.id)
    .execute();
}

function requireCurrent(found: FoundForm, concurrencyStamp: string): void {
  if (found.isComplete) refuse('Trellis:QuestionnaireComplete');
  if (found.concurrencyStamp === concurrencyStamp) return;
  const { data: answerContent, finishedPage } = found;
  refuse('Trellis:StaleStamp', { data: { current: { answerContent, finishedPage, concurrencyStamp: found.concurrencyStamp } } });
}

async function soundAnswers({ definition }: FoundForm, known: Record<string, unknown>, { language }: Actor) {
  const { data, faults } = await checkAnswers(definition, known, language);
  if (faults.length > 0) refuse('Trellis:QuestionnaireIncomplete', { validationErrors: faults });
  return data;
}
