import { type Locale, locales } from '@trellis/contract/languages';
import fc from 'fast-check';
import { Model } from 'survey-core';
import 'survey-core/i18n/simplified-chinese';
import 'survey-core/i18n/spanish';
import { describe, expect, it } from 'vitest';
import { questionnaires as english } from '../../locales/en-US/questionnaires.ts';
import { questionnaires as spanish } from '../../locales/es-ES/questionnaires.ts';
import { questionnaires as chinese } from '../../locales/zh-CN/questionnaires.ts';
import type { Answers } from './answer-keeper.ts';
import { countAnswered, faultOf, withAnswer, withTyped } from './plain-answers.ts';
import { choicesOf, type PlainQuestion, readPlain, textIn } from './plain-definition.ts';

const words = { 'en-US': english, 'zh-CN': chinese, 'es-ES': spanish };
const surveyLocales: Record<Locale, string> = { 'en-US': 'en', 'zh-CN': 'zh-cn', 'es-ES': 'es' };
const said = (en: string) => ({ default: en, 'zh-cn': `${en} 中`, es: `${en} es` });

const questions: PlainQuestion[] = [
  { type: 'radiogroup', name: 'chosen', title: said('Chosen'), isRequired: true, choices: [{ value: 'yes', text: said('Yes') }, 'no', 3] },
  { type: 'dropdown', name: 'listed', choices: [1, { value: 2, text: 'two' }, 'three'] },
  { type: 'comment', name: 'told', isRequired: true, maxLength: 2000, rows: 3, autoGrow: true },
  { type: 'text', name: 'line', title: said('Line') },
  { type: 'text', name: 'amount', inputType: 'number', min: 1, max: 40, isRequired: true },
  { type: 'rating', name: 'rated', rateMin: 0, rateMax: 6 },
  { type: 'rating', name: 'stars', isRequired: true },
  { type: 'boolean', name: 'agreed', isRequired: true },
];
const definition = { title: said('All'), showTitle: false, showProgressBar: true, pages: [{ name: 'one', elements: questions }] };

const typing = fc.constantFrom('', ' ', '  a ', 'words', '0', '1', '7', '3.5', '40', '41', '-2', '1e1');
interface Step {
  question: PlainQuestion;
  /** What is typed, or else what is chosen. */
  typed?: string;
  value?: unknown;
}

const step = fc.constantFrom(...questions).chain((question): fc.Arbitrary<Step> => {
  if (question.type === 'comment' || question.type === 'text') return typing.map((typed) => ({ question, typed }));
  const values = choicesOf(question, 'en-US', { yes: '', no: '' }).map(({ value }) => value as unknown);
  return fc.constantFrom(...values, ...(question.type === 'dropdown' ? [undefined] : [])).map((value) => ({ question, value }));
});

/** What a person gives, as survey-core takes it from its own fields. */
function give(survey: Model, { question, typed, value }: Step): void {
  const asked = survey.getQuestionByName(question.name);
  asked.value = typed ?? value;
}

describe('plain questions', () => {
  it('are stored and refused as survey-core stores and refuses them, in every language', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), fc.constantFrom(...locales), (steps, locale) => {
        const survey = new Model(definition);
        survey.locale = surveyLocales[locale];
        survey.textUpdateMode = 'onTyping';
        let answers: Answers = {};
        const typed: Record<string, string> = {};
        for (const one of steps) {
          give(survey, one);
          if (one.typed !== undefined) typed[one.question.name] = one.typed;
          answers =
            one.typed === undefined ? withAnswer(answers, one.question.name, one.value) : withTyped(answers, one.question, one.typed);
        }
        expect(answers).toEqual(survey.data);
        survey.validate(true, false);
        const { form } = words[locale];
        const faults = questions.map((question) => {
          const fault = faultOf(question, answers[question.name], typed[question.name]);
          if (!fault) return [];
          return [fault.kind === 'required' ? form.required : form[fault.kind].replace('{{limit}}', String(fault.limit))];
        });
        expect(faults).toEqual(survey.getAllQuestions().map((question) => question.errors.map((error) => error.getText())));
      }),
      { numRuns: 40, seed: 11 },
    );
  });

  it('are counted as answered by what stands there, also a no and a zero, and no blank', () => {
    expect(countAnswered(questions, {})).toBe(0);
    expect(countAnswered(questions, { chosen: 'yes', told: ' ', line: '', rated: 0, agreed: false, ofAnother: 'yes' })).toBe(3);
  });

  it.each(locales)('are worded in %s as survey-core words them', (locale) => {
    const survey = new Model(definition);
    survey.locale = surveyLocales[locale];
    const titled = questions.filter(({ title }) => title);
    expect(titled.map(({ title }) => textIn(locale, title))).toEqual(
      titled.map(({ name }) => survey.getQuestionByName(name).processedTitle),
    );
    const { form } = words[locale];
    expect([form.next, form.previous]).toEqual([survey.pageNextText, survey.pagePrevText]);
    const choices = choicesOf(questions[0]!, locale, form).map(({ text }) => text);
    expect(choices).toEqual(survey.getQuestionByName('chosen')['visibleChoices'].map((choice: { text: string }) => choice.text));
    expect(choicesOf(questions.at(-1)!, locale, form).map(({ text }) => text)).toEqual([form.yes, form.no]);
  });
});

const reads = (change: object, element: object = {}) =>
  readPlain(JSON.stringify({ ...definition, ...change, pages: [{ name: 'one', elements: [{ ...questions[0], ...element }] }] })) !==
  undefined;

describe('a definition', () => {
  it('of plain questions is drawn without survey-core', () => {
    expect(readPlain(JSON.stringify(definition))?.pages[0]?.elements).toHaveLength(questions.length);
  });
  it.each<[string, object, object?]>([
    ['that shows a question by an answer', {}, { visibleIf: '{listed} = 1' }],
    ['with an answer of one’s own', {}, { showOtherItem: true }],
    ['with a choice by an expression', {}, { choices: [{ value: 'a', visibleIf: '{listed} = 1' }] }],
    ['that checks by a rule', {}, { validators: [{ type: 'expression', expression: '{listed} = 1' }] }],
    ['with an answer in a title', {}, { title: 'As {listed}?' }],
    ['of many in one', {}, { type: 'matrix', columns: [1], rows: [1] }],
    ['with a field for a date', {}, { type: 'text', choices: undefined, inputType: 'date' }],
    ['with its title on the page', { showTitle: true }],
    ['that counts', { calculatedValues: [{ name: 'sum', expression: '1' }] }],
    ['that jumps', { triggers: [{ type: 'complete', expression: '{listed} = 1' }] }],
    ['that checks while one types', { checkErrorsMode: 'onValueChanged' }],
  ])('%s needs survey-core', (_, change, element) => {
    expect(reads({})).toBe(true);
    expect(reads(change, element)).toBe(false);
  });
});
