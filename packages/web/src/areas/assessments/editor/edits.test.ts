import { readQuestionnaire } from '@trellis/contract/questionnaires/definition';
import { describe, expect, it } from 'vitest';
import {
  answersOf,
  countingIn,
  moved,
  newPage,
  newQuestion,
  ofType,
  withoutPage,
  withoutQuestion,
  withPages,
  withPoints,
  withQuestion,
} from './edits.ts';
import { readWritten, textIn, type Written, withText, writeDown } from './written.ts';

const name = { en: 'Balance', 'zh-Hans': '平衡', es: 'Equilibrio' };
const definition = {
  title: { default: 'A', 'zh-cn': '甲', fr: 'Un' },
  clearInvisibleValues: 'onHidden',
  pages: [
    {
      name: 'one',
      visibleIf: '{age} > 3',
      elements: [
        {
          type: 'radiogroup',
          name: 'walks',
          title: { default: 'Walks', 'zh-cn': '走', es: 'Camina', fr: 'Marche' },
          colCount: 2,
          choices: [{ value: 'yes', text: { default: 'Yes', fr: 'Oui' }, enableIf: '{a} = 1' }, 'no'],
        },
        { type: 'rating', name: 'often', rateMin: 0, rateMax: 2 },
      ],
    },
  ],
};
const scoring = {
  formula: 'f-1',
  sections: [
    {
      code: 'balance',
      name,
      questions: [
        { name: 'walks', points: { yes: 2, no: 0 } },
        { name: 'often', points: { '2': 1 } },
      ],
    },
  ],
};
const written = readWritten(JSON.stringify(definition), JSON.stringify(scoring)) as Written;
const question = (of: Written, at: number) => of.definition.pages[0]!.elements[at]!;

describe('what is edited without JSON', () => {
  it('keeps all that the editor does not know', () => {
    const walks = question(written, 0);
    const changed = withQuestion(written, 0, 0, { ...walks, title: withText(walks.title, 'es', 'Anda'), isRequired: true });
    const expected = structuredClone(definition);
    Object.assign(expected.pages[0]!.elements[0]!, { isRequired: true });
    expected.pages[0]!.elements[0]!.title!.es = 'Anda';
    expect(JSON.parse(writeDown(changed).jsonString)).toEqual(expected);
    expect(JSON.parse(writeDown(changed).answer)).toEqual(scoring);
  });

  it('is fit to be published after questions and pages were added, moved and taken out', () => {
    const second = newPage(written);
    const two = withPages(written, moved([...written.definition.pages, second], 1, 0));
    const counted = countingIn(two, second.elements[0]!.name, ['balance']);
    const pointed = withPoints(counted, second.elements[0]!.name, { answer: 'choice1', points: 3, section: 'balance' });
    const { jsonString, answer } = writeDown(pointed);
    expect(readQuestionnaire(jsonString, answer)).not.toHaveProperty('fault');
    expect(pointed.scoring.sections[0]!.questions.at(-1)).toEqual({ name: second.elements[0]!.name, points: { choice1: 3 } });
    expect(withoutPage(pointed, 0)).toEqual(written);
  });

  it('takes out of the key what is no longer asked, or no longer an answer', () => {
    expect(withoutQuestion(written, 0, 1).scoring.sections[0]!.questions.map((one) => one.name)).toEqual(['walks']);
    const walks = question(written, 0);
    const one = withQuestion(written, 0, 0, { ...walks, choices: walks.choices!.slice(1) });
    expect(one.scoring.sections[0]!.questions[0]!.points).toEqual({ no: 0 });
    expect(withQuestion(written, 0, 1, { ...question(written, 1), rateMax: 1 }).scoring.sections[0]!.questions[1]!.points).toEqual({});
  });

  it('knows the answers of each kind, and keeps choices from one list to another', () => {
    const walks = question(written, 0);
    expect(ofType(walks, 'dropdown')).toEqual({ ...walks, type: 'dropdown' });
    expect(ofType(walks, 'comment')).toEqual({ type: 'comment', name: 'walks', title: walks.title, colCount: 2 });
    expect(answersOf(question(written, 1))).toEqual(['0', '1', '2']);
    expect(answersOf(ofType(walks, 'boolean'))).toEqual(['true', 'false']);
    expect(newQuestion(written).name).toBe('question3');
  });

  it('reads and writes texts as survey-core keeps them', () => {
    expect([textIn('Walks', 'en'), textIn('Walks', 'es')]).toEqual(['Walks', '']);
    expect(withText('Walks', 'en', 'Runs')).toBe('Runs');
    expect(withText('Walks', 'zh-Hans', '走')).toEqual({ default: 'Walks', 'zh-cn': '走' });
    expect(withText({ en: 'Walks', es: 'Camina' }, 'en', 'Runs')).toEqual({ en: 'Runs', es: 'Camina' });
    expect(withText({ default: 'Walks', es: 'Camina' }, 'es', '')).toEqual({ default: 'Walks' });
  });

  it('leaves what is no questionnaire to its text', () => {
    for (const [jsonString, answer] of [
      ['{', '{}'],
      ['{}', '{"sections":[]}'],
      ['{"pages":[]}', '{}'],
    ] as const)
      expect(readWritten(jsonString, answer)).toBeUndefined();
  });
});
