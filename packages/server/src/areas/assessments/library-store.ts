import type { ReportFormula } from '@trellis/contract/assessments/report';
import type { AssessmentType } from '@trellis/contract/assessments/rules';
import type { Language, LocalText } from '@trellis/contract/languages';
import type { ContentStatus } from '@trellis/contract/resources/status';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../platform/db/patterns.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';

export interface AssessmentRow {
  id: string;
  titles: LocalText;
  title: string;
  assessmentType: AssessmentType;
  questionnaireId: string;
  questionnaireName: string;
  tagIds: string[];
  needPay: boolean;
  status: ContentStatus;
  sortOrder: number;
  createdAt: Date;
  tenantCount: number;
  formula: ReportFormula;
  formulaVersion: number;
  concurrencyStamp: string;
}

/** Assessments of the library where `where` holds, in a language. */
export function assessmentsWhere(language: Language, where: RawBuilder<unknown>) {
  return sql<AssessmentRow>`
    select item.id, item.title as titles, item.title ->> ${language} as title, item.assessment_type as "assessmentType",
      item.questionnaire_id as "questionnaireId", questionnaire.name ->> ${language} as "questionnaireName",
      array(select tag_id from catalog.assessment_tagged tagged where tagged.assessment_id = item.id order by tag_id)::text[] as "tagIds",
      item.need_pay as "needPay", item.status, item.sort_order as "sortOrder", item.created_at as "createdAt",
      (select count(*) from catalog.grants granted join identity.tenants tenant on tenant.id = granted.tenant_id and tenant.deleted_at is null
        where granted.kind = 'assessment' and granted.item_id = item.id)::int as "tenantCount",
      item.formula, item.formula_version as "formulaVersion", item.concurrency_stamp as "concurrencyStamp"
    from catalog.assessments item join catalog.questionnaires questionnaire on questionnaire.id = item.questionnaire_id
    where ${where}`;
}

interface Filter {
  filter?: string | undefined;
  assessmentType?: AssessmentType | undefined;
  status?: ContentStatus | undefined;
}

/** What of the library a caller lists: a centre what is public and granted to it, whoever looks after the library everything. */
export function listedFor(caller: Actor, { filter, assessmentType, status }: Filter): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (caller.kind === 'member') {
    conditions.push(sql`item.status = 'Public' and exists (
      select 1 from catalog.grants granted
      where granted.kind = 'assessment' and granted.item_id = item.id and granted.tenant_id = ${caller.tenantId}
    )`);
  }
  if (assessmentType) conditions.push(sql`item.assessment_type = ${assessmentType}`);
  if (status) conditions.push(sql`item.status = ${status}`);
  if (filter) {
    const pattern = containing(filter);
    conditions.push(
      sql`(item.title ->> 'en' ilike ${pattern} or item.title ->> 'zh-Hans' ilike ${pattern} or item.title ->> 'es' ilike ${pattern})`,
    );
  }
  return sql.join(conditions, sql` and `);
}

/** Takes an assessment of the library until the transaction ends; answers its stamp and formula. */
export async function lockAssessment(db: Db, id: string): Promise<{ concurrencyStamp: string; formula: ReportFormula } | undefined> {
  const row = await db
    .selectFrom('catalog.assessments')
    .select(['concurrency_stamp', 'formula'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && { concurrencyStamp: row.concurrency_stamp, formula: row.formula as unknown as ReportFormula };
}

/** The sections of a questionnaire's latest version, which stays the latest until the transaction ends; undefined where there is no such questionnaire. */
export async function sectionsOf(db: Db, questionnaireId: string): Promise<{ code: string; name: LocalText }[] | undefined> {
  await sql`select from catalog.questionnaires where id = ${questionnaireId} for share`.execute(db);
  const { rows } = await sql<{ sections: { code: string; name: LocalText }[] }>`
    select version.scoring -> 'sections' as sections
    from catalog.questionnaires questionnaire join catalog.questionnaire_versions version on version.questionnaire_id = questionnaire.id
    where questionnaire.id = ${questionnaireId} and questionnaire.removed_at is null
    order by version.version desc limit 1`.execute(db);
  return rows[0]?.sections;
}

export const namedSections = ({ abilities, music }: Pick<ReportFormula, 'abilities' | 'music'>): string[] =>
  [...abilities, ...music].flatMap(({ section }) => section ?? []);
