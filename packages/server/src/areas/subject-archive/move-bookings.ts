import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { createSchedule } from '../scheduling/public.ts';
import { subjectOf } from '../subjects/public.ts';

/** Books for another child, on its plan, what was booked for somebody who leaves: the times that are still to come, with the same coach. */
export async function moveBookings(db: Db, caller: Member, bookings: readonly ScheduleEntry[], subjectId: string): Promise<void> {
  const { tag, isErased } = await subjectOf(db, subjectId);
  if (isErased || tag === 'Archived') refuse('SubjectNotFound', { members: ['moveTo'] });
  const userOfflinePlanId = (await activePlanOf(db, subjectId)) ?? refuse('RocketSystem:PlanNotActive', { members: ['moveTo'] });
  for (const { time, duration, trainerId, platform, classroomId, notice } of bookings) {
    if (new Date(time) < caller.now) continue;
    await createSchedule(db, caller, { userOfflinePlanId, time, duration, trainerId, platform, classroomId, notice });
  }
}

async function activePlanOf(db: Db, subjectId: string): Promise<string | undefined> {
  const plan = await db
    .selectFrom('app.plans as plan')
    .innerJoin('app.plan_members as member', 'member.plan_id', 'plan.id')
    .select('plan.id')
    .where('member.subject_id', '=', subjectId)
    .where('member.to_at', 'is', null)
    .where('plan.kind', '=', 'one')
    .where('plan.state', '=', 'active')
    .executeTakeFirst();
  return plan?.id;
}
