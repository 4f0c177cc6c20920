import type { PlanState } from '@trellis/contract/offline-plans/rules';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { cancelBookingsOfPlan } from '../../scheduling/public.ts';
import { findPlan, lockPlan, type PlanRow } from '../plan-store.ts';

/** A plan whose sessions and state nobody else changes until the transaction ends. */
export async function takePlan(db: Db, planId: string): Promise<PlanRow> {
  if (!(await lockPlan(db, planId))) refuse('Trellis:NotFound');
  return (await findPlan(db, planId)) ?? refuse('Trellis:NotFound');
}

/** Whether a plan goes on, or only waits for its end. */
const goesOn = ({ state }: PlanRow) => state === 'active' || state === 'readyToEnd';

/** A plan that can end now: it has not, and none of its sessions runs. */
export async function takePlanToClose(db: Db, planId: string): Promise<PlanRow> {
  const plan = await takePlan(db, planId);
  if (!goesOn(plan)) refuse('RocketSystem:PlanClosed');
  if (plan.openNum !== null) refuse('RocketSystem:SessionAlreadyOpen');
  return plan;
}

/** Closes a plan; what was booked of it is cancelled, and the classes of that return. How many bookings there were. */
export async function closePlan(
  db: Db,
  caller: Member,
  plan: PlanRow,
  state: Extract<PlanState, 'ended' | 'cancelled' | 'deleted'>,
): Promise<number> {
  const bookings = await cancelBookingsOfPlan(db, caller, plan.id);
  await setPlanState(db, plan.id, state);
  return bookings.length;
}

export async function setPlanState(db: Db, planId: string, state: PlanState): Promise<void> {
  await db.updateTable('app.plans').set({ state }).where('id', '=', planId).execute();
}
