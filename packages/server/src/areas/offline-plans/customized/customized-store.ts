import type { ReportContent } from '@trellis/contract/assessments/report';
import type { LocalText } from '@trellis/contract/languages';
import { sql } from 'kysely';
import { findPage, type Page } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';

interface Customized {
  planId: string;
  reportId: string;
  bars: number;
}

/** Keeps that a plan was made by a report. */
export async function recordCustomization(db: Db, caller: Member, { planId, reportId, bars }: Customized): Promise<void> {
  await db
    .insertInto('app.plan_customizations')
    .values({
      tenant_id: caller.tenantId,
      plan_id: planId,
      assessment_report_id: reportId,
      bars,
      person_id: caller.personId,
      created_at: caller.now,
    })
    .execute();
}

/** The report that a plan was made of last, and how many exercises a session takes by it; none where its template made it. */
export async function customizationOf(
  db: Db,
  planId: string,
): Promise<{ report: { id: string; content: ReportContent }; bars: number } | undefined> {
  const { rows } = await sql<{ report: { id: string; content: ReportContent }; bars: number }>`
    select jsonb_build_object('id', report.id, 'content', report.content) as report, made.bars
    from app.plan_customizations as made
    join app.assessment_reports as report on report.tenant_id = made.tenant_id and report.id = made.assessment_report_id
    where made.plan_id = ${planId} order by made.created_at desc, made.id desc limit 1`.execute(db);
  return rows[0];
}

interface CustomizedRow {
  id: string;
  planId: string;
  planName: LocalText;
  createdAt: Date;
  creator: string;
  bars: number;
  title: LocalText;
  finishTime: Date;
  content: ReportContent;
}

export function pageOfCustomized(db: Db, subjectId: string, page: Page): Promise<{ rows: CustomizedRow[]; totalCount: number }> {
  const ofChild = sql`
    from app.plan_customizations as made
    join app.plans as plan on plan.tenant_id = made.tenant_id and plan.id = made.plan_id and plan.kind = 'one' and plan.state <> 'deleted'
    join app.plan_members as member on member.tenant_id = plan.tenant_id and member.plan_id = plan.id and member.to_at is null
      and member.subject_id = ${subjectId}`;
  const rows = sql<CustomizedRow>`
    select made.id, plan.id as "planId", version.name as "planName", made.created_at as "createdAt", coalesce(person.name, '') as creator,
      made.bars, item.title, answer.finish_time as "finishTime", report.content
    ${ofChild}
    join catalog.plan_template_versions as version on version.id = plan.plan_template_version_id
    join app.assessment_reports as report on report.tenant_id = made.tenant_id and report.id = made.assessment_report_id
    join app.user_assessments as own on own.tenant_id = report.tenant_id and own.id = report.user_assessment_id
    join app.questionnaire_answers as answer on answer.tenant_id = own.tenant_id and answer.id = own.id
    join catalog.assessments as item on item.id = own.assessment_id
    left join identity.known_persons as person on person.id = made.person_id`;
  return findPage(db, { rows, counted: ofChild, order: sql`made.created_at desc, made.id desc` }, page);
}
