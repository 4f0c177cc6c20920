import type { Locale } from '@trellis/contract/languages';

/** A text as survey-core keeps it: one for everybody, or one a language. */
type SurveyText = string | Readonly<Record<string, string>>;

export interface PlainChoice {
  value: string | number;
  text?: SurveyText;
}

export interface PlainQuestion {
  type: 'radiogroup' | 'dropdown' | 'comment' | 'text' | 'rating' | 'boolean';
  name: string;
  title?: SurveyText;
  description?: SurveyText;
  isRequired?: boolean;
  choices?: readonly (string | number | PlainChoice)[];
  inputType?: 'text' | 'number';
  min?: number;
  max?: number;
  maxLength?: number;
  rows?: number;
  autoGrow?: boolean;
  rateMin?: number;
  rateMax?: number;
  minRateDescription?: SurveyText;
  maxRateDescription?: SurveyText;
  labelTrue?: SurveyText;
  labelFalse?: SurveyText;
}

export interface PlainPage {
  name: string;
  title?: SurveyText;
  description?: SurveyText;
  elements: readonly PlainQuestion[];
}

export interface PlainDefinition {
  pages: readonly PlainPage[];
  showQuestionNumbers?: boolean | 'on' | 'off';
  showProgressBar?: boolean;
}

type Known = Readonly<Record<string, (value: unknown) => boolean>>;

const isBoolean = (value: unknown) => typeof value === 'boolean';
const isNumber = (value: unknown) => typeof value === 'number';
const isName = (value: unknown) => typeof value === 'string' && value !== '';
const isOneOf =
  (...values: readonly unknown[]) =>
  (value: unknown) =>
    values.includes(value);
// survey-core puts answers and expressions where braces stand
const isSaid = (value: unknown) => typeof value === 'string' && !value.includes('{');
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown) => isSaid(value) || (isObject(value) && Object.values(value).every(isSaid));

/** Whether an object says nothing but what is known here, and says that. */
const saysOnly = (known: Known, value: unknown): boolean =>
  isObject(value) && Object.entries(value).every(([key, said]) => known[key]?.(said) === true);

const choice = { value: (value: unknown) => isName(value) || isNumber(value), text: isText };
const isChoice = (value: unknown) => isName(value) || isNumber(value) || (isObject(value) && 'value' in value && saysOnly(choice, value));
const isChoices = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isChoice);

const ofAll: Known = { name: isName, title: isText, description: isText, isRequired: isBoolean };
const bounds = { min: isNumber, max: isNumber };
const ofKind: Record<PlainQuestion['type'], Known> = {
  radiogroup: { choices: isChoices },
  dropdown: { choices: isChoices },
  comment: { maxLength: isNumber, rows: isNumber, autoGrow: isBoolean },
  text: { inputType: isOneOf('text', 'number'), maxLength: isNumber, ...bounds },
  rating: { rateMin: isNumber, rateMax: isNumber, minRateDescription: isText, maxRateDescription: isText },
  boolean: { labelTrue: isText, labelFalse: isText },
};

function isQuestion(value: unknown): boolean {
  if (!isObject(value) || !isName(value['name'])) return false;
  const kind = ofKind[value['type'] as PlainQuestion['type']];
  if (!kind || ('choices' in kind && !isChoices(value['choices']))) return false;
  if (('min' in value || 'max' in value) && value['inputType'] !== 'number') return false;
  return saysOnly({ ...ofAll, ...kind, type: isName }, value);
}

const isPage = (value: unknown) =>
  isObject(value) &&
  isName(value['name']) &&
  saysOnly(
    { name: isName, title: isText, description: isText, elements: (all) => Array.isArray(all) && all.length > 0 && all.every(isQuestion) },
    value,
  );

const ofSurvey: Known = {
  title: isText,
  showTitle: isOneOf(false),
  showProgressBar: isBoolean,
  progressBarType: isOneOf('pages'),
  progressBarLocation: isOneOf('top'),
  showQuestionNumbers: isOneOf(true, false, 'on', 'off'),
  questionErrorLocation: isOneOf('bottom'),
  autoFocusFirstError: isOneOf(true),
  checkErrorsMode: isOneOf('onNextPage'),
  showCompletePage: isBoolean,
  pages: (pages) => Array.isArray(pages) && pages.length > 0 && pages.every(isPage),
};

/** A questionnaire that says nothing but what is drawn here; undefined for one that needs all of survey-core. */
export function readPlain(jsonString: string): PlainDefinition | undefined {
  const given: unknown = JSON.parse(jsonString);
  if (!saysOnly(ofSurvey, given) || !isObject(given) || !('pages' in given) || ('title' in given && given['showTitle'] !== false))
    return undefined;
  return given as unknown as PlainDefinition;
}

const surveyLocales: Record<Locale, string> = { 'en-US': 'en', 'zh-CN': 'zh-cn', 'es-ES': 'es' };

/** What a text says in a language, as survey-core chooses it. */
export function textIn(locale: Locale, text: SurveyText | undefined): string | undefined {
  if (text === undefined || typeof text === 'string') return text;
  return text[surveyLocales[locale]] ?? text['default'] ?? text['en'];
}

export interface ShownChoice {
  value: string | number | boolean;
  text: string;
}

/** What there is to choose from, where the answer is a choice. */
export function choicesOf(question: PlainQuestion, locale: Locale, words: { yes: string; no: string }): ShownChoice[] {
  if (question.type === 'boolean')
    return [
      { value: true, text: textIn(locale, question.labelTrue) ?? words.yes },
      { value: false, text: textIn(locale, question.labelFalse) ?? words.no },
    ];
  if (question.type === 'rating') {
    const { rateMin = 1, rateMax = 5 } = question;
    return Array.from({ length: rateMax - rateMin + 1 }, (_, index) => ({ value: rateMin + index, text: String(rateMin + index) }));
  }
  return (question.choices ?? []).map((entry) => {
    const { value, text } = typeof entry === 'object' ? entry : { value: entry, text: undefined };
    return { value, text: textIn(locale, text) ?? String(value) };
  });
}
