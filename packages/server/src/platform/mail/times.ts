import { type Language, toLocale } from '@trellis/contract/languages';

/** A moment as a reader of the language writes it, in the zone they live in, with the zone's name. */
export function momentIn(moment: Date, language: Language, zone: string): string {
  return new Intl.DateTimeFormat(toLocale(language), {
    timeZone: zone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(moment);
}

const units = [
  { unit: 'day', minutes: 1440 },
  { unit: 'hour', minutes: 60 },
  { unit: 'minute', minutes: 1 },
] as const;

/** Minutes in the largest unit that they fill exactly: 10 minutes, 2 hours, 7 days. */
export function durationIn(minutes: number, language: Language): string {
  const fitting = units.find((each) => minutes % each.minutes === 0) ?? units[2];
  const style = { style: 'unit', unit: fitting.unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(toLocale(language), style).format(minutes / fitting.minutes);
}
