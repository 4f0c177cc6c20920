import { commodityOfPlan } from '@trellis/contract/offline-plans/rules';
import type { schedulingCalls } from '@trellis/contract/scheduling/calls';
import { dayAround, minutesAfter } from '@trellis/contract/scheduling/rules';
import { usualNotice } from '@trellis/contract/scheduling/schemas';
import { overlaps, repeated } from '@trellis/contract/scheduling/series-rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { holdClasses } from '../credits/public.ts';
import { type BookablePlan, bookablePlanOf, noticeOfPlan, type WhichPlan } from '../plans/public.ts';
import { requireCoaches } from '../subjects/public.ts';
import { requireAllowedTimes, requireClassroomInUse, requireOfferedDurations } from './booking-rules.ts';
import { insertHolds, lockResources, requireFree } from './clashes.ts';
import { requireRoomInDay } from './daily-limit.ts';
import { insertOccurrences, insertSeries } from './series-store.ts';
import { childrenOf, countAhead, lockPlan } from './store.ts';
import { type Wanted, wantedOf } from './wanted.ts';

type Calls = typeof schedulingCalls;
type Input = Omit<InputOf<Calls['create']>, 'userOfflinePlanId'>;
type Created = OutputOf<Calls['create']>;

/** Schedules sessions of a child's plan, one or many that repeat. */
export const createSchedule = (db: Db, caller: Member, { userOfflinePlanId, ...input }: InputOf<Calls['create']>): Promise<Created> =>
  create(db, caller, { userOfflinePlanId }, input);

/** The same of the plan of a class, for all of its children. */
export const createClassSchedule = (
  db: Db,
  caller: Member,
  { groupTrainingPlanId, ...input }: InputOf<Calls['createOfClass']>,
): Promise<Created> => create(db, caller, { groupTrainingPlanId }, input);

/** Holds classes for them in their order as far as each child has some. */
async function create(db: Db, caller: Member, which: WhichPlan, input: Input): Promise<Created> {
  const plan = await bookablePlanOf(db, which);
  const { id: planId } = plan;
  const times = timesOf(caller, input);
  const places = input.scheduleTimes ?? [input];
  for (const place of places) await requireClassroomInUse(db, place);
  await requireCoaches(db, [input.trainerId]);
  requireAllowedTimes(
    caller,
    times.map(({ time }) => time),
  );
  const durations = new Set(times.map(({ duration }) => duration));
  await requireOfferedDurations(db, { planId, subjectId: plan.subjectId, trainerId: input.trainerId }, [...durations]);
  await lockPlan(db, planId);
  const children = await childrenOf(db, planId);
  const wanted = times.map((each) => wantedOf(each, input.trainerId, children));
  await lockResources(
    db,
    caller,
    wanted.flatMap(({ resources }) => resources),
  );
  // and a room that was taken out of use meanwhile is booked no more
  for (const place of places) await requireClassroomInUse(db, place);
  // whoever was taken off the staff meanwhile is booked no more
  await requireCoaches(db, [input.trainerId]);
  await requireFree(db, caller, wanted);
  await requireRoom(db, caller, planId, input, wanted);
  const seriesId = input.scheduleTimes?.length ? await insertSeries(db, caller, { planId, scheduleTimes: input.scheduleTimes }) : null;
  const notice = input.notice ?? (await noticeOfPlan(db, planId)) ?? usualNotice;
  const ids = await insertOccurrences(db, caller, { ...input, planId, seriesId, notice }, wanted);
  await insertHolds(
    db,
    caller,
    wanted.map((each, index) => ({ ...each, id: ids[index]! })),
  );
  const held = await holdFor(db, caller, plan, children, ids);
  return { id: ids[0]!, covered: held === ids.length, scheduled: ids.length, notCovered: ids.length - held };
}

/** The sessions that are asked for, by time. */
function timesOf(caller: Member, input: Input) {
  if (!input.scheduleTimes?.length) return [input];
  const times = repeated(input.scheduleTimes, caller.zone, input.number ?? 1);
  const ends = times.map(({ time, duration }) => ({ start: time, end: minutesAfter(time, duration) }));
  const isApart = ends.every((span, index) => index === 0 || !overlaps(ends[index - 1]!, span));
  if (!isApart || Date.parse(times[0]!.time) !== Date.parse(input.time))
    refuse('Trellis:InvalidInput', { members: [isApart ? 'time' : 'scheduleTimes'] });
  return times;
}

/** What is left of the plan and of each day; who gives a reason goes beyond it. */
async function requireRoom(db: Db, caller: Member, planId: string, input: Input, wanted: readonly Wanted[]): Promise<void> {
  const plan = await bookablePlanOf(db, { id: planId });
  if (plan.state !== 'active') refuse('RocketSystem:PlanNotActive');
  if (input.overrideReason) return;
  const ahead = await countAhead(db, planId, dayAround(caller.now.toISOString(), caller.zone).start);
  const remaining = plan.remainingSessions;
  if (ahead + wanted.length > remaining) refuse('RocketSystem:TooManySchedules', { members: ['number'], data: { ahead, remaining } });
  await requireRoomInDay(db, caller, wanted);
}

/** For how many of them every child has a class. */
async function holdFor(
  db: Db,
  caller: Member,
  { kind }: BookablePlan,
  children: readonly string[],
  ids: readonly string[],
): Promise<number> {
  const commodity = commodityOfPlan[kind];
  if (!commodity) return ids.length;
  let least = ids.length;
  for (const subjectId of children) least = Math.min(least, await holdClasses(db, caller, { subjectId, commodity, occurrenceIds: ids }));
  return least;
}
