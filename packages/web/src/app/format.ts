import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

/** As the product writes dates, in every language. */
export const dateFormat = 'MM/DD/YYYY';
export const dateTimeFormat = 'MM/DD/YYYY HH:mm';
const drawerDateTimeFormat = 'YYYY/MM/DD HH:mm';

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

/** An instant in a drawer, which the product writes with the year first. */
export function formatDrawerDateTime(instant: string | null | undefined, zone: string): string {
  return instant ? dayjs(instant).tz(zone).format(drawerDateTimeFormat) : '';
}
