import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

const wallFormat = 'YYYY-MM-DDTHH:mm:ss';

/** What the clock on the centre's wall shows, as a value that a picker displays unchanged wherever the browser is. */
export function wallClock(zone: string, at: Date | string = new Date()): Dayjs {
  return dayjs(dayjs(at).tz(zone).format(wallFormat));
}

/** The instant at which the centre's clock shows the picked time. */
export function instantOf(wall: Dayjs, zone: string): string {
  return dayjs.tz(wall.format(wallFormat), zone).toISOString();
}

/** Today's date in the centre, YYYY-MM-DD. */
export const centreToday = (zone: string): string => dayjs().tz(zone).format('YYYY-MM-DD');

/** Hours and minutes of an instant on the centre's clock, HH:mm. */
export const clockTime = (at: string, zone: string): string => dayjs(at).tz(zone).format('HH:mm');

/** Minutes since midnight on the centre's clock. */
export function minuteOfDay(at: string | Date, zone: string): number {
  const wall = dayjs(at).tz(zone);
  return wall.hour() * 60 + wall.minute();
}
