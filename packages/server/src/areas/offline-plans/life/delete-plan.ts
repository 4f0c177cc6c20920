import type { planLifeCalls } from '@trellis/contract/offline-plans/life/calls';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { recordEvent } from '../../plans/public.ts';
import { closePlan, takePlan } from './close-plan.ts';

/** Deletes a plan of which nothing was ever run. */
export async function deletePlan(db: Db, caller: Member, { id: planId }: InputOf<typeof planLifeCalls.delete>): Promise<void> {
  const plan = await takePlan(db, planId);
  if (!plan.isUntouched) refuse('RocketSystem:PlanWasRun');
  await closePlan(db, caller, plan, 'deleted');
  await recordEvent(db, caller, { planId, event: 'deleted' });
}
