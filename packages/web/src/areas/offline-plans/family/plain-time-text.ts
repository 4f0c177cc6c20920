import type { FieldValue } from '../feedback/values.ts';

export interface Time {
  hours: string;
  minutes: string;
  seconds: string;
}

/** The parts of a stored time, each of two digits or nothing. */
export function timeOf(value: FieldValue | null | undefined): Time {
  const [hours = '', minutes = '', seconds = ''] = typeof value === 'string' ? value.trim().split(':') : [];
  return { hours: hours && hours.padStart(2, '0'), minutes, seconds };
}

/** With one part chosen anew; one that is taken back takes the time back. */
export const withPart = (time: Time, part: Partial<Time>): Time =>
  Object.values(part).includes('') ? { hours: '', minutes: '', seconds: '' } : { ...time, ...part };

/** As it is stored; parts that were not chosen are none of it, and nothing at all is no time. */
export function timeText({ hours, minutes, seconds }: Time, hasSeconds = false): string {
  const parts = hasSeconds ? [hours, minutes, seconds] : [hours, minutes];
  return parts.some(Boolean) ? parts.map((part) => part || '00').join(':') : '';
}

export function momentOf(value: FieldValue | null | undefined): { day: string; time: Time } {
  const [day = '', time = ''] = typeof value === 'string' ? value.split(' ') : [];
  return { day, time: timeOf(time) };
}

/** As it is stored; without its day or its time it is unfinished, without both it is none. */
export function momentText(day: string, time: Time): string | null {
  const text = timeText(time);
  return day || text ? `${day} ${text}` : null;
}

/** A day without a time, or a time without its day. */
export const isUnfinished = (value: FieldValue | null | undefined): boolean => {
  const { day, time } = momentOf(value);
  return (day === '') !== (time.hours === '');
};
