import { makeReport, type ReportFormula } from '@trellis/contract/assessments/report';
import type { LocalText } from '@trellis/contract/languages';
import type { Scoring, SectionScore } from '@trellis/contract/questionnaires/scoring';
import { dateIn } from '@trellis/contract/scheduling/rules';
import { stageOn } from '@trellis/contract/subjects/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';

interface Material {
  tenantId: string;
  formula: ReportFormula;
  version: number;
  comment: LocalText;
  score: SectionScore[];
  scoring: Scoring;
  birthday: string;
  zone: string;
  finishTime: Date;
}

/** Writes a report of answers that were submitted, by the formula as it is now, and says that it is there. */
export async function writeReport(db: Db, userAssessmentId: string): Promise<void> {
  const { rows } = await sql<Material>`
    select own.tenant_id as "tenantId", item.formula, item.formula_version as version, questionnaire.doctor_comment_template as comment,
      answer.score, version.scoring, subject.birthday::text as birthday, tenant.zone, answer.finish_time as "finishTime"
    from app.user_assessments own
    join app.questionnaire_answers answer on answer.tenant_id = own.tenant_id and answer.id = own.id
    join app.subjects subject on subject.tenant_id = own.tenant_id and subject.id = own.subject_id
    join identity.tenants tenant on tenant.id = own.tenant_id
    join catalog.assessments item on item.id = own.assessment_id
    join catalog.questionnaire_versions version on version.id = answer.version_id
    join catalog.questionnaires questionnaire on questionnaire.id = answer.questionnaire_id
    where own.id = ${userAssessmentId} and answer.is_complete`.execute(db);
  const material = rows[0];
  if (!material) throw new Error(`Assessment ${userAssessmentId} has no answers to report on`);
  const names = await categoryNames(db);
  const { formula, version, scoring, score, comment, birthday, zone, finishTime } = material;
  const content = makeReport(formula, {
    scores: score,
    stage: stageOn(birthday, dateIn(zone, finishTime.toISOString())),
    nameOfSection: (code) => scoring.sections.find((section) => section.code === code)?.name ?? plain(code),
    nameOfCategory: (code) => names.get(code) ?? plain(code),
    comment,
  });
  await db
    .insertInto('app.assessment_reports')
    .values({
      tenant_id: material.tenantId,
      user_assessment_id: userAssessmentId,
      formula: formula.name,
      formula_version: version,
      content: JSON.stringify(content),
    })
    .execute();
  await db.updateTable('app.user_assessments').set({ status: 'ReportedReady' }).where('id', '=', userAssessmentId).execute();
}

async function categoryNames(db: Db): Promise<Map<string, LocalText>> {
  const rows = await db.selectFrom('catalog.categories').select(['code', 'name']).execute();
  return new Map(rows.map(({ code, name }) => [code, name as unknown as LocalText]));
}

/** A name that nobody knows any more is its code. */
const plain = (code: string): LocalText => ({ en: code, 'zh-Hans': code, es: code });
