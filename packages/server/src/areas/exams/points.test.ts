import type { Solution } from '@trellis/contract/exams/question';
import { describe, expect, it } from 'vitest';
import { isAnswered, pointsOf } from './points.ts';
import { randomOf, shuffled } from './shuffle.ts';

const texts = { en: 'x', 'zh-Hans': 'x', es: 'x' };
const options = [true, false, true].map((isRight) => ({ texts, isRight }));
const multiple: Solution = { kind: 'multiple', options };
const fillIn: Solution = { kind: 'fillIn', blanks: [['Balance', '平衡'], ['30'], ['two words']] };
const said = (more: object) => ({ choices: [], isTrue: null, texts: [], ...more });

describe('what an answer gives', () => {
  it.each<[string, Solution, object, number | null]>([
    ['all that is right', multiple, { choices: [2, 0] }, 6],
    ['a part of it', multiple, { choices: [0] }, 0],
    ['more than that', multiple, { choices: [0, 1, 2] }, 0],
    ['true', { kind: 'trueFalse', isTrue: false }, { isTrue: true }, 0],
    ['false', { kind: 'trueFalse', isTrue: false }, { isTrue: false }, 6],
    ['every blank, however it is written', fillIn, { texts: [' BALANCE ', '３０', 'two   Words'] }, 6],
    ['one of three blanks', fillIn, { texts: ['平衡'] }, 2],
    ['a text', { kind: 'freeText', guidance: '' }, { texts: ['Calm'] }, null],
    ['nothing', { kind: 'freeText', guidance: '' }, { texts: ['  '] }, 0],
  ])('%s', (_, solution, answer, points) => {
    expect(pointsOf(solution, said(answer), 6)).toBe(points);
  });

  it('is nothing where nothing was said', () => {
    expect(isAnswered(said({ texts: ['', ' '] }))).toBe(false);
    expect(isAnswered(said({ isTrue: false }))).toBe(true);
  });
});

it('puts things in an order that follows from the seed', () => {
  const things = Array.from({ length: 40 }, (_, at) => at);
  const once = shuffled(things, randomOf(7));
  expect(shuffled(things, randomOf(7))).toEqual(once);
  expect(shuffled(things, randomOf(8))).not.toEqual(once);
  expect(once.toSorted((one, other) => one - other)).toEqual(things);
});
