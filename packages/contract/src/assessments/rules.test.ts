import { describe, expect, it } from 'vitest';
import {
  abilityLevel,
  assessmentDays,
  canOpenReport,
  isAnswerable,
  musicCodes,
  mustObtain,
  rankAbilities,
  regenerateSeconds,
  reportSeconds,
} from './rules.ts';
import { orderAssessments, regenerateReports, sendAssessments } from './schemas.ts';

describe('the level of an ability', () => {
  const bounds = { low: 30, high: 60 };
  it.each([
    [61, 2],
    [60, 1],
    [30, 1],
    [29, undefined],
  ])('of %d is %s', (value, level) => expect(abilityLevel({ value, ...bounds })).toBe(level));
});

describe('the ranking', () => {
  const ability = (code: string, value: number, low = 30, high = 60) => ({ code, value, low, high });

  it('keeps the three that there is most to train of', () => {
    const five = [ability('a', 40), ability('b', 90), ability('c', 50), ability('d', 70), ability('e', 35)];
    expect(rankAbilities(five)).toEqual([
      { code: 'b', level: 2 },
      { code: 'd', level: 2 },
      { code: 'c', level: 1 },
    ]);
  });

  it('puts what is above its bounds before what is within them', () => {
    expect(rankAbilities([ability('within', 80, 30, 90), ability('above', 50, 10, 40)]).map(({ code }) => code)).toEqual([
      'above',
      'within',
    ]);
  });

  it('leaves out what is below its low bound, even where fewer than three are left', () => {
    expect(rankAbilities([ability('low', 29), ability('in', 30)])).toEqual([{ code: 'in', level: 1 }]);
  });
});

describe('a report', () => {
  const ready = { tenantId: 'own', status: 'ReportedReady', needPay: true, hasGetReport: false } as const;

  it('that costs must be obtained before it opens', () => {
    expect([mustObtain(ready), canOpenReport(ready, 'own')]).toEqual([true, false]);
    const obtained = { ...ready, hasGetReport: true };
    expect([mustObtain(obtained), canOpenReport(obtained, 'own')]).toEqual([false, true]);
  });

  it('opens at its own center only, and only once it is there', () => {
    const free = { ...ready, needPay: false };
    expect(canOpenReport(free, 'own')).toBe(true);
    expect(canOpenReport(free, 'other')).toBe(false);
    expect(canOpenReport(free, null)).toBe(false);
    expect(canOpenReport({ ...free, status: 'Finished' }, 'own')).toBe(false);
  });
});

it('an assessment takes answers until it is submitted or given up; its link is good for thirty days', () => {
  const statuses = ['None', 'Started', 'Finished', 'ReportedReady', 'Closed'] as const;
  expect(statuses.filter(isAnswerable)).toEqual(['None', 'Started']);
  expect(assessmentDays).toBe(30);
});

it('reports that are made anew are asked for every five seconds; the address of one is good for a quarter of an hour', () => {
  expect([regenerateSeconds, reportSeconds]).toEqual([5, 900]);
});

it('a report recommends one of six courses of music', () => {
  expect(musicCodes).toEqual(['c+sm', 'sm', 'ca', 'rap', 'opi+opii', 'hcf1+hcf2']);
});

describe('at once', () => {
  const id = '0198c0de-0000-7000-8000-000000000001';
  const of = (count: number) => Array.from({ length: count }, () => id);

  it.each([
    ['ordered', (count: number) => orderAssessments.safeParse({ subjectId: id, assessmentIds: of(count) })],
    ['sent', (count: number) => sendAssessments.safeParse({ userAssessmentIds: of(count), send: true })],
    ['made anew', (count: number) => regenerateReports.safeParse({ userId: id, userAssessmentIds: of(count) })],
  ])('one to fifty assessments are %s', (_verb, parse) => {
    expect([0, 1, 50, 51].map((count) => parse(count).success)).toEqual([false, true, true, false]);
  });
});
