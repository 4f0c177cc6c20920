import { Temporal } from 'temporal-polyfill';
import type { z } from 'zod';
import { limits } from '../limits.ts';
import type { followFault, ScheduleTime } from './schemas.ts';

/** Who changes bookings that are another coach's. */
const ofAll: readonly string[] = ['CenterAdmin', 'SeniorCoach'];

/** Whether somebody may change or cancel what is booked with a coach: their own, and whoever looks after the center everybody's. */
export const mayChangeBooking = (roles: readonly string[], personId: string, coachId: string): boolean =>
  personId === coachId || roles.some((role) => ofAll.includes(role));

const wallTime = (time: string, zone: string) => Temporal.Instant.from(time).toZonedDateTimeISO(zone).toPlainDateTime();
const instantOf = (wall: Temporal.PlainDateTime, zone: string) => new Date(wall.toZonedDateTime(zone).epochMilliseconds).toISOString();

/** The first so many sessions of what repeats, by time: each keeps its hour on the clock of the zone, also where clocks change in between. */
export function repeated<T extends Pick<ScheduleTime, 'time' | 'timeInterval'>>(times: readonly T[], zone: string, count: number): T[] {
  const all = times.flatMap((each) => {
    const first = wallTime(each.time, zone);
    return Array.from({ length: count }, (_, index) => ({
      ...each,
      time: instantOf(first.add({ days: index * each.timeInterval }), zone),
    }));
  });
  return all.toSorted((one, other) => Date.parse(one.time) - Date.parse(other.time)).slice(0, count);
}

/** Moves a time as far as another one was moved: by days and by hours of the clock, so that it keeps its own weekday's distance. */
export function movedLike(time: string, zone: string, { from, to }: { from: string; to: string }): string {
  if (Date.parse(from) === Date.parse(to)) return time;
  const [old, next] = [wallTime(from, zone), wallTime(to, zone)];
  const days = old.toPlainDate().until(next.toPlainDate(), { largestUnit: 'day' }).days;
  const minutes = (next.hour - old.hour) * 60 + next.minute - old.minute;
  return instantOf(wallTime(time, zone).add({ days }).add({ minutes }), zone);
}

export type FollowFault = z.infer<typeof followFault>;

/** Why there is nothing to change or cancel after a booking. */
export function followFaultOf({ remainingSessions, following }: { remainingSessions: number; following: number }): FollowFault | null {
  if (remainingSessions <= 1) return 'oneLeft';
  return following === 0 ? 'last' : null;
}

interface Span {
  start: string;
  end: string;
}

export const overlaps = (one: Span, other: Span): boolean =>
  Date.parse(one.start) < Date.parse(other.end) && Date.parse(other.start) < Date.parse(one.end);

/** The time of the same day nearest to the wanted one at which nothing is taken; null on a day that is full. */
export function freeTimeNear(wanted: Span, taken: readonly Span[], zone: string, now: string): string | null {
  const { stepMinutes, firstHour, endHour } = limits.schedule;
  const [start, end] = [Date.parse(wanted.start), Date.parse(wanted.end)];
  const midnight = wallTime(wanted.start, zone).toPlainDate().toPlainDateTime();
  const at = (hour: number) => Date.parse(instantOf(midnight.add({ hours: hour }), zone));
  const [opens, closes] = [Math.max(at(firstHour), Date.parse(now)), at(endHour)];
  const spans = taken.map((span) => [Date.parse(span.start), Date.parse(span.end)] as const);
  const isFree = (moved: number) =>
    start + moved >= opens && start + moved < closes && !spans.some(([from, to]) => from < end + moved && start + moved < to);
  const step = stepMinutes * 60_000;
  for (let moved = step; moved < closes - opens + step; moved += step) {
    if (isFree(moved)) return new Date(start + moved).toISOString();
    if (isFree(-moved)) return new Date(start - moved).toISOString();
  }
  return null;
}
