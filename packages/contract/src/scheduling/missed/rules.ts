import { dateIn } from '../rules.ts';
import type { MissedReason, MissRule } from './schemas.ts';

const hour = 3_600_000;

/** From when on something may be said of a booking that has not begun: nobody is missing before its start, and cancelling early costs nothing. */
export function missedFrom(reason: MissedReason, startsAt: Date, { freeCancellationHours }: MissRule): Date {
  return reason === 'NoShow' ? startsAt : new Date(startsAt.getTime() - freeCancellationHours * hour);
}

/** Whether the center's rule takes a class. */
export const takesClass = (reason: MissedReason, rule: MissRule): boolean =>
  reason === 'NoShow' ? rule.noShowTakesClass : rule.lateCancellationTakesClass;

/** What was decided can be taken back until the center's day is over. */
export const isUndoable = (decidedAt: Date, now: Date, zone: string): boolean =>
  dateIn(zone, decidedAt.toISOString()) === dateIn(zone, now.toISOString());
