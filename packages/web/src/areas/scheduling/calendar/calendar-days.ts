import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import dayjs, { type Dayjs } from 'dayjs';
import { instantOf, wallClock } from '../../../ui/centre-time.ts';
import type { View } from './calendar-search.ts';

const written = 'YYYY-MM-DD';

/** The days that a view shows around a date; weeks go from Sunday to Saturday, and a month shows whole ones. */
export function daysOf(view: View, date: string): string[] {
  const day = dayjs(date);
  if (view === 'day') return [date];
  const [first, last] = view === 'week' ? [day, day] : [day.startOf('month'), day.endOf('month')];
  // whatever the language has as the first day of a week
  const start = first.subtract(first.day(), 'day');
  const length =
    last
      .add(6 - last.day(), 'day')
      .startOf('day')
      .diff(start.startOf('day'), 'day') + 1;
  return Array.from({ length }, (_, index) => start.add(index, 'day').format(written));
}

/** The same view before or after. */
export const stepped = (view: View, date: string, by: 1 | -1): string => dayjs(date).add(by, view).format(written);

/** From the first instant of the first day to the end of the last, on the centre's clock. */
export function spanOf(days: readonly string[], zone: string): { start: string; end: string } {
  const end = dayjs(days.at(-1)).add(1, 'day');
  return { start: instantOf(dayjs(days[0]), zone), end: instantOf(end, zone) };
}

export interface Away {
  personId: string;
  startTime: string;
  endTime: string;
}

/** Whether a coach is off at some time of a day. */
export function isAway(away: readonly Away[], personId: string, date: string, zone: string): boolean {
  const { start, end } = spanOf([date], zone);
  const [from, to] = [Date.parse(start), Date.parse(end)];
  return away.some((each) => each.personId === personId && Date.parse(each.startTime) < to && Date.parse(each.endTime) > from);
}

/** The day of an entry on the centre's clock. */
export const dayOf = ({ time }: Pick<ScheduleEntry, 'time'>, zone: string): string => wallClock(zone, time).format(written);

/** A time of day, in minutes of a clock that never changes, as a picker shows it: the browser's own may be put on that day. */
export const wallAt = (date: string, minutes: number): Dayjs =>
  dayjs(date)
    .hour(Math.floor(minutes / 60))
    .minute(minutes % 60);
