import type { ReportContent } from '@trellis/contract/assessments/report';
import type { LocalText } from '@trellis/contract/languages';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';

export interface LatestReport {
  id: string;
  userAssessmentId: string;
  title: LocalText;
  finishTime: Date;
  content: ReportContent;
}

/** The latest report of a child that may be read and recommends anything; of one assessment where it is named. */
export async function latestReport(db: Db, subjectId: string, userAssessmentId?: string): Promise<LatestReport | undefined> {
  const { rows } = await sql<LatestReport>`
    select report.id, own.id as "userAssessmentId", item.title, answer.finish_time as "finishTime", report.content
    from app.user_assessments as own
    join app.assessment_reports as report on report.tenant_id = own.tenant_id and report.user_assessment_id = own.id
    join app.questionnaire_answers as answer on answer.tenant_id = own.tenant_id and answer.id = own.id
    join catalog.assessments as item on item.id = own.assessment_id
    where own.subject_id = ${subjectId} and jsonb_array_length(report.content -> 'categories') > 0
      and own.status = 'ReportedReady' and (own.has_get_report or not own.need_pay)
      ${userAssessmentId === undefined ? sql`` : sql`and own.id = ${userAssessmentId}`}
    order by answer.finish_time desc, report.created_at desc, report.id desc limit 1`.execute(db);
  return rows[0];
}
