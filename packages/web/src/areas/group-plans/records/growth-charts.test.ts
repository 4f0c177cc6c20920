import type { Growth } from '@trellis/contract/group-plans/records/schemas';
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { growthCharts } from './growth-charts.ts';

const t = ((key: string) => key) as unknown as TFunction<'groupPlans'>;
const point = (num: number, more: Partial<Growth['points'][number]>): Growth['points'][number] => ({
  num,
  sessionId: `session ${num}`,
  finishedAt: '2026-11-02T09:00:00.000Z',
  itemCount: 4,
  doneCount: 4,
  difficulty: null,
  itemRating: null,
  personalRating: null,
  ...more,
});

it('draws a point for each session that a child attended, and no line of which nobody said anything', () => {
  const points = [point(1, { doneCount: 3, difficulty: 4.5 }), point(3, { difficulty: 5, personalRating: 4 })];
  const charts = growthCharts(t, { subjectId: 'ada', name: 'Ada', points });
  expect(charts.map(({ title, most, points: drawn }) => [title, most, drawn])).toEqual([
    [
      'records.done',
      100,
      [
        { name: '1', value: 75 },
        { name: '3', value: 100 },
      ],
    ],
    [
      'records.level',
      20,
      [
        { name: '1', value: 4.5 },
        { name: '3', value: 5 },
      ],
    ],
    ['records.ownStars', 5, [{ name: '3', value: 4 }]],
  ]);
});
