import { expect, it } from 'vitest';
import { languages } from '../languages.ts';
import { abilityCharts, categoryChart } from './report-charts.ts';
import type { AssessmentReport } from './schemas.ts';

const ability = (code: string, level: 1 | 2 | null) => ({ code, name: code, value: 50, low: 40, high: 60, level });
const report = {
  categories: [{ code: 'balance', name: 'Balance', percentage: 60, recommendDifficulty: 2 }],
  abilities: [ability('a', 2), ability('b', 1), ability('c', null)],
} as AssessmentReport;

it('says each verdict in a word of its own and in a color of its own, in every language', () => {
  for (const language of languages) {
    const bars = abilityCharts(report, language).find((chart) => chart.kind === 'bars');
    const told = bars?.bars.map(({ verdict, tone }) => ({ verdict, tone })) ?? [];
    expect(new Set(told.map(({ verdict }) => verdict)).size).toBe(3);
    expect(told.map(({ tone }) => tone)).toEqual(['attention', 'plain', 'good']);
  }
});

it('draws a shape of three abilities or more, and shares with their difficulty', () => {
  expect(abilityCharts(report, 'en').map(({ kind }) => kind)).toEqual(['radar', 'bars']);
  expect(abilityCharts({ ...report, abilities: report.abilities.slice(0, 2) }, 'en').map(({ kind }) => kind)).toEqual(['bars']);
  expect(categoryChart(report, 'zh-Hans').parts).toEqual([{ name: 'Balance', value: 60, note: '2 级（共 20 级）' }]);
});
