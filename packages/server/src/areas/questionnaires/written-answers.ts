import type { Language } from '@trellis/contract/languages';
import type { SurveyDefinition } from './store.ts';
import { surveyLocale } from './validate-answers.ts';

interface WrittenPage {
  title: string;
  answers: { question: string; answer: string }[];
}

/** Every question that is asked with its answer in words, page by page, in a language. */
export async function writeAnswers(
  definition: SurveyDefinition,
  data: Readonly<Record<string, unknown>>,
  language: Language,
): Promise<WrittenPage[]> {
  // large, and needed only here
  const { Model } = await import('survey-core');
  const survey = new Model(definition);
  survey.locale = surveyLocale[language];
  survey.data = { ...data };
  return survey.visiblePages.map((page) => ({
    title: page.processedTitle,
    answers: page.questions
      .filter((question) => question.isVisible)
      .map((question) => ({ question: question.processedTitle, answer: wordsOf(question.displayValue) })),
  }));
}

function wordsOf(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Object.values(value).map(wordsOf).join(', ');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
