import { dateIn } from '../rules.ts';
import type { MissedReason, MissRule } from './schemas.ts';

const hour = 3_600_000;

/** What may be said at a moment of a booking that has not begun: nobody is late before its start, and cancelling early costs nothing. */
export function missedReasonsAt(startsAt: Date, now: Date, { freeCancellationHours }: MissRule): MissedReason[] {
  if (now >= startsAt) return ['NoShow', 'LateCancellation'];
  return now.getTime() > startsAt.getTime() - freeCancellationHours * hour ? ['LateCancellation'] : [];
}

/** Whether the center's rule takes a class. */
export const takesClass = (reason: MissedReason, rule: MissRule): boolean =>
  reason === 'NoShow' ? rule.noShowTakesClass : rule.lateCancellationTakesClass;

/** What was decided can be taken back until the center's day is over. */
export const isUndoable = (decidedAt: Date, now: Date, zone: string): boolean =>
  dateIn(zone, decidedAt.toISOString()) === dateIn(zone, now.toISOString());
