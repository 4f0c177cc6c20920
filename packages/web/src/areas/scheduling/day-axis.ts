import { firstLimits } from '@trellis/contract/first-limits';
import { minuteOfDay } from '../../ui/centre-time.ts';

const { firstHour, endHour } = firstLimits.schedule;
/** The hours in which most centers work; the axis is never shorter. */
const usual = { from: 9, to: 18 };
const midnight = 24 * 60;

interface Span {
  time: string;
  endTime: string;
}

/** The day's axis: whole hours from the earliest entry to the end of the latest, with now where a class could start now. */
export function dayAxis(entries: readonly Span[], zone: string, now: Date | undefined) {
  const ends = entries.map(({ time, endTime }) => {
    const end = minuteOfDay(endTime, zone);
    return end < minuteOfDay(time, zone) ? midnight : end;
  });
  const minute = now && minuteOfDay(now, zone);
  const isOpen = minute !== undefined && minute >= firstHour * 60 && minute < endHour * 60;
  const from = Math.floor(
    Math.min(usual.from * 60, ...entries.map(({ time }) => minuteOfDay(time, zone)), ...(isOpen ? [minute] : [])) / 60,
  );
  const to = Math.ceil(Math.max(usual.to * 60, ...ends, ...(isOpen ? [minute + 1] : [])) / 60);
  const place = (minutes: number) => Math.min(1, Math.max(0, (minutes - from * 60) / ((to - from) * 60)));
  return {
    hours: Array.from({ length: to - from }, (_, index) => from + index),
    /** Where an entry begins and how long it is, as shares of the axis. */
    span: (index: number) => {
      const start = place(minuteOfDay(entries[index]!.time, zone));
      return { start, length: place(ends[index]!) - start };
    },
    /** How much of the axis is past; undefined on another day. */
    past: minute === undefined ? undefined : place(minute),
    /** Whether now lies on the axis. */
    hasNow: minute !== undefined && minute >= from * 60 && minute <= to * 60,
  };
}
