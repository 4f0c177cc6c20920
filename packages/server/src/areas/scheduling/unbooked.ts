import type { UnbookedSession } from '@trellis/contract/scheduling/schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';

interface Span {
  tenantId: string;
  start: string;
  end: string;
}

interface Row extends Omit<UnbookedSession, 'time' | 'endTime'> {
  coachId: string;
  coachName: string;
  openedAt: Date;
  finishedAt: Date | null;
}

/** Sessions that began within a span without a booking, by their start: of children, of classes and trials, with who trained them. */
export async function listUnbooked(
  db: Db,
  { tenantId, start, end }: Span,
): Promise<(UnbookedSession & { coachId: string; coachName: string })[]> {
  const { rows } = await sql<Row>`
    select session.id as "sessionId", plan.kind, plan.id as "planId", session.num, session.opened_at as "openedAt",
      session.finished_at as "finishedAt", person.id as "coachId", person.name as "coachName",
      coalesce(class.name, (
        select string_agg(child.name, ', ' order by child.name) from app.session_subjects as part
        join app.subjects as child on child.tenant_id = part.tenant_id and child.id = part.subject_id
        where part.tenant_id = session.tenant_id and part.session_id = session.id
      ), '') as name
    from app.sessions as session
    join app.plans as plan on plan.tenant_id = session.tenant_id and plan.id = session.plan_id and plan.state <> 'deleted'
    left join app.class_groups as class on class.tenant_id = plan.tenant_id and class.id = plan.class_group_id
    join identity.known_persons as person on person.id = coalesce((
      select coach.person_id from app.session_coaches as coach
      where coach.tenant_id = session.tenant_id and coach.session_id = session.id and coach.role <> 'planned'
      order by coach.finished_at nulls last, coach.id limit 1
    ), plan.lead_coach_id)
    where session.tenant_id = ${tenantId} and session.opened_at >= ${start}::timestamptz and session.opened_at < ${end}::timestamptz
      and session.state in ('open', 'finished')
      and not exists (
        select 1 from app.occurrences as booked
        where booked.tenant_id = session.tenant_id and booked.session_id = session.id and booked.state <> 'cancelled'
      )
    order by session.opened_at, session.id`.execute(db);
  return rows.map(({ openedAt, finishedAt, ...row }) => ({
    ...row,
    time: openedAt.toISOString(),
    endTime: finishedAt?.toISOString() ?? null,
  }));
}
