import type { Language } from '@trellis/contract/languages';
import { ownWordsOf } from '@trellis/contract/offline-plans/difficulty/schemas';
import { feedbackFaultTexts } from '@trellis/contract/offline-plans/errors';
import { otherPrefix, parseFeedbacks } from '@trellis/contract/offline-plans/feedback-rules';
import type { FeedbackProperty } from '@trellis/contract/offline-plans/feedback-schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { filled } from '../../../platform/http/filled.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { type PropertyRow, propertyColumns } from '../answer-store.ts';
import { presentProperty } from '../forms.ts';

/** What the library asks for reasons of. */
type Asked = 'end-plan' | 'modify-difficulty';

/** What was chosen of a question's options. */
export interface ChosenReasons {
  questionId: string;
  answers: string[];
}

/** The question for reasons as it is published now, in the reader's language. */
async function questionOf(db: Db, asked: Asked, language: Language): Promise<FeedbackProperty> {
  const { rows } = await sql<PropertyRow>`
    ${propertyColumns} where form_version_id = (
      select version.id from catalog.form_versions as version join catalog.forms as form on form.id = version.form_id
      where form.code = ${asked} order by version.version desc limit 1
    ) order by position limit 1`.execute(db);
  return presentProperty(rows[0] ?? refuse('Trellis:NotFound'), language);
}

export const askEndReasons = (db: Db, caller: Member) => questionOf(db, 'end-plan', caller.language);
export const askAdjustReason = (db: Db, caller: Member) => questionOf(db, 'modify-difficulty', caller.language);

/** Checks what was chosen of a question's options; refuses with what is wrong, named by the input's field. */
export async function chosenReasons(
  db: Db,
  caller: Member,
  { asked, member, given }: { asked: Asked; member: string; given: readonly string[] },
): Promise<ChosenReasons> {
  const question = await questionOf(db, asked, caller.language);
  const parsed = parseFeedbacks([question], [{ programFeedbackPropertyId: question.id, value: [...given] }]);
  if (parsed.ok) return { questionId: question.id, answers: parsed.values.flatMap(({ value }) => (Array.isArray(value) ? value : [])) };
  return refuse('Trellis:InvalidInput', {
    validationErrors: parsed.problems.map(({ displayName, fault }) => ({
      message: filled(feedbackFaultTexts[fault][caller.language], { field: displayName }),
      members: [member],
    })),
  });
}

/** Why a level is changed: an option, by its value or as it reads, or somebody's own words. */
export async function saidReason(db: Db, caller: Member, said: string): Promise<ChosenReasons> {
  const { id, extraProperties } = await askAdjustReason(db, caller);
  const option = extraProperties.options?.find(({ value, text }) => value === said || text === said);
  return { questionId: id, answers: [option?.value ?? `${otherPrefix}${ownWordsOf(said)}`] };
}

/** What was chosen, as somebody reads it. */
export function presentReasons(row: PropertyRow, answers: readonly string[], language: Language) {
  const { id, displayName, extraProperties } = presentProperty(row, language);
  const textOf = (answer: string) => extraProperties.options?.find(({ value }) => value === answer)?.text ?? answer;
  return {
    id,
    displayName,
    answers: answers.map((answer) => (answer.startsWith(otherPrefix) ? ownWordsOf(answer) : textOf(answer))),
  };
}
