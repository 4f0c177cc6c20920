import { commodityOfPlan } from '@trellis/contract/offline-plans/rules';
import type { missedCalls } from '@trellis/contract/scheduling/missed/calls';
import { isUndoable } from '@trellis/contract/scheduling/missed/rules';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { giveBackMissedClasses, holdClass } from '../../credits/public.ts';
import { recordEvent } from '../../plans/public.ts';
import { requireCoaches } from '../../subjects/public.ts';
import { placeOfBooking } from '../booked-places.ts';
import { lockResources, type Resource, requireFree, type Span } from '../clashes.ts';
import { requireRoomInDay } from '../daily-limit.ts';
import { lockBooking, resourcesOf, takeTime } from './booking-store.ts';

/** Takes back that a booking was missed, within the day: it takes its time again, and what it took returns and is held for it. Twice is once. */
export async function undoMissed(db: Db, caller: Member, { id, reason }: InputOf<typeof missedCalls.undo>): Promise<void> {
  const resources = await resourcesOf(db, id);
  // before the booking itself: whoever takes bookings over comes from there
  await lockResources(db, caller, resources);
  const booking = (await lockBooking(db, id)) ?? refuse('Trellis:NotFound');
  if (booking.state === 'scheduled') return;
  if (booking.state !== 'missed' || !booking.missedAt) return refuse('RocketSystem:AlreadyStarted');
  if (!isUndoable(booking.missedAt, caller.now, caller.zone)) return refuse('RocketSystem:MissedNotUndoable');
  const span = { start: booking.startsAt.toISOString(), end: booking.endsAt.toISOString() };
  await requireTimeFree(db, caller, resources, span, booking.endsAt > caller.now);
  await takeTime(db, id, span);
  await db
    .updateTable('app.occurrences')
    .set({ state: 'scheduled', missed_reason: null, missed_at: null, missed_by: null })
    .where('id', '=', id)
    .execute();
  await giveBackMissedClasses(db, caller, { occurrenceId: id });
  const commodity = commodityOfPlan[booking.kind];
  const children = resources.filter(({ kind }) => kind === 'child');
  if (commodity) for (const child of children) await holdClass(db, caller, { subjectId: child.id, commodity, occurrenceId: id });
  const place = await placeOfBooking(db, id, booking);
  await recordEvent(db, caller, { planId: booking.planId, event: 'missUndone', ...place, reasons: [reason] });
}

/** Its time may have been given to somebody else meanwhile. */
async function requireTimeFree(db: Db, caller: Member, resources: Resource[], span: Span, isAhead: boolean): Promise<void> {
  const coaches = resources.filter(({ kind }) => kind === 'coach').map(({ id }) => id);
  if (isAhead) await requireCoaches(db, coaches);
  const needs = [{ ...span, resources }];
  await requireFree(db, caller, needs);
  if (isAhead) await requireRoomInDay(db, caller, needs);
}
