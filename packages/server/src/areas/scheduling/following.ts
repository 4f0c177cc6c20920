import { followFaultOf, mayChangeBooking } from '@trellis/contract/scheduling/series-rules';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { bookablePlanOf } from '../plans/public.ts';
import { type Booked, coachName, findBooked } from './booked.ts';

/** A booking that the caller may change; one that was cancelled is gone. */
export async function requireChangeable(db: Db, caller: Member, booked: Booked): Promise<void> {
  if (booked.state !== 'scheduled') return refuse('RocketSystem:AlreadyStarted');
  if (mayChangeBooking(caller.roles, caller.personId, booked.coachId)) return;
  refuse('RocketSystem:BookingOfAnother', { data: { coach: await coachName(db, booked.coachId) } });
}

/** What of a booking's series is booked after it. */
export async function followingOf(db: Db, booked: Booked): Promise<Booked[]> {
  if (booked.seriesId === null) return [];
  return findBooked(db, { seriesId: booked.seriesId, after: booked.startsAt });
}

/** The same, where something follows that can be changed. */
export async function requireFollowing(db: Db, booked: Booked): Promise<Booked[]> {
  const [{ remainingSessions }, following] = [await bookablePlanOf(db, { id: booked.planId }), await followingOf(db, booked)];
  const fault = followFaultOf({ remainingSessions, following: following.length });
  if (fault) refuse('RocketSystem:NothingFollows', { data: { fault } });
  return following;
}
