import { type Scoring, scoreAnswers } from '@trellis/contract/questionnaires/scoring';
import { expect, it } from 'vitest';
import { checkAnswers } from './validate-answers.ts';

it('a number, a step of a scale and a yes or no count once survey-core took them', async () => {
  const elements = [
    { type: 'text', inputType: 'number', name: 'hours' },
    { type: 'rating', name: 'scale' },
    { type: 'boolean', name: 'agrees' },
  ];
  const { data, faults } = await checkAnswers({ pages: [{ elements }] }, { hours: 8, scale: 5, agrees: true }, 'en');
  const name = { en: 'Section', 'zh-Hans': '部分', es: 'Sección' };
  const questions: Scoring['sections'][number]['questions'] = [
    { name: 'hours', points: { 8: 2, 4: 1 } },
    { name: 'scale', points: { 1: 0, 5: 2 } },
    { name: 'agrees', points: { true: 2, false: 0 } },
  ];
  const scores = scoreAnswers({ formula: 'test-1', sections: [{ code: 'one', name, questions }] }, data);
  expect([faults, scores]).toEqual([[], [{ code: 'one', index: 100, answered: 3, total: 3 }]]);
});
