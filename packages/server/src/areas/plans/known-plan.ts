import type { PlanKind, PlanState } from '@trellis/contract/offline-plans/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';

/** A plan whose sessions are booked: of a child, or of a class. */
export interface BookablePlan {
  id: string;
  kind: PlanKind;
  state: PlanState;
  /** Null where it is of a class. */
  subjectId: string | null;
  /** Sessions that are not finished, an open one included. */
  remainingSessions: number;
}

export interface KnownPlan extends BookablePlan {
  subjectId: string;
  subjectName: string;
}

const remainingSessions = sql<number>`(
  select count(*)::int from app.sessions as session
  where session.tenant_id = plan.tenant_id and session.plan_id = plan.id and session.state in ('notStarted', 'open')
)`;

/** A one-to-one plan of the caller's centre; refuses with NotFound when there is none. */
export async function planOf(db: Db, planId: string): Promise<KnownPlan> {
  const { rows } = await sql<KnownPlan>`
    select plan.id, member.subject_id as "subjectId", child.name as "subjectName", plan.kind, plan.state, ${remainingSessions} as "remainingSessions"
    from app.plans as plan
    join app.plan_members as member on member.tenant_id = plan.tenant_id and member.plan_id = plan.id and member.to_at is null
    join app.subjects as child on child.tenant_id = member.tenant_id and child.id = member.subject_id
    where plan.id = ${planId} and plan.kind = 'one' and plan.state <> 'deleted'`.execute(db);
  return rows[0] ?? refuse('Trellis:NotFound');
}

/** Which plan is booked: a child's, a class', or whichever some booking is of. */
export type WhichPlan = { userOfflinePlanId: string } | { groupTrainingPlanId: string } | { id: string };

const bookedBy = (which: WhichPlan): { id: string; kinds: PlanKind[]; member: string } => {
  if ('id' in which) return { id: which.id, kinds: ['one', 'group'], member: 'id' };
  if ('userOfflinePlanId' in which) return { id: which.userOfflinePlanId, kinds: ['one'], member: 'userOfflinePlanId' };
  return { id: which.groupTrainingPlanId, kinds: ['group'], member: 'groupTrainingPlanId' };
};

/** A plan of the caller's centre that sessions are booked of; refuses with NotFound when there is none. */
export async function bookablePlanOf(db: Db, which: WhichPlan): Promise<BookablePlan> {
  const { id, kinds, member } = bookedBy(which);
  const { rows } = await sql<BookablePlan>`
    select plan.id, plan.kind, plan.state, ${remainingSessions} as "remainingSessions", case when plan.kind = 'one' then (
      select member.subject_id from app.plan_members as member
      where member.tenant_id = plan.tenant_id and member.plan_id = plan.id and member.to_at is null
    ) end as "subjectId"
    from app.plans as plan
    where plan.id = ${id} and plan.kind = any (${kinds}::text[]) and plan.state <> 'deleted'`.execute(db);
  return rows[0] ?? refuse('Trellis:NotFound', { members: [member] });
}
