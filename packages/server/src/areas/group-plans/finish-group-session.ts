import type { groupSessionCalls } from '@trellis/contract/group-plans/session-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { finishOnce, lockPlan, lockSessionOfPlan } from '../offline-plans/public.ts';
import { groupPlanOf } from './plan-store.ts';

type Calls = typeof groupSessionCalls;

/** Finishes a session of a class: one class of each child that attends. Sent again, also by two coaches at once, it takes nothing more. */
export async function finishGroupSession(
  db: Db,
  caller: Member,
  { groupTrainingPlanId, num, finishedAt, run }: InputOf<Calls['finish']>,
): Promise<OutputOf<Calls['finish']>> {
  const plan = await groupPlanOf(db, groupTrainingPlanId);
  if (!(await lockPlan(db, plan.id))) refuse('Trellis:NotFound');
  const running = await lockSessionOfPlan(db, plan.id, num);
  if (running?.state === 'open' && running.children.every(({ attendance }) => attendance !== 'Attend')) refuse('Trellis:NobodyAttends');
  const session = await finishOnce(db, caller, { planId: plan.id, num, finishedAt, run });
  return { isLast: num === plan.totalNum, nextNum: session.nextNum };
}

/** The same of the one that runs. */
export async function endClass(
  db: Db,
  caller: Member,
  { groupTrainingPlanId }: InputOf<Calls['endClass']>,
): Promise<OutputOf<Calls['endClass']>> {
  const { openNum } = await groupPlanOf(db, groupTrainingPlanId);
  return finishGroupSession(db, caller, { groupTrainingPlanId, num: openNum ?? refuse('RocketSystem:SessionNotOpen') });
}
