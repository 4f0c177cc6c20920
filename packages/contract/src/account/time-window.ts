import { z } from 'zod';
import { calendarDate } from '../wire.ts';

export const windowStatus = z.enum(['NotActive', 'Active', 'Expired', 'Suspended', 'NotAssociated']);
export type WindowStatus = z.infer<typeof windowStatus>;

/** From when until when something is good, on the calendar of its place: both days included, an open end for ever. */
export interface TimeWindow {
  startsOn: string | null;
  endsOn: string | null;
  /** It was deleted, or stopped before its end. */
  isSuspended: boolean;
}

/** How a time window stands today; without one there is nothing that could begin or end. */
export function statusOf(window: TimeWindow | undefined, today: string): WindowStatus {
  if (!window) return 'NotAssociated';
  if (window.isSuspended) return 'Suspended';
  if (window.startsOn !== null && today < window.startsOn) return 'NotActive';
  return window.endsOn !== null && today > window.endsOn ? 'Expired' : 'Active';
}

/** Of several, the one that says most: what is good, then what will be, then what was. The first among equals. */
const order: readonly WindowStatus[] = ['Active', 'NotActive', 'Expired', 'Suspended', 'NotAssociated'];

/** How several windows of the same thing stand together, and from when until when. */
export function windowOf(windows: readonly TimeWindow[], today: string): z.infer<typeof timeWindow> {
  const stands = windows.map((window) => ({ window, status: statusOf(window, today) }));
  const [best] = stands.toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status));
  return { status: best?.status ?? 'NotAssociated', startsOn: best?.window.startsOn ?? null, endsOn: best?.window.endsOn ?? null };
}

export const timeWindow = z.object({ status: windowStatus, startsOn: calendarDate.nullable(), endsOn: calendarDate.nullable() });
