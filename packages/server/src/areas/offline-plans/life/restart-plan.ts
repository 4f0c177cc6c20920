import type { planLifeCalls } from '@trellis/contract/offline-plans/life/calls';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { hasContractInForce, remainingOf } from '../../credits/public.ts';
import { recordEvent } from '../../plans/public.ts';
import { hasActivePlan, lockSubject } from '../template-store.ts';
import { setPlanState, takePlan } from './close-plan.ts';

/** Takes up a plan again that ended or was called off; one whose sessions were all held waits for its end, or for more of them. */
export async function restartPlan(
  db: Db,
  caller: Member,
  { userOfflinePlanId: planId }: InputOf<typeof planLifeCalls.restart>,
): Promise<void> {
  const plan = await takePlan(db, planId);
  if (plan.state !== 'ended' && plan.state !== 'cancelled') refuse('RocketSystem:PlanNotClosed');
  await requireRoomForActive(db, plan.subjectId);
  const left = (await remainingOf(db, [plan.subjectId])).get(plan.subjectId) ?? 0;
  if (left === 0 || !(await hasContractInForce(db, plan.subjectId))) refuse('RocketSystem:NoValidContract');
  await setPlanState(db, planId, plan.nextNum === null ? 'readyToEnd' : 'active');
  await recordEvent(db, caller, { planId, event: 'restarted' });
}

/** A child has one active plan, also when two are made so at once. */
export async function requireRoomForActive(db: Db, subjectId: string): Promise<void> {
  await lockSubject(db, subjectId);
  if (await hasActivePlan(db, subjectId)) refuse('RocketSystem:ActivePlanExists');
}
