import type { PlanState } from '@trellis/contract/offline-plans/rules';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findPlan } from './plan-store.ts';

export { handOverPlans, plansOfCoach } from './hand-over-plans.ts';
export { describePlans } from './plan-section.ts';

export interface KnownPlan {
  subjectId: string;
  subjectName: string;
  state: PlanState;
  /** Sessions that are not finished, an open one included. */
  remainingSessions: number;
}

/** A one-to-one plan of the caller's centre; refuses with NotFound when there is none. */
export async function planOf(db: Db, planId: string): Promise<KnownPlan> {
  const plan = (await findPlan(db, planId)) ?? refuse('Trellis:NotFound');
  const { subjectId, subjectName, state, totalNum, finishedNum } = plan;
  return { subjectId, subjectName, state, remainingSessions: totalNum - finishedNum };
}
