import { describe, expect, it } from 'vitest';
import { boundsOf, isCounted, periodOf, periodsUpTo, yearBefore } from './periods.ts';

describe('a period', () => {
  it('is a month as MM-YYYY or a year', () => {
    expect([periodOf('2026-11-23', 'Month'), periodOf('2026-11-23', 'Year')]).toEqual(['11-2026', '2026']);
  });

  it.each([
    ['02-2024', '2024-02-01', '2024-03-01'],
    ['12-2025', '2025-12-01', '2026-01-01'],
    ['2020', '2020-01-01', '2021-01-01'],
  ])('%s goes from %s to before %s', (period, from, to) => expect(boundsOf(period)).toEqual({ from, to }));

  it('is compared with the same a year before', () => {
    expect([yearBefore('02-2024'), yearBefore('2024')]).toEqual(['02-2023', '2023']);
  });

  it.each([
    ['12-2017', false],
    ['2017', false],
    ['01-2018', true],
    ['11-2026', true],
    ['2026', true],
    ['12-2026', false],
    ['2027', false],
    ['13-2020', false],
    ['1-2020', false],
  ])('%s counts: %s', (period, counts) => expect(isCounted(period, '2026-11-23')).toBe(counts));

  it('stands among the twelve months that end with it, or the years, and none before 2018', () => {
    const months = periodsUpTo('02-2026');
    expect([months.length, ...months.slice(0, 2), ...months.slice(-3)]).toEqual([
      12,
      '03-2025',
      '04-2025',
      '12-2025',
      '01-2026',
      '02-2026',
    ]);
    expect(periodsUpTo('02-2018')).toEqual(['01-2018', '02-2018']);
    expect(periodsUpTo('2020')).toEqual(['2018', '2019', '2020']);
  });
});
