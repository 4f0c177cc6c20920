// @vitest-environment happy-dom
import type { Chart } from '@trellis/contract/charts/figures';
import { act, createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerCalls, reply } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import { CourseCard } from './report-course.tsx';
import { RadarCard } from './report-radar.tsx';

const charts: Chart[] = [];
// what is asked to be drawn; how that looks is the library's
vi.mock('../../ui/chart/chart-figure.tsx', () => ({ ChartFigure: ({ chart }: { chart: Chart }) => void charts.push(chart) }));

let leave: (() => Promise<void>) | undefined;
afterEach(async () => {
  await leave?.();
  charts.length = 0;
});

const caseId = '00000000-0000-4000-8000-000000000001';
const skills = ['attention', 'continuousAttention', 'sensitivity', 'reactionStability', 'reactivity', 'selfControl'];

async function openRadar(change: object = {}): Promise<void> {
  const found = Object.fromEntries(skills.map((skill, at) => [skill, { value: 0.62 + at / 100, reason: null }]));
  answerCalls(['vrReports'], () => reply({ skills: found, hasRadar: true, baseline: 0.5, isFastAtCost: false, ...change }));
  leave = await show(createElement(RadarCard, { caseId }));
}

it('shows the six skills in percent of a hundred, with the middle of children alike at 50', async () => {
  await openRadar();
  await soon(() => expect(charts).not.toEqual([]));
  const radar = charts.at(-1);
  expect(radar).toMatchObject({ kind: 'radar', most: 100, baseline: 50 });
  const axes = radar?.kind === 'radar' ? radar.axes : [];
  expect(axes.map(({ value }) => value)).toEqual([62, 63, 64, 65, 66, 67]);
  expect(axes.map(({ name }) => name)).toEqual([
    'Attention',
    'Continuous attention',
    'Sensitivity',
    'Stability of reaction',
    'Reactivity',
    'Self-control',
  ]);
});

it('draws no radar where too much is missing, and says why', async () => {
  const none = Object.fromEntries(skills.map((skill) => [skill, { value: null, reason: 'noNorm' }]));
  await openRadar({ skills: none, hasRadar: false });
  await soon(() => expect(document.body.textContent).toContain('There is nothing to compare with'));
  expect(charts).toEqual([]);
});

it('shows answer after answer with the movement of the head, in one of three looks', async () => {
  const found = { records: [{ type: 2, minute: 0.4, reactionTime: 400 }], motions: [{ minute: 0.5, motionIndex: 2 }] };
  answerCalls(['vrReports'], () => reply(found));
  leave = await show(createElement(CourseCard, { caseId, isRunning: false }));
  await soon(() => expect(charts.at(-1)).toMatchObject({ kind: 'course', look: 'person', ...found }));
  const looks = [...document.querySelectorAll<HTMLInputElement>('.ant-segmented input')];
  for (const [at, look] of (['person', 'medicalChn', 'medical'] as const).entries()) {
    await act(async () => looks[at]?.click());
    expect(charts.at(-1)).toMatchObject({ look });
  }
});
