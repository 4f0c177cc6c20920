import type { classAdjustmentCalls } from '@trellis/contract/offline-plans/adjust-classes/calls';
import { repeatedBy } from '@trellis/contract/offline-plans/adjust-classes/schemas';
import { levelWithin } from '@trellis/contract/offline-plans/arrange/generator';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { playMusic } from '../../music/public.ts';
import { recordEvent } from '../../plans/public.ts';
import { setPlanState, takePlan } from '../life/close-plan.ts';
import { findPlanSource } from '../life/plan-source.ts';
import { requireRoomForActive } from '../life/restart-plan.ts';
import { findPlan, type PlanRow } from '../plan-store.ts';
import { insertItems, insertSessions, type NewItem } from '../template-store.ts';
import { inLanguage } from '../text.ts';
import { calmingExercises, latestHeld, markAdded, moveBack } from './adjust-store.ts';

type Calls = typeof classAdjustmentCalls;
type Input = InputOf<Calls['adjust']>;

/** What can be put next into a plan. */
export async function viewAdjustment(
  db: Db,
  { language }: Member,
  { userOfflinePlanId: planId }: InputOf<Calls['get']>,
): Promise<OutputOf<Calls['get']>> {
  const [plan, held, calming] = await Promise.all([findPlan(db, planId), latestHeld(db, planId, 2), calmingExercises(db)]);
  if (!plan) return refuse('Trellis:NotFound');
  return {
    userOfflinePlanId: planId,
    recent: held.map(({ id, num, finishedAt, items }) => ({
      id,
      num,
      finishedAt: finishedAt.toISOString(),
      exercises: items.map(({ title }) => inLanguage(title, language)),
    })),
    calming: calming.map((exercise) => ({
      courseId: exercise.programId,
      title: inLanguage(exercise.title, language),
      difficulty: levelWithin(plan.startDifficulty, exercise),
    })),
  };
}

/** Puts sessions next into a plan; those to come move back. A plan that waited for its end goes on. */
export async function adjustClasses(db: Db, caller: Member, input: Input): Promise<OutputOf<Calls['adjust']>> {
  const planId = input.userOfflinePlanId;
  const plan = await takePlan(db, planId);
  if (plan.state === 'readyToEnd') await requireRoomForActive(db, plan.subjectId);
  else if (plan.state !== 'active') refuse('RocketSystem:PlanClosed');
  const source = (await findPlanSource(db, planId)) ?? refuse('Trellis:NotFound');
  const added = await addedSessions(db, plan, input);
  const first = plan.nextNum ?? source.lastNum + 1;
  const numbers = { first, last: first + added.length - 1 };
  await moveBack(db, planId, first, added.length);
  await insertSessions(db, caller.tenantId, planId, numbers);
  await markAdded(db, planId, numbers, input.option);
  const items = added.flatMap((session, index) => session.map((item) => ({ ...item, num: first + index })));
  await insertItems(db, caller.tenantId, planId, items);
  await playMusic(db, planId, source.musicCourseId, numbers);
  if (plan.state === 'readyToEnd') await setPlanState(db, planId, 'active');
  await recordEvent(db, caller, { planId, event: 'classAdjusted', num: first, reasons: [`+${added.length}`] });
  return { totalNum: plan.totalNum + added.length, nums: added.map((_, index) => first + index) };
}

/** What is done in each added session. */
async function addedSessions(db: Db, plan: PlanRow, { option, courseId }: Input): Promise<Omit<NewItem, 'num'>[][]> {
  const count = repeatedBy[option];
  if (count > 0) {
    const held = await latestHeld(db, plan.id, count);
    if (held.length < count) refuse('RocketSystem:TooFewHeld');
    return held.map(({ items }) => items);
  }
  const chosen = (await calmingExercises(db)).find(({ programId }) => programId === courseId);
  if (!chosen) return refuse('Trellis:NotFound', { members: ['courseId'] });
  const { kind, programVersionId } = chosen;
  return [[{ position: 1, kind, programVersionId, difficulty: levelWithin(plan.startDifficulty, chosen) }]];
}
