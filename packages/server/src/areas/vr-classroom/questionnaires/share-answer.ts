import type { QuestionnaireCode } from '@trellis/contract/questionnaires/schemas';
import type { InputOf } from '@trellis/contract/types';
import type { vrAnswerCalls } from '@trellis/contract/vr-classroom/questionnaire-calls';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { shareAnswer } from '../../questionnaires/public.ts';
import { openTestAnswer } from './answers.ts';

/** A link by which a family fills in a questionnaire of a test; where nobody began it, it is begun. */
export async function shareTestAnswer(db: Db, caller: Member, input: InputOf<typeof vrAnswerCalls.link>): Promise<QuestionnaireCode> {
  const { answerId, subjectId } = await openTestAnswer(db, caller, input);
  const answer = await db.selectFrom('app.questionnaire_answers').select('is_complete').where('id', '=', answerId).executeTakeFirst();
  if (answer?.is_complete) refuse('Trellis:QuestionnaireComplete');
  return shareAnswer(db, caller, { subjectId, guardianId: input.guardianId }, async () => answerId);
}
