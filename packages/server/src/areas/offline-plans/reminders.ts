import { limits } from '@trellis/contract/limits';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';

/** What is due about a child by now, by the session that it is due since; null where it is not, or was seen to. */
export interface Reminders {
  retestNum: number | null;
  interviewNum: number | null;
}

const every = sql.lit(limits.fasRetestEvery);

/**
 * A child is assessed again around every 40th session, before it or after: whatever was arranged since the session before counts. Parents are
 * talked to after as many sessions as the center says; an interview that was written since that session began counts.
 */
export async function findReminders(db: Db, planId: string): Promise<Reminders> {
  const { rows } = await sql<Reminders>`
    select
      (
        select r.num from (select done.num + 1 - (done.num + 1) % ${every} as num) r
        where r.num > 0 and (done.num + 1) % ${every} <= 1 and not exists (
          select 1 from app.user_assessments own join catalog.assessments item on item.id = own.assessment_id
          where own.tenant_id = p.tenant_id and own.subject_id = m.subject_id and own.status <> 'Closed'
            and item.assessment_type = 'MediumAssessment' and own.created_at >= (
              select max(s.finished_at) from app.sessions s where s.tenant_id = p.tenant_id and s.plan_id = p.id and s.num < r.num
            )
        )
      ) as "retestNum",
      (
        select i.num
        from app.centre_settings c, lateral (select done.num - done.num % c.interview_every as num) i
        where c.tenant_id = p.tenant_id and i.num > 0 and not exists (
          select 1 from app.questionnaire_answers q
          where q.tenant_id = p.tenant_id and q.subject_id = m.subject_id and q.purpose = 'parentalInterview' and q.is_complete
            and q.finish_time >= (
              select max(s.opened_at) from app.sessions s where s.tenant_id = p.tenant_id and s.plan_id = p.id and s.num <= i.num
            )
        )
      ) as "interviewNum"
    from app.plans p
    join app.plan_members m on m.tenant_id = p.tenant_id and m.plan_id = p.id and m.to_at is null
    cross join lateral (
      select coalesce(max(s.num) filter (where s.state = 'finished'), 0) as num
      from app.sessions s where s.tenant_id = p.tenant_id and s.plan_id = p.id
    ) done
    where p.id = ${planId}`.execute(db);
  return rows[0] ?? { retestNum: null, interviewNum: null };
}
