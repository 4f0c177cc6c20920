import type { Language } from '@trellis/contract/languages';
import type { SurveyDefinition } from './store.ts';

export interface AnswerFault {
  message: string;
  /** The question's name. */
  members: string[];
}

/** What survey-core calls our languages. */
export const surveyLocale: Record<Language, string> = { en: 'en', 'zh-Hans': 'zh-cn', es: 'es' };

/** The answers to questions that the definition asks; the others are dropped. */
export function knownAnswers({ pages }: SurveyDefinition, data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = new Set(pages.flatMap(({ elements }) => elements.map(({ name }) => name)));
  return Object.fromEntries(Object.entries(data).filter(([name]) => names.has(name)));
}

/** What survey-core makes of answers that are to be the last: those that count, and what is wrong or missing, in the reader's language. */
export async function checkAnswers(
  definition: SurveyDefinition,
  data: Readonly<Record<string, unknown>>,
  language: Language,
): Promise<{ data: Record<string, unknown>; faults: AnswerFault[] }> {
  // large, and needed only here
  const { Model } = await import('survey-core');
  await import('survey-core/i18n/simplified-chinese');
  await import('survey-core/i18n/spanish');
  const survey = new Model(definition);
  survey.locale = surveyLocale[language];
  survey.data = soundAnswers(data);
  survey.clearIncorrectValues(true);
  // faults are kept with their questions only where they would be shown
  survey.validate(true, false);
  const faults = survey
    .getAllQuestions()
    .filter((question) => question.errors.length > 0)
    .map((question) => ({
      message: `${question.processedTitle}: ${question.errors.map((error) => error.getText()).join(' ')}`,
      members: [`answerContent.${question.name}`],
    }));
  return { data: survey.data as Record<string, unknown>, faults };
}

/** Every question of ours is answered with a word, a number or a sentence; whatever else was sent is no answer. */
function soundAnswers(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value)));
}
