import { clashText } from '@trellis/contract/scheduling/rules';
import type { InputOf } from '@trellis/contract/types';
import type { handOverCalls } from '@trellis/contract/users/hand-over/calls';
import type { HandOverCounts } from '@trellis/contract/users/hand-over/schemas';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { classesOfCoach, handOverClasses } from '../../groups/public.ts';
import { handOverPlans, plansOfCoach } from '../../offline-plans/public.ts';
import { bookingsOfCoach, findHandOverClashes, handOverBookings, lockCoaches } from '../../scheduling/public.ts';
import {
  type Coach,
  type CoachWork,
  childrenOfCoach,
  handOverChildren,
  listCoaches,
  lockChildren,
  requireNamedChildren,
} from '../../subjects/public.ts';
import { centreOf, lockStaff } from '../staff/reach.ts';
import { findStaff } from '../staff/staff-store.ts';

/** Gives the work of somebody of the own centre, or what of it is with some children, to another coach there. */
export async function handOver(db: Db, caller: Actor, input: InputOf<typeof handOverCalls.handOver>): Promise<HandOverCounts> {
  const tenantId = centreOf(caller, undefined);
  await lockStaff(db, tenantId);
  const { personId: coachId } = await findStaff(db, tenantId, input.coachUserId);
  return handOverWork(db, caller, { tenantId, coachId, subjectIds: input.subjectIds }, input.toUserId);
}

/**
 * Gives what a coach has ahead to another one of the same centre, all of it or nothing: where a booking would clash, every clash is told. Under
 * the lock of the centre's staff. What is taken is taken in the order in which others take it: classes, children, plans, times.
 */
export async function handOverWork(db: Db, caller: Actor, work: CoachWork, toId: string): Promise<HandOverCounts> {
  const { tenantId, coachId, subjectIds } = work;
  const [to] = await Promise.all([takerOf(db, tenantId, toId), requireNamedChildren(db, work)]);
  if (toId === coachId) refuse('Trellis:InvalidInput', { members: ['toUserId'] });
  const classes = subjectIds ? [] : await classesOfCoach(db, work, { isTaken: true });
  await lockChildren(db, tenantId, await concernedChildren(db, caller, work));
  const plans = (await plansOfCoach(db, work, { isTaken: true })).map(({ id }) => id);
  await lockCoaches(db, tenantId, [coachId, toId]);
  await requireNoClash(db, caller, work, to);
  const bookings = await handOverBookings(db, work, toId, caller.now);
  await handOverPlans(db, tenantId, plans, toId);
  await handOverClasses(db, work, classes, toId);
  const children = await handOverChildren(db, work, toId);
  return { children, bookings, plans: plans.length, classes: classes.length };
}

/** Whoever is to take the work: a coach of the centre; refuses as not found otherwise. */
export async function takerOf(db: Db, tenantId: string, id: string): Promise<Coach> {
  const coaches = await listCoaches(db, tenantId);
  return coaches.find((coach) => coach.id === id) ?? refuse('Trellis:NotFound', { members: ['toUserId'] });
}

async function concernedChildren(db: Db, caller: Actor, work: CoachWork): Promise<string[]> {
  const [children, plans, bookings] = await Promise.all([
    childrenOfCoach(db, work),
    plansOfCoach(db, work),
    bookingsOfCoach(db, work, caller.now),
  ]);
  return [...new Set([...children, ...plans.map(({ subjectId }) => subjectId), ...bookings.map(({ subjectId }) => subjectId)])];
}

async function requireNoClash(db: Db, caller: Actor, work: CoachWork, to: { id: string; name: string }): Promise<void> {
  const clashes = await findHandOverClashes(db, work, to.id, caller.now);
  if (clashes.length === 0) return;
  const list = clashes.map(({ time, endTime }) => ({ kind: 'coach' as const, name: to.name, from: time, to: endTime }));
  refuse('RocketSystem:ScheduleClash', { members: ['toUserId'], data: { clashes: clashText(list, caller.zone, caller.language), list } });
}
