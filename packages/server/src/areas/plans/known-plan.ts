import type { PlanKind, PlanState } from '@trellis/contract/offline-plans/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';

export interface KnownPlan {
  subjectId: string;
  subjectName: string;
  kind: PlanKind;
  state: PlanState;
  /** Sessions that are not finished, an open one included. */
  remainingSessions: number;
}

/** A one-to-one plan of the caller's centre; refuses with NotFound when there is none. */
export async function planOf(db: Db, planId: string): Promise<KnownPlan> {
  const { rows } = await sql<KnownPlan>`
    select member.subject_id as "subjectId", child.name as "subjectName", plan.kind, plan.state, (
      select count(*)::int from app.sessions as session
      where session.tenant_id = plan.tenant_id and session.plan_id = plan.id and session.state in ('notStarted', 'open')
    ) as "remainingSessions"
    from app.plans as plan
    join app.plan_members as member on member.tenant_id = plan.tenant_id and member.plan_id = plan.id and member.to_at is null
    join app.subjects as child on child.tenant_id = member.tenant_id and child.id = member.subject_id
    where plan.id = ${planId} and plan.kind = 'one' and plan.state <> 'deleted'`.execute(db);
  return rows[0] ?? refuse('Trellis:NotFound');
}
