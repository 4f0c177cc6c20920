import type { groupPlanCalls } from '@trellis/contract/group-plans/calls';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockClassGroup } from '../groups/public.ts';
import { setPlanState } from '../offline-plans/public.ts';
import { recordEvent } from '../plans/public.ts';
import { cancelBookingsOfPlan } from '../scheduling/public.ts';
import { standingsOfPlan } from './children.ts';
import { type GroupPlanRow, hasCurrentPlan, takePlan } from './plan-store.ts';

type Calls = typeof groupPlanCalls;

/** Ends a plan of which no session runs; what was booked of it is cancelled. */
export async function endGroupPlan(db: Db, caller: Member, { groupTrainingPlanId, reason }: InputOf<Calls['end']>): Promise<void> {
  await close(db, caller, await takePlanToClose(db, groupTrainingPlanId), [reason]);
}

/** Closes a plan of which every session is finished. */
export async function closeGroupPlan(db: Db, caller: Member, { groupTrainingPlanId }: InputOf<Calls['done']>): Promise<void> {
  const plan = await takePlanToClose(db, groupTrainingPlanId);
  if (plan.state !== 'readyToEnd') refuse('Trellis:SessionsLeft', { data: { count: plan.totalNum - plan.finishedNum } });
  await close(db, caller, plan, []);
}

/** Takes up a plan again that ended, where its class has no other and somebody in it may train. */
export async function restartGroupPlan(db: Db, caller: Member, { groupTrainingPlanId }: InputOf<Calls['restart']>): Promise<void> {
  const plan = await takePlan(db, groupTrainingPlanId);
  if (plan.state !== 'ended' && plan.state !== 'cancelled') refuse('RocketSystem:PlanNotClosed');
  await lockClassGroup(db, caller.language, plan.classGroupId);
  if (await hasCurrentPlan(db, plan.classGroupId)) refuse('Trellis:ClassPlanExists');
  const children = await standingsOfPlan(db, caller, plan.id);
  if (children.every(({ code }) => code !== null)) refuse('Trellis:NobodyMayTrain');
  await setPlanState(db, plan.id, plan.nextNum === null ? 'readyToEnd' : 'active');
  await recordEvent(db, caller, { planId: plan.id, event: 'restarted' });
}

async function takePlanToClose(db: Db, planId: string): Promise<GroupPlanRow> {
  const plan = await takePlan(db, planId);
  if (plan.state !== 'active' && plan.state !== 'readyToEnd') refuse('RocketSystem:PlanClosed');
  if (plan.openNum !== null) refuse('RocketSystem:SessionAlreadyOpen');
  return plan;
}

async function close(db: Db, caller: Member, { id: planId }: GroupPlanRow, reasons: string[]): Promise<void> {
  await cancelBookingsOfPlan(db, caller, planId);
  await setPlanState(db, planId, 'ended');
  await recordEvent(db, caller, { planId, event: 'ended', reasons });
}
