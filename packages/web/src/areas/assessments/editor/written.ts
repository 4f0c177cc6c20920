import type { Language } from '@trellis/contract/languages';
import type { questionTypes } from '@trellis/contract/questionnaires/definition';

/** A text as survey-core keeps it: one for everybody, or one a language. */
export type SurveyText = string | Readonly<Record<string, string>>;
type Value = string | number;
export type Choice = Value | { value: Value; text?: SurveyText; [more: string]: unknown };
export type QuestionType = (typeof questionTypes)[number];

/** What is not named here is kept as it was written. */
export interface Question {
  type: QuestionType;
  name: string;
  title?: SurveyText;
  isRequired?: boolean;
  choices?: readonly Choice[];
  rateMin?: number;
  rateMax?: number;
  [more: string]: unknown;
}

export interface Page {
  name: string;
  title?: SurveyText;
  elements: readonly Question[];
  [more: string]: unknown;
}

export interface KeySection {
  code: string;
  name: Readonly<Record<Language, string>>;
  questions: readonly { name: string; points: Readonly<Record<string, number>> }[];
}

/** A definition with its key, as they are being edited: they may not be fit to be published yet. */
export interface Written {
  definition: { pages: readonly Page[]; [more: string]: unknown };
  scoring: { formula: string; sections: readonly KeySection[] };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf = (value: unknown, isOne: (one: unknown) => boolean) => Array.isArray(value) && value.every(isOne);
const isPage = (page: unknown) => isObject(page) && isListOf(page['elements'], isObject);
const isSection = (section: unknown) => isObject(section) && isObject(section['name']) && isListOf(section['questions'], isScored);
const isScored = (question: unknown) => isObject(question) && isObject(question['points']);

/** Reads what stands in the form; undefined where that is no JSON, or another shape than the editor knows. */
export function readWritten(jsonString: string, answer: string): Written | undefined {
  try {
    const definition: unknown = JSON.parse(jsonString);
    const scoring: unknown = JSON.parse(answer);
    if (!isObject(definition) || !isListOf(definition['pages'], isPage)) return undefined;
    if (!isObject(scoring) || !isListOf(scoring['sections'], isSection)) return undefined;
    return { definition, scoring } as unknown as Written;
  } catch {
    return undefined;
  }
}

/** The same as the form holds it. */
export const writeDown = ({ definition, scoring }: Written) => ({
  jsonString: JSON.stringify(definition, null, 2),
  answer: JSON.stringify(scoring, null, 2),
});

const keyOf = (text: Readonly<Record<string, string>>, language: Language) =>
  language === 'zh-Hans' ? 'zh-cn' : language === 'es' ? 'es' : 'default' in text || !('en' in text) ? 'default' : 'en';

/** What a text says in a language itself; nothing where another one stands in for it. */
export function textIn(text: SurveyText | undefined, language: Language): string {
  if (text === undefined || typeof text === 'string') return language === 'en' ? (text ?? '') : '';
  return text[keyOf(text, language)] ?? '';
}

/** The same text with other words in a language; languages that the editor does not know stay. */
export function withText(text: SurveyText | undefined, language: Language, said: string): SurveyText {
  if (typeof text === 'string' && language === 'en') return said;
  const all = typeof text === 'string' ? { default: text } : (text ?? {});
  const key = keyOf(all, language);
  const { [key]: _former, ...others } = all;
  return said === '' && language !== 'en' ? others : { ...all, [key]: said };
}

/** The texts of a list's entry to show it by. */
export const shownText = (text: SurveyText | undefined, language: Language): string => textIn(text, language) || textIn(text, 'en');
