import { limits } from '@trellis/contract/limits';
import type { Dayjs } from 'dayjs';

const { firstHour, endHour, stepMinutes } = limits.schedule;
const range = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/** The next time that may be picked: a multiple of the step, within opening hours, not in the past. */
export function nextAllowed(wallNow: Dayjs): Dayjs {
  const stepped = wallNow.startOf('minute').add(stepMinutes - (wallNow.minute() % stepMinutes), 'minute');
  if (stepped.hour() < firstHour) return stepped.hour(firstHour).minute(0);
  if (stepped.hour() >= endHour) return stepped.add(1, 'day').hour(firstHour).minute(0);
  return stepped;
}

/** Whether every allowed time of a day has passed. */
export const isPastDay = (day: Dayjs, wallNow: Dayjs): boolean => day.isBefore(nextAllowed(wallNow), 'day');

/** Hours and minutes that the picker does not offer on a day. */
export function disabledTimes(day: Dayjs | null, wallNow: Dayjs) {
  const first = nextAllowed(wallNow);
  const isFirstDay = day?.isSame(first, 'day') ?? false;
  const openFrom = isFirstDay ? first.hour() : firstHour;
  return {
    disabledHours: () => [...range(0, openFrom), ...range(endHour, 24)],
    disabledMinutes: (hour: number) => (isFirstDay && hour === first.hour() ? range(0, first.minute()) : []),
  };
}
