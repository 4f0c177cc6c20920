import { limits } from '@trellis/contract/limits';
import { minuteOfDay } from '../../ui/centre-time.ts';

const { firstHour, endHour } = limits.schedule;
const first = firstHour * 60;
const span = (endHour - firstHour) * 60;

/** Where an instant lies on the day's axis, 0 at its first hour and 1 at its end; a time outside lies at the nearer end. */
const position = (at: string | Date, zone: string): number => Math.min(1, Math.max(0, (minuteOfDay(at, zone) - first) / span));
const percent = (share: number): string => `${share * 100}%`;

/** The day's axis: from the first hour in which a class may start to the hour after which none does. */
export const dayAxis = {
  label: (hour: number): string => `${String(hour).padStart(2, '0')}:00`,
  offset: (at: string | Date, zone: string): string => percent(position(at, zone)),
  extent: (from: string, to: string, zone: string): string => percent(Math.max(0, position(to, zone) - position(from, zone))),
  contains: (at: Date, zone: string): boolean => minuteOfDay(at, zone) >= first && minuteOfDay(at, zone) <= first + span,
};
