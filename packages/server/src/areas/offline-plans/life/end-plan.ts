import type { planLifeCalls } from '@trellis/contract/offline-plans/life/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { recordEvent } from '../../plans/public.ts';
import { closePlan, takePlanToClose } from './close-plan.ts';
import { chosenReasons } from './reason-question.ts';

type Call = typeof planLifeCalls.end;

/** Ends a plan for the reasons that were chosen. */
export async function endPlan(db: Db, caller: Member, { userOfflinePlanId: planId, reasons }: InputOf<Call>): Promise<OutputOf<Call>> {
  const plan = await takePlanToClose(db, planId);
  const chosen = await chosenReasons(db, caller, { asked: 'end-plan', member: 'reasons', given: reasons });
  const cancelledBookings = await closePlan(db, caller, plan, 'ended');
  await recordEvent(db, caller, { planId, event: 'ended', chosen });
  return { cancelledBookings };
}
