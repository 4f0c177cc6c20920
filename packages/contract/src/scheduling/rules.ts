import { Temporal } from 'temporal-polyfill';
import type { Language, LocalText } from '../languages.ts';
import { limits } from '../limits.ts';
import type { Clash } from './schemas.ts';

export type TimeFault = 'step' | 'hours' | 'past';

/** What forbids a class to start then, in the centre's zone: not a 5-minute step, outside 6:00 to 20:55, or over already. */
export function timeFault(time: string, zone: string, now: string): TimeFault | undefined {
  const instant = Temporal.Instant.from(time);
  const local = instant.toZonedDateTimeISO(zone);
  const { stepMinutes, firstHour, endHour } = limits.schedule;
  const onTheMinute = local.second === 0 && local.millisecond === 0 && local.microsecond === 0 && local.nanosecond === 0;
  if (!onTheMinute || local.minute % stepMinutes !== 0) return 'step';
  if (local.hour < firstHour || local.hour >= endHour) return 'hours';
  if (Temporal.Instant.compare(instant, Temporal.Instant.from(now)) < 0) return 'past';
  return undefined;
}

const minute = 60_000;
/** No zone is a part of a minute away from another since. */
const offsetsAreMinutes = Date.parse('1973-01-01T00:00:00Z');
const mostZones = 1000;
const lastDates = new Map<string, { minute: number; date: string }>();

/** The calendar date that it is somewhere at an instant. Mostly it is asked what today is: a zone's answer holds for the minute. */
export function dateIn(zone: string, time: string): string {
  const at = Date.parse(time);
  const known = lastDates.get(zone);
  if (known?.minute === Math.floor(at / minute)) return known.date;
  const date = Temporal.Instant.from(time).toZonedDateTimeISO(zone).toPlainDate().toString();
  if (lastDates.size >= mostZones) lastDates.clear();
  if (at >= offsetsAreMinutes) lastDates.set(zone, { minute: Math.floor(at / minute), date });
  return date;
}

/** The day around an instant in a zone, from its first instant to the next day's: 23 or 25 hours where clocks change. */
export function dayAround(time: string, zone: string): { date: string; start: string; end: string } {
  const date = Temporal.Instant.from(time).toZonedDateTimeISO(zone).toPlainDate();
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(zone).startOfDay().toInstant().toString();
  return { date: date.toString(), start: startOf(date), end: startOf(date.add({ days: 1 })) };
}

/** An instant so many minutes later. */
export function minutesAfter(time: string, minutes: number): string {
  return Temporal.Instant.from(time).add({ minutes }).toString();
}

/** Hours and minutes on the centre's clock. */
export function clockTime(time: string, zone: string): string {
  return Temporal.Instant.from(time).toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' });
}

const clashKinds: Record<Clash['kind'], LocalText> = {
  coach: { en: 'coach', 'zh-Hans': '教练', es: 'entrenador' },
  child: { en: 'child', 'zh-Hans': '儿童', es: 'menor' },
  classroom: { en: 'classroom', 'zh-Hans': '教室', es: 'aula' },
  leave: { en: 'on leave:', 'zh-Hans': '请假：', es: 'de permiso:' },
};

// a refusal is read: what stands beyond these is in its data
const mostTold = 5;

/** Every clash by name and time in the centre's zone, as the refusal tells it; with its date where several days clash. */
export function clashText(clashes: readonly Clash[], zone: string, language: Language): string {
  const separator = language === 'zh-Hans' ? '；' : '; ';
  const isOneDay = new Set(clashes.map(({ from }) => dateIn(zone, from))).size <= 1;
  const told = clashes.slice(0, mostTold).map(({ kind, name, from, to }) => {
    const time = `${clockTime(from, zone)}–${clockTime(to, zone)}`;
    return `${clashKinds[kind][language]} ${name} ${isOneDay ? time : `${dateIn(zone, from)} ${time}`}`;
  });
  return [...told, ...(clashes.length > mostTold ? ['…'] : [])].join(separator);
}
