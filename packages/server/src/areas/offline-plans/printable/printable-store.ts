import type { ReportContent } from '@trellis/contract/assessments/report';
import type { LocalText } from '@trellis/contract/languages';
import type { MusicType } from '@trellis/contract/music/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';

interface PrintableRow {
  centerName: string;
  music: { name: LocalText; musicType: MusicType } | null;
  frequency: number | null;
  minutes: number | null;
  report: { name: LocalText; finishTime: string | null; content: ReportContent } | null;
  /** Of the plan's own exercises: how many there are of each category, and at which level on average. */
  trained: { code: string; name: LocalText; count: number; level: number }[];
}

/** What a printed plan says beside the plan itself, in one query. The report is the child's latest that may be read and recommends something. */
export async function findPrintable(db: Db, planId: string, zone: string): Promise<PrintableRow | undefined> {
  const { rows } = await sql<PrintableRow>`
    select tenant.name as "centerName",
      case when course.id is not null then jsonb_build_object('name', course.name, 'musicType', course.music_type) end as music,
      booked.frequency, booked.minutes,
      (
        select jsonb_build_object('name', item.title, 'finishTime', answer.finish_time, 'content', report.content)
        from app.user_assessments own
        join app.assessment_reports report on report.tenant_id = own.tenant_id and report.user_assessment_id = own.id
        join app.questionnaire_answers answer on answer.tenant_id = own.tenant_id and answer.id = own.id
        join catalog.assessments item on item.id = own.assessment_id
        where own.tenant_id = plan.tenant_id and own.subject_id = member.subject_id and own.status = 'ReportedReady'
          and (own.has_get_report or not own.need_pay) and report.content ->> 'arrangeableClass' is not null
        order by answer.finish_time desc nulls last, report.created_at desc, report.id desc limit 1
      ) as report,
      coalesce(trained.list, '[]') as trained
    from app.plans plan
    join identity.tenants tenant on tenant.id = plan.tenant_id
    join app.plan_members member on member.tenant_id = plan.tenant_id and member.plan_id = plan.id and member.to_at is null
    left join catalog.music_courses course on course.id = plan.music_course_id
    cross join lateral (
      select count(*)::float8 / nullif(count(distinct date_trunc('week', o.starts_at at time zone ${zone})), 0) as frequency,
        (mode() within group (order by extract(epoch from o.ends_at - o.starts_at) / 60))::int as minutes
      from app.occurrences o
      where o.tenant_id = plan.tenant_id and o.plan_id = plan.id and o.state in ('scheduled', 'opened', 'finished')
    ) booked
    cross join lateral (
      select jsonb_agg(jsonb_build_object('code', of.code, 'name', of.name, 'count', of.count, 'level', of.level) order by of.sort_order) as list
      from (
        select category.code, category.name, category.sort_order, count(*) as count, avg(item.difficulty) as level
        from app.sessions session
        join app.session_items item on item.tenant_id = session.tenant_id and item.session_id = session.id
        join catalog.program_categories link on link.program_version_id = item.program_version_id
        join catalog.categories category on category.id = link.category_id
        where session.tenant_id = plan.tenant_id and session.plan_id = plan.id and session.state <> 'cancelled'
        group by category.id
      ) of
    ) trained
    where plan.id = ${planId}`.execute(db);
  return rows[0];
}
