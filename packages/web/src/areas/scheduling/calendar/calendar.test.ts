import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import { describe, expect, it, vi } from 'vitest';
import { daysOf, spanOf, stepped, wallAt } from './calendar-days.ts';
import { readCalendarSearch } from './calendar-search.ts';
import { columnsOfDay, groupsOf, rowsOfWeek } from './columns.tsx';
import { lanesOf } from './lanes.ts';
import { onlyOf } from './only-of.ts';

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

it.each(['2027-03-14', '2027-11-07'])(
  'a time of day stands where it was dropped, also on %s, when the clocks of the browser change',
  (day) => {
    vi.stubEnv('TZ', 'America/New_York');
    try {
      expect(wallAt(day, 10 * 60 + 5).format('YYYY-MM-DD HH:mm')).toBe(`${day} 10:05`);
    } finally {
      vi.unstubAllEnvs();
    }
  },
);

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

describe('whose bookings are shown', () => {
  const [me, other] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'];

  it('are a coach’s own unless told, and everybody’s for whoever looks after the center', () => {
    const coach = { id: me, roles: ['Coach'] };
    expect(onlyOf({}, coach)).toBe(me);
    expect(onlyOf({ only: other }, coach)).toBe(other);
    expect(onlyOf(readCalendarSearch({ only: 'all' }), coach)).toBeUndefined();
    expect(onlyOf({ by: 'room' }, coach)).toBeUndefined();
    expect(onlyOf({}, { id: me, roles: ['Coach', 'SeniorCoach'] })).toBeUndefined();
  });

  it('stand in a line of days for each coach, one’s own first, so that many at one hour stay readable', () => {
    const entry = (trainerId: string, trainerName: string, day: string) => ({ trainerId, trainerName, time: `${day}T09:00:00Z` });
    const entries = [entry(other, 'Ana', '2026-11-23'), entry(me, 'Zoe', '2026-11-23'), entry(other, 'Ana', '2026-11-24')];
    const own = { by: 'coach', ownId: me, noRoom: 'No classroom' } as const;
    const rows = rowsOfWeek(['2026-11-23', '2026-11-24'], groupsOf(entries as ScheduleEntry[], own), 'coach', ({ time }) =>
      time.slice(0, 10),
    );
    expect(rows.map(({ name, count }) => `${name} ${count}`)).toEqual(['Zoe 1', 'Ana 2']);
    expect(rows[1]?.columns.map(({ date, trainerId, entries: of }) => [date, trainerId, of.length])).toEqual([
      ['2026-11-23', other, 1],
      ['2026-11-24', other, 1],
    ]);
  });
});

it('bookings without a classroom stand last, under words that say so, and what is dragged there gives its classroom up', () => {
  const entry = (classroomId: string | null, classroomName: string | null) => ({ classroomId, classroomName });
  const columns = columnsOfDay({
    date: '2026-11-25',
    by: 'room',
    entries: [entry(null, null), entry('gym', 'Gym')] as ScheduleEntry[],
    coaches: [],
    rooms: [
      { id: 'gym', name: 'Gym' },
      { id: 'quiet', name: 'Quiet room' },
    ],
    ownId: 'me',
    noRoom: 'No classroom',
    isAway: () => false,
  });
  expect(columns.map(({ label, classroomId }) => [label, classroomId])).toEqual([
    ['Gym', 'gym'],
    ['No classroom', null],
    ['Quiet room', 'quiet'],
  ]);
});
