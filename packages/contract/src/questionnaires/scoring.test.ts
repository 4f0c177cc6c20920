import { describe, expect, it } from 'vitest';
import { overallIndex, type Scoring, scoreAnswers } from './scoring.ts';

const points = { yes: 2, partly: 1, no: 0 };
const name = { en: 'Section', 'zh-Hans': '部分', es: 'Sección' };
const scoring: Scoring = {
  formula: 'test-1',
  sections: [
    { code: 'one', name, questions: ['a', 'b', 'c'].map((question) => ({ name: question, points })) },
    { code: 'two', name, questions: [{ name: 'd', points: { only: 3, less: 1 } }] },
  ],
};

describe('an index', () => {
  it('is the share of the points that the answered questions could give', () => {
    expect(scoreAnswers(scoring, { a: 'yes', b: 'partly', c: 'no', d: 'less' })).toEqual([
      { code: 'one', index: 50, answered: 3, total: 3 },
      { code: 'two', index: 33, answered: 1, total: 1 },
    ]);
  });

  it('leaves out what is not known, and is none where less than half is', () => {
    expect(scoreAnswers(scoring, { a: 'yes', b: 'unsure', c: 'yes' })[0]).toEqual({ code: 'one', index: 100, answered: 2, total: 3 });
    expect(scoreAnswers(scoring, { a: 'yes', b: 'unsure' })[0]?.index).toBeNull();
    expect(scoreAnswers(scoring, {})[1]).toEqual({ code: 'two', index: null, answered: 0, total: 1 });
  });

  it('takes nothing from answers of another kind', () => {
    const odd = { a: ['yes'], b: { yes: 2 }, c: 'constructor', d: 'toString' };
    expect(scoreAnswers(scoring, odd).map(({ answered }) => answered)).toEqual([0, 0]);
  });
});

it('a number, a step of a scale and a yes or no are worth the points of their key', () => {
  const asked: Scoring['sections'][number]['questions'] = [
    { name: 'hours', points: { 8: 2, 4: 1 } },
    { name: 'scale', points: { 1: 0, 5: 2 } },
    { name: 'agrees', points: { true: 2, false: 0 } },
  ];
  const given = { hours: 4, scale: 5, agrees: false };
  expect(scoreAnswers({ formula: 'test-1', sections: [{ code: 'one', name, questions: asked }] }, given)).toEqual([
    { code: 'one', index: 50, answered: 3, total: 3 },
  ]);
});

it('the overall index is the mean of the sections that have one', () => {
  const section = (index: number | null) => ({ code: '', index, answered: 0, total: 0 });
  expect(overallIndex([section(50), section(null), section(75)])).toBe(63);
  expect(overallIndex([section(null)])).toBeNull();
  expect(overallIndex([])).toBeNull();
});
