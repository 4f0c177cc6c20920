import type { AssessmentStatus, AssessmentType } from '@trellis/contract/assessments/rules';
import type { UserAssessmentFilter } from '@trellis/contract/assessments/schemas';
import type { Language } from '@trellis/contract/languages';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../platform/db/patterns.ts';
import type { Db } from '../../platform/db/types.ts';
import { childNamed } from '../subjects/public.ts';

export interface UserAssessmentRow {
  id: string;
  tenantId: string;
  assessmentId: string;
  userId: string;
  userName: string;
  title: string;
  assessmentType: AssessmentType;
  tagIds: string[];
  status: AssessmentStatus;
  needPay: boolean;
  hasGetReport: boolean;
  createdAt: Date;
  /** As the database compares it: a Date is rounded to the millisecond. */
  orderedAt: string;
  finishTime: Date | null;
  sentAt: Date | null;
  consentedAt: Date | null;
  finishedPage: number;
  isAnswered: boolean;
  fillerName: string | null;
}

const tables = sql`
  from app.user_assessments own
  join app.questionnaire_answers answer on answer.tenant_id = own.tenant_id and answer.id = own.id
  join app.subjects subject on subject.tenant_id = own.tenant_id and subject.id = own.subject_id
  join catalog.assessments item on item.id = own.assessment_id
  left join identity.known_persons person on person.id = answer.filler_person_id
  left join app.guardians guardian on guardian.tenant_id = answer.tenant_id and guardian.id = answer.filler_guardian_id`;

/** Assessments of children where `where` holds, in the reader's language. */
export function userAssessmentsWhere(language: Language, where: RawBuilder<unknown>, tail = sql``) {
  return sql<UserAssessmentRow>`
    select own.id, own.tenant_id as "tenantId", own.assessment_id as "assessmentId", own.subject_id as "userId", subject.name as "userName",
      item.title ->> ${language} as title, item.assessment_type as "assessmentType",
      array(select tag_id from catalog.assessment_tagged tagged where tagged.assessment_id = item.id order by tag_id)::text[] as "tagIds",
      own.status, own.need_pay as "needPay", own.has_get_report as "hasGetReport", own.created_at as "createdAt", own.created_at::text as "orderedAt",
      answer.finish_time as "finishTime", own.sent_at as "sentAt", own.consented_at as "consentedAt", answer.finished_page as "finishedPage",
      answer.is_complete or answer.data <> '{}' as "isAnswered",
      case when answer.is_complete or answer.data <> '{}' then coalesce(person.name, guardian.full_name) end as "fillerName"
    ${tables} where ${where} ${tail}`;
}

/** The same rows, to be counted. */
export const countedWhere = (where: RawBuilder<unknown>) => sql`${tables} where ${where}`;

/** The condition that a filter stands for. */
export function matches({ subjectId, status, assessmentType, filter }: UserAssessmentFilter): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (subjectId) conditions.push(sql`own.subject_id = ${subjectId}`);
  if (status) conditions.push(sql`own.status = ${status}`);
  if (assessmentType) conditions.push(sql`item.assessment_type = ${assessmentType}`);
  if (filter) {
    const pattern = containing(filter);
    const title = sql`(item.title ->> 'en' ilike ${pattern} or item.title ->> 'zh-Hans' ilike ${pattern} or item.title ->> 'es' ilike ${pattern})`;
    conditions.push(sql`(${childNamed('subject', filter)} or ${title})`);
  }
  return sql.join(conditions, sql` and `);
}

export interface LockedAssessment {
  id: string;
  subjectId: string;
  assessmentId: string;
  status: AssessmentStatus;
  needPay: boolean;
  hasGetReport: boolean;
  consentedAt: Date | null;
}

/** An assessment of a child under its lock: answering, giving up and obtaining it come one after the other. */
export async function lockUserAssessment(db: Db, id: string): Promise<LockedAssessment | undefined> {
  const row = await db
    .selectFrom('app.user_assessments')
    .select(['id', 'subject_id', 'assessment_id', 'status', 'need_pay', 'has_get_report', 'consented_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      subjectId: row.subject_id,
      assessmentId: row.assessment_id,
      status: row.status as AssessmentStatus,
      needPay: row.need_pay,
      hasGetReport: row.has_get_report,
      consentedAt: row.consented_at,
    }
  );
}
