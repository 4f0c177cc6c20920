import type { groupDifficultyCalls } from '@trellis/contract/group-plans/difficulty/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { adjustableOf, adjustLevels, changesOfPlan } from '../../offline-plans/public.ts';
import { groupPlanOf, takePlan } from '../plan-store.ts';

type Calls = typeof groupDifficultyCalls;

/** The exercises of a session of a class to come, with what their levels may be. */
export const listAdjustableOfClass = (
  db: Db,
  caller: Member,
  { groupTrainingPlanId: planId, num }: InputOf<Calls['adjustable']>,
): Promise<OutputOf<Calls['adjustable']>> => adjustableOf(db, caller, { planId, num, plan: groupPlanOf(db, planId) });

/** Puts exercises of a class to another level, also in the sessions that follow. */
export async function adjustClassDifficulty(
  db: Db,
  caller: Member,
  { groupTrainingPlanId, ...adjusting }: InputOf<Calls['adjust']>,
): Promise<OutputOf<Calls['adjust']>> {
  return adjustLevels(db, caller, await takePlan(db, groupTrainingPlanId), adjusting);
}

/** Which levels were changed, newest first. */
export async function listClassChanges(
  db: Db,
  caller: Member,
  { groupTrainingPlanId: planId, ...page }: InputOf<Calls['records']>,
): Promise<OutputOf<Calls['records']>> {
  const [changes] = await Promise.all([changesOfPlan(db, caller, planId, page), groupPlanOf(db, planId)]);
  return changes;
}
