import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';

interface Due {
  id: string;
  name: string;
  /** The session that it is due since, counted by those of the plan that the child attended. */
  num: number;
}

/**
 * Parents are talked to after as many sessions as the center says. A child of a class counts those that it attended: who joined later or was
 * away comes to its talk later. An interview that was written since that session began counts.
 */
export async function interviewsDueOfClass(db: Db, planId: string): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select subject.id, subject.name, due.num
    from app.plans as plan
    join app.centre_settings as settings on settings.tenant_id = plan.tenant_id and settings.interview_every is not null
    join app.class_group_members as link on link.tenant_id = plan.tenant_id and link.class_group_id = plan.class_group_id
    join app.subjects as subject on subject.tenant_id = link.tenant_id and subject.id = link.subject_id
    cross join lateral (
      select array_agg(session.opened_at order by session.num) as began
      from app.session_subjects as part
      join app.sessions as session on session.tenant_id = part.tenant_id and session.id = part.session_id
      where part.tenant_id = link.tenant_id and part.subject_id = link.subject_id and part.attendance = 'Attend'
        and session.plan_id = plan.id and session.state = 'finished'
    ) as attended
    cross join lateral (
      select cardinality(attended.began) - cardinality(attended.began) % settings.interview_every as num
    ) as due
    where plan.id = ${planId} and due.num > 0 and not exists (
      select 1 from app.questionnaire_answers as answer
      where answer.tenant_id = subject.tenant_id and answer.subject_id = subject.id and answer.purpose = 'parentalInterview'
        and answer.is_complete and answer.finish_time >= attended.began[due.num]
    )
    order by subject.name, subject.id`.execute(db);
  return rows;
}
