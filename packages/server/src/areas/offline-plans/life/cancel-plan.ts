import type { planLifeCalls } from '@trellis/contract/offline-plans/life/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { recordEvent } from '../../plans/public.ts';
import { closePlan, takePlanToClose } from './close-plan.ts';

type Call = typeof planLifeCalls.cancelAfterClass;

/** Calls a plan off after a session of it that was held. */
export async function cancelPlan(db: Db, caller: Member, { userOfflinePlanId: planId, reason }: InputOf<Call>): Promise<OutputOf<Call>> {
  const plan = await takePlanToClose(db, planId);
  if (plan.finishedNum === 0) refuse('RocketSystem:PlanNeverRun');
  const cancelledBookings = await closePlan(db, caller, plan, 'cancelled');
  await recordEvent(db, caller, { planId, event: 'cancelledAfterClass', num: plan.finishedNum, reasons: [reason] });
  return { cancelledBookings };
}
