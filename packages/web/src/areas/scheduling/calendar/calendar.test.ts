import { describe, expect, it } from 'vitest';
import { daysOf, spanOf, stepped } from './calendar-days.ts';
import { readCalendarSearch } from './calendar-search.ts';
import { lanesOf } from './lanes.ts';

describe('the days of a view', () => {
  it('go from Sunday to Saturday', () => {
    expect(daysOf('week', '2026-11-25')).toEqual(['22', '23', '24', '25', '26', '27', '28'].map((day) => `2026-11-${day}`));
    expect(daysOf('week', '2026-11-22')[0]).toBe('2026-11-22');
    const month = daysOf('month', '2026-11-25');
    expect([month[0], month.at(-1), month.length]).toEqual(['2026-11-01', '2026-12-05', 35]);
    expect(daysOf('day', '2026-11-25')).toEqual(['2026-11-25']);
  });

  it('begin at midnight of the center, and are an hour longer where clocks go back', () => {
    const { start, end } = spanOf(daysOf('week', '2026-11-01'), 'America/New_York');
    expect([start, end]).toEqual(['2026-11-01T04:00:00.000Z', '2026-11-08T05:00:00.000Z']);
    expect(stepped('month', '2026-01-31', 1)).toBe('2026-02-28');
  });
});

it('entries at the same time stand side by side, and only those', () => {
  const at = (from: number, to: number) => ({
    time: new Date(from * 3_600_000).toISOString(),
    endTime: new Date(to * 3_600_000).toISOString(),
  });
  expect(lanesOf([at(9, 11), at(10, 11), at(11, 12), at(11, 13), at(12, 13), at(14, 15)])).toEqual([
    { lane: 0, of: 2 },
    { lane: 1, of: 2 },
    { lane: 0, of: 2 },
    { lane: 1, of: 2 },
    { lane: 0, of: 2 },
    { lane: 0, of: 1 },
  ]);
});

it('an address says what is shown, and nothing else', () => {
  expect(readCalendarSearch({ view: 'year', date: '2026-13-45', by: 'room', only: 'x' })).toEqual({ by: 'room' });
  expect(readCalendarSearch({ view: 'day', date: '2026-11-25' })).toEqual({ view: 'day', date: '2026-11-25' });
});
