import type { schedulingCalls } from '@trellis/contract/scheduling/calls';
import { clashText, dayAround, minutesAfter, timeFault } from '@trellis/contract/scheduling/rules';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { sessionDurationsOf } from '../admins/public.ts';
import { holdClass } from '../credits/public.ts';
import { planOf } from '../offline-plans/public.ts';
import { ownDurationsOf, requireCoaches } from '../subjects/public.ts';
import { findClashes, insertHolds, lockResources, type Resource, type Span } from './clashes.ts';
import { requireRoomInDay } from './daily-limit.ts';
import { childrenOf, countAhead, findClassroom, lockPlan } from './store.ts';

type Input = InputOf<typeof schedulingCalls.create>;

/** Schedules one session of a plan and holds a class for it where the child has one. */
export async function createSchedule(db: Db, caller: Member, input: Input): Promise<{ id: string; covered: boolean }> {
  await requireKnown(db, input);
  await requireAllowedTime(db, caller, input);
  await requireClassroomInUse(db, input);
  await lockPlan(db, input.userOfflinePlanId);
  const { subjectId } = await requireRoomInPlan(db, caller, input.userOfflinePlanId);
  const span = { start: input.time, end: minutesAfter(input.time, input.duration) };
  const resources = await resourcesOf(db, input);
  await lockResources(db, caller, resources);
  // whoever was taken off the staff meanwhile is booked no more
  await requireCoaches(db, [input.trainerId]);
  await requireNoClash(db, caller, resources, span);
  await requireRoomInDay(db, caller, resources, input.time);
  const id = await insertOccurrence(db, caller, input, span);
  await insertHolds(db, caller, id, resources, span);
  return { id, covered: await holdClass(db, caller, { subjectId, commodity: 'oneToOne', occurrenceId: id }) };
}

async function requireKnown(db: Db, input: Input): Promise<void> {
  await planOf(db, input.userOfflinePlanId);
  await requireCoaches(db, [input.trainerId]);
  if (input.classroomId && !(await findClassroom(db, input.classroomId))) refuse('Trellis:NotFound');
}

async function requireAllowedTime(db: Db, caller: Member, input: Input): Promise<void> {
  const fault = timeFault(input.time, caller.zone, caller.now.toISOString());
  if (fault) refuse('RocketSystem:TimeNotAllowed', { members: ['time'], data: { fault } });
  const { subjectId } = await planOf(db, input.userOfflinePlanId);
  // what was chosen for the child comes before what the coach offers
  const durations = (await ownDurationsOf(db, subjectId)) ?? (await sessionDurationsOf(db, input.trainerId));
  if (!durations.includes(input.duration)) refuse('Trellis:InvalidInput', { members: ['duration'], data: { durations } });
}

async function requireClassroomInUse(db: Db, input: Input): Promise<void> {
  if (!input.classroomId) return;
  if (input.platform !== 'Web') refuse('RocketSystem:ClassroomOnlyWeb', { members: ['classroomId'] });
  const classroom = await findClassroom(db, input.classroomId);
  if (classroom?.status !== 'Effective') refuse('RocketSystem:ClassroomInvalid', { members: ['classroomId'] });
}

async function requireRoomInPlan(db: Db, caller: Member, planId: string) {
  const plan = await planOf(db, planId);
  if (plan.state !== 'active') refuse('RocketSystem:PlanNotActive');
  const ahead = await countAhead(db, planId, dayAround(caller.now.toISOString(), caller.zone).start);
  if (ahead >= plan.remainingSessions) refuse('RocketSystem:TooManySchedules', { data: { ahead, remaining: plan.remainingSessions } });
  return plan;
}

async function resourcesOf(db: Db, input: Input): Promise<Resource[]> {
  const children = await childrenOf(db, input.userOfflinePlanId);
  const resources: Resource[] = [{ kind: 'coach', id: input.trainerId }, ...children.map((id) => ({ kind: 'child' as const, id }))];
  return input.classroomId ? [...resources, { kind: 'classroom', id: input.classroomId }] : resources;
}

/** Under the lock of what is needed. */
async function requireNoClash(db: Db, caller: Member, resources: Resource[], span: Span): Promise<void> {
  const list = await findClashes(db, resources, span);
  if (list.length > 0) refuse('RocketSystem:ScheduleClash', { data: { clashes: clashText(list, caller.zone, caller.language), list } });
}

async function insertOccurrence(db: Db, caller: Member, input: Input, span: Span): Promise<string> {
  const { id } = await db
    .insertInto('app.occurrences')
    .values({
      tenant_id: caller.tenantId,
      plan_id: input.userOfflinePlanId,
      starts_at: span.start,
      ends_at: span.end,
      platform: input.platform,
      coach_id: input.trainerId,
      classroom_id: input.classroomId,
      notices: JSON.stringify(input.notice),
      created_by: caller.personId,
      created_at: caller.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
