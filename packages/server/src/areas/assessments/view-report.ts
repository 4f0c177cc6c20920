import { noRecommendation, type ReportContent } from '@trellis/contract/assessments/report';
import { abilityLevel } from '@trellis/contract/assessments/rules';
import type { AssessmentReport } from '@trellis/contract/assessments/schemas';
import type { Language } from '@trellis/contract/languages';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Guest } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { signFile } from '../files/public.ts';

interface ReportRow {
  id: string;
  subjectId: string;
  centerName: string;
  zone: string;
  logoKey: string | null;
  childName: string;
  birthday: string;
  assessmentName: string;
  formula: string;
  version: number;
  createdAt: Date;
  finishTime: Date | null;
  isOpen: boolean;
  content: ReportContent;
}

/** The latest report of an assessment, in a language; refuses one that is not there, or not obtained. */
export async function viewReport(db: Db, userAssessmentId: string, language: Language): Promise<AssessmentReport> {
  const { rows } = await sql<ReportRow>`
    select report.id, own.subject_id as "subjectId", tenant.name as "centerName", tenant.zone, tenant.logo_key as "logoKey", subject.name as "childName", subject.birthday::text as birthday,
      item.title ->> ${language} as "assessmentName", report.formula, report.formula_version as version, report.created_at as "createdAt",
      answer.finish_time as "finishTime", own.status = 'ReportedReady' and (own.has_get_report or not own.need_pay) as "isOpen", report.content
    from app.assessment_reports report
    join app.user_assessments own on own.tenant_id = report.tenant_id and own.id = report.user_assessment_id
    join app.questionnaire_answers answer on answer.tenant_id = own.tenant_id and answer.id = own.id
    join app.subjects subject on subject.tenant_id = own.tenant_id and subject.id = own.subject_id
    join identity.tenants tenant on tenant.id = own.tenant_id
    join catalog.assessments item on item.id = own.assessment_id
    where report.user_assessment_id = ${userAssessmentId}
    order by report.created_at desc, report.id desc limit 1`.execute(db);
  const row = rows[0];
  if (!row?.isOpen) return refuse('Trellis:ReportNotReady');
  return present(row, language);
}

/** The report that a guardian's link opens. */
export async function viewGuestReport(db: Db, guest: Guest): Promise<AssessmentReport> {
  const report = await viewReport(db, guest.targetId ?? refuse('Trellis:UserAssessmentNotFound'), guest.language);
  return { ...report, subjectId: null };
}

function present(
  { content, logoKey, formula, version, createdAt, finishTime, isOpen: _isOpen, ...row }: ReportRow,
  language: Language,
): AssessmentReport {
  const { categories, abilities, focuses, comment, unknown, ...figures } = content;
  const nameOf = (code: string) => abilities.find((ability) => ability.code === code)?.name[language] ?? code;
  return {
    ...row,
    ...figures,
    // reports that were made earlier recommend even where nothing is known
    ...(abilities.length === 0 && noRecommendation),
    logo: logoKey && signFile(logoKey),
    formula: `${formula}.${version}`,
    creationTime: createdAt.toISOString(),
    finishTime: finishTime && finishTime.toISOString(),
    categories: categories.map(({ name, ...category }) => ({ ...category, name: name[language] })),
    abilities: abilities.map(({ name, ...ability }) => ({ ...ability, name: name[language], level: abilityLevel(ability) ?? null })),
    focuses: focuses.map(({ code, level }) => ({ code, name: nameOf(code), level })),
    unknown: unknown.map(({ code, name }) => ({ code, name: name[language] })),
    comment: comment[language],
  };
}
