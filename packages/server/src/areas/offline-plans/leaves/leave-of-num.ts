import type { planLeaveCalls } from '@trellis/contract/offline-plans/leaves/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { bookedPlaces, leaveOfChild, missBooking } from '../../scheduling/public.ts';
import { findPlan } from '../plan-store.ts';
import { recordsOfPlan } from '../records-of-plan.ts';

type Calls = typeof planLeaveCalls;

/** Says of a numbered session that its child does not come: of the booking that it would be held at. */
export async function leaveOfNum(db: Db, caller: Member, input: InputOf<Calls['request']>): Promise<void> {
  const { userOfflinePlanId: planId, num, flag, comments } = input;
  const id = await bookingOfNum(db, planId, num);
  if (flag === 'RequestForLeave') return leaveOfChild(db, caller, { id, comments });
  await missBooking(db, caller, { id, reason: 'NoShow', comments });
}

/** Leaves and absences in a plan, newest first. */
export async function listLeavesOfPlan(db: Db, caller: Member, input: InputOf<Calls['records']>): Promise<OutputOf<Calls['records']>> {
  const plan = (await findPlan(db, input.userOfflinePlanId)) ?? refuse('Trellis:NotFound');
  return recordsOfPlan(db, caller, plan.id, input, ['leaveRequested', 'missed', 'missUndone']);
}

async function bookingOfNum(db: Db, planId: string, num: number): Promise<string> {
  const { rows } = await sql<{ state: string; bookingId: string | null }>`
    select session.state, booked."bookingId"
    from app.sessions as session
    join app.plans as plan on plan.tenant_id = session.tenant_id and plan.id = session.plan_id and plan.kind = 'one' and plan.state <> 'deleted'
    left join ${bookedPlaces(planId)} as booked on booked.num = session.num
    where session.plan_id = ${planId} and session.num = ${num} and session.state <> 'cancelled'`.execute(db);
  const session = rows[0] ?? refuse('Trellis:NotFound', { members: ['num'] });
  if (session.state !== 'notStarted') refuse('RocketSystem:AlreadyStarted');
  return session.bookingId ?? refuse('Trellis:NotFound', { members: ['num'] });
}
