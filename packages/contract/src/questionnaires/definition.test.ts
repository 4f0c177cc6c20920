import { expect, it } from 'vitest';
import { readQuestionnaire } from './definition.ts';

const question = { type: 'radiogroup', name: 'walks', choices: [{ value: 'yes' }, 'no'] };
const asked = (...elements: object[]) => JSON.stringify({ pages: [{ name: 'one', elements }] });
const keyed = (name: string, points: object) => {
  const text = { en: 'S', 'zh-Hans': 'S', es: 'S' };
  return JSON.stringify({ formula: 'f-1', sections: [{ code: 's', name: text, questions: [{ name, points }] }] });
};
const inSections = (...sections: { code: string; names: string[] }[]) => {
  const text = { en: 'S', 'zh-Hans': 'S', es: 'S' };
  const keys = sections.map(({ code, names }) => ({ code, name: text, questions: names.map((name) => ({ name, points: { yes: 1 } })) }));
  return JSON.stringify({ formula: 'f-1', sections: keys });
};
const faultOf = (definition: string, key: string) => {
  const read = readQuestionnaire(definition, key);
  return 'fault' in read ? [read.fault.field, read.fault.where] : undefined;
};

it('reads a definition with its key, and keeps what survey-core knows besides', () => {
  const read = readQuestionnaire(asked({ ...question, isRequired: true }), keyed('walks', { yes: 2, no: 0 }));
  expect(read).toMatchObject({ definition: { pages: [{ elements: [{ isRequired: true }] }] }, scoring: { formula: 'f-1' } });
});

it.each([
  ['no page', JSON.stringify({ pages: [] }), keyed('walks', { yes: 1 }), ['jsonString', 'pages']],
  [
    'a question whose answer is no word',
    asked({ ...question, type: 'matrix' }),
    keyed('walks', {}),
    ['jsonString', 'pages.0.elements.0.type'],
  ],
  ['a name that is asked twice', asked(question, question), keyed('walks', {}), ['jsonString', 'walks']],
  ['points for what nobody is asked', asked(question), keyed('runs', { yes: 1 }), ['answer', 'runs']],
  ['points for what is no choice', asked(question), keyed('walks', { maybe: 1 }), ['answer', 'walks.maybe']],
  [
    'points for a step that the scale does not have',
    asked({ type: 'rating', name: 'walks', rateMax: 3 }),
    keyed('walks', { '3': 1, '4': 2 }),
    ['answer', 'walks.4'],
  ],
  ['a scale without an end', asked({ type: 'rating', name: 'walks', rateMax: 4e9 }), keyed('walks', { '1': 1 }), ['jsonString', 'walks']],
  ['a scale that ends before it begins', asked({ type: 'rating', name: 'walks', rateMin: 6 }), keyed('walks', {}), ['jsonString', 'walks']],
  ['points between two steps', asked({ type: 'rating', name: 'walks' }), keyed('walks', { '1.5': 1 }), ['answer', 'walks.1.5']],
  ['points for what is neither yes nor no', asked({ type: 'boolean', name: 'walks' }), keyed('walks', { yes: 1 }), ['answer', 'walks.yes']],
  [
    'a section whose code another has',
    asked(question),
    inSections({ code: 's', names: ['walks'] }, { code: 's', names: ['walks'] }),
    ['answer', 'sections.1.code'],
  ],
  [
    'a question that counts twice in a section',
    asked(question),
    inSections({ code: 's', names: ['walks', 'walks'] }),
    ['answer', 'sections.0.questions.1.name'],
  ],
  ['points below zero', asked(question), keyed('walks', { yes: -1 }), ['answer', 'sections.0.questions.0.points.yes']],
])('names the place of %s', (_, definition, key, fault) => expect(faultOf(definition, key)).toEqual(fault));

it.each([
  ['steps of a scale', { type: 'rating', rateMin: 0, rateMax: 2 }, { '0': 0, '2': 2 }],
  ['steps of its own', { type: 'rating', rateValues: ['low', 'high'] }, { high: 1 }],
  ['yes and no', { type: 'boolean' }, { true: 1, false: 0 }],
  ['words of its own for yes', { type: 'boolean', valueTrue: 'sure' }, { sure: 1 }],
  ['what is typed', { type: 'text' }, { four: 1 }],
])('takes points for %s', (_, settings, points) =>
  expect(faultOf(asked({ ...settings, name: 'walks' }), keyed('walks', points))).toBeUndefined(),
);

it('says where it is no JSON', () => {
  expect(faultOf('{', keyed('walks', {}))?.[0]).toBe('jsonString');
  expect(faultOf(asked(question), 'none')?.[0]).toBe('answer');
});
