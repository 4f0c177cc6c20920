import type { Dayjs } from 'dayjs';

const week = 7;

/** The first time on each chosen day of the week, by the clock: the picked time, and those of the days that follow it within a week. */
export function repeatedTimes(time: Dayjs, weekdays: readonly number[] = []): Dayjs[] {
  const later = new Set(weekdays.map((day) => (day - time.day() + week) % week).filter((days) => days > 0));
  return [0, ...[...later].toSorted((one, other) => one - other)].map((days) => time.add(days, 'day'));
}
