import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

/** As the product writes dates, in every language. */
export const dateFormat = 'MM/DD/YYYY';
export const dateTimeFormat = 'MM/DD/YYYY HH:mm';
/** As periods are counted in statistics, by months or by years. */
export const monthFormat = 'MM-YYYY';
export const yearFormat = 'YYYY';
const drawerDateTimeFormat = 'YYYY/MM/DD HH:mm';
/** Of a learning period in Chinese. */
export const yearFirstFormat = 'YYYY/MM/DD';
/** A day that is near enough to need no year, with its time. */
export const shortMomentFormat = 'M/D HH:mm';

/** A day and time that somebody chose, YYYY-MM-DD HH:mm, for reading. */
export const formatChosenMoment = (moment: string): string => dayjs(moment).format(dateTimeFormat);

/** A calendar date, YYYY-MM-DD, for reading; a date of the year 1 is empty. */
export function formatDate(date: string | null | undefined): string {
  return date && !date.startsWith('0001') ? dayjs(date).format(dateFormat) : '';
}

/** An instant for reading, in the centre's zone. */
export function formatDateTime(instant: string | null | undefined, zone: string): string {
  return instant ? dayjs(instant).tz(zone).format(dateTimeFormat) : '';
}

/** The day of an instant, in the centre's zone. */
export function formatDay(instant: string, zone: string): string {
  return dayjs(instant).tz(zone).format(dateFormat);
}

/** A day, or that of an instant, in words and in the order of a language: in headings, and for families, who compare it with no other. */
export function dayInWords(day: string, language: string, zone?: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', ...(zone && { timeZone: zone }) }).format(dayjs(day).toDate());
}

/** From one day to another, in words. */
export function daysInWords(first: string, last: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).formatRange(dayjs(first).toDate(), dayjs(last).toDate());
}

/** An instant that is near, by its weekday, day and time, in the centre's zone. */
export function nearMoment(instant: string, zone: string, language: string): string {
  const parts = { weekday: 'short', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(language, { ...parts, timeZone: zone }).format(new Date(instant));
}

/** An instant in a drawer, which the product writes with the year first. */
export function formatDrawerDateTime(instant: string | null | undefined, zone: string): string {
  return instant ? dayjs(instant).tz(zone).format(drawerDateTimeFormat) : '';
}
