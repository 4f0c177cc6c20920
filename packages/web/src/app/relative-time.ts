import dayjs from 'dayjs';
import { shortMomentFormat } from './format.ts';

/** Days that are told by their weekday. */
const nearDays = 7;

/**
 * An instant as people say it: just now for a minute, today, yesterday or the weekday with the time for seven days, then the day and time
 * (SHELL-083 to 085). `justNow` is the phrase of the language.
 */
export function relativeTime(
  instant: string,
  { now, zone, language, justNow }: { now: Date; zone: string; language: string; justNow: string },
) {
  const then = dayjs(instant).tz(zone);
  const today = dayjs(now).tz(zone);
  if (Math.abs(today.diff(then, 'second')) < 60) return justNow;
  const days = today.startOf('day').diff(then.startOf('day'), 'day');
  const time = then.format('HH:mm');
  if (days < 0 || days >= nearDays) return then.format(shortMomentFormat);
  const day =
    days < 2
      ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day')
      : new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: zone }).format(then.toDate());
  return `${day.charAt(0).toLocaleUpperCase(language)}${day.slice(1)} ${time}`;
}
