import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { type CoachWork, isMeant } from '../subjects/public.ts';

interface LedPlan {
  id: string;
  subjectId: string;
}

/** The plans that a coach leads and that are not ended, with their children; taken until the transaction ends where told. */
export async function plansOfCoach(db: Db, work: CoachWork, { isTaken = false } = {}): Promise<LedPlan[]> {
  const { rows } = await sql<LedPlan>`
    select plan.id, subject.id as "subjectId" from app.plans as plan
    join app.plan_members as member on member.tenant_id = plan.tenant_id and member.plan_id = plan.id and member.to_at is null
    join app.subjects as subject on subject.tenant_id = member.tenant_id and subject.id = member.subject_id and ${isMeant(work)}
    where plan.tenant_id = ${work.tenantId} and plan.lead_coach_id = ${work.coachId} and plan.state in ('active', 'readyToEnd')
    order by plan.id ${isTaken ? sql`for update of plan` : sql``}`.execute(db);
  return rows;
}

/** Makes somebody else the coach who leads these plans. */
export async function handOverPlans(db: Db, tenantId: string, planIds: readonly string[], toId: string): Promise<void> {
  await sql`update app.plans set lead_coach_id = ${toId} where tenant_id = ${tenantId} and id = any (${planIds}::uuid[])`.execute(db);
}
