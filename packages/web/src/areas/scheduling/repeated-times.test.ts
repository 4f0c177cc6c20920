import dayjs from 'dayjs';
import { expect, it } from 'vitest';
import { repeatedTimes } from './repeated-times.ts';

it('begins with the picked time, and goes on with the chosen days of the week after it, each once', () => {
  const friday = dayjs('2026-11-27T09:30');
  const written = (weekdays?: number[]) => repeatedTimes(friday, weekdays).map((time) => time.format('ddd DD HH:mm'));
  expect(written()).toEqual(['Fri 27 09:30']);
  expect(written([5])).toEqual(['Fri 27 09:30']);
  expect(written([1, 5, 6, 1])).toEqual(['Fri 27 09:30', 'Sat 28 09:30', 'Mon 30 09:30']);
  expect(repeatedTimes(friday, [0, 1, 2, 3, 4, 5, 6])).toHaveLength(7);
});
