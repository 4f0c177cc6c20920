import type { questionnaireLibraryCalls } from '@trellis/contract/assessments/library-calls';
import type { Questionnaire, QuestionnaireDetail } from '@trellis/contract/assessments/library-schemas';
import type { Language, LocalText } from '@trellis/contract/languages';
import { begunQuestionnaire } from '@trellis/contract/questionnaires/begun';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { findPage } from '../../platform/db/page.ts';
import { containing } from '../../platform/db/patterns.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';

type Calls = typeof questionnaireLibraryCalls;

/** A questionnaire with its latest version, as the queries bring it. */
interface QuestionnaireRow {
  id: string;
  code: string;
  names: LocalText;
  doctorCommentTemplate: LocalText;
  version: number;
  publishedAt: Date;
  definition: { pages?: { elements?: unknown[] }[] };
  scoring: unknown;
  assessmentCount: number;
  concurrencyStamp: string;
}

/** Questionnaires, the latest first. */
export async function listQuestionnaires(db: Db, caller: Actor, input: InputOf<Calls['getList']>): Promise<OutputOf<Calls['getList']>> {
  const where = matching(input.filter);
  const list = {
    rows: questionnairesWhere(where),
    counted: sql`from catalog.questionnaires questionnaire where ${where}`,
    order: sql`questionnaire.created_at desc, questionnaire.id`,
  };
  const { rows, totalCount } = await findPage(db, list, input);
  return { items: rows.map((row) => presentQuestionnaire(row, caller.language)), totalCount };
}

/** One questionnaire with its latest version. */
export async function findQuestionnaire(db: Db, caller: Actor, { id }: { id: string }): Promise<QuestionnaireDetail> {
  const { rows } = await questionnairesWhere(sql`questionnaire.id = ${id} and questionnaire.removed_at is null`).execute(db);
  const row = rows[0] ?? refuse('Trellis:NotFound', { members: ['id'] });
  return {
    ...presentQuestionnaire(row, caller.language),
    doctorCommentTemplate: row.doctorCommentTemplate,
    jsonString: JSON.stringify(row.definition, null, 2),
    answer: JSON.stringify(row.scoring, null, 2),
    concurrencyStamp: row.concurrencyStamp,
  };
}

/** A questionnaire to be changed, or the least of one to begin with. */
export async function prepareQuestionnaire(
  db: Db,
  caller: Actor,
  { id }: InputOf<Calls['prepareForEdit']>,
): Promise<OutputOf<Calls['prepareForEdit']>> {
  const item = id === null ? null : await findQuestionnaire(db, caller, { id });
  return {
    item,
    jsonString: item?.jsonString ?? begunQuestionnaire.jsonString,
    answer: item?.answer ?? begunQuestionnaire.answer,
  };
}

/** Questionnaires of the library as `questionnaire`. */
export function questionnairesWhere(where: RawBuilder<unknown>) {
  return sql<QuestionnaireRow>`
    select questionnaire.id, questionnaire.code, questionnaire.name as names, questionnaire.doctor_comment_template as "doctorCommentTemplate",
      latest.version, latest.published_at as "publishedAt", latest.definition, latest.scoring,
      (select count(*) from catalog.assessments item where item.questionnaire_id = questionnaire.id and item.status <> 'Trash')::int as "assessmentCount",
      questionnaire.concurrency_stamp as "concurrencyStamp"
    from catalog.questionnaires questionnaire
    join lateral (
      select * from catalog.questionnaire_versions version where version.questionnaire_id = questionnaire.id order by version.version desc limit 1
    ) latest on true
    where ${where}`;
}

function matching(filter: string | undefined): RawBuilder<unknown> {
  if (!filter) return sql`questionnaire.removed_at is null`;
  const pattern = containing(filter);
  return sql`questionnaire.removed_at is null and (questionnaire.code ilike ${pattern} or questionnaire.name ->> 'en' ilike ${pattern}
    or questionnaire.name ->> 'zh-Hans' ilike ${pattern} or questionnaire.name ->> 'es' ilike ${pattern})`;
}

/** What lists tell of a questionnaire. */
export function presentQuestionnaire(
  { id, code, names, version, publishedAt, definition, assessmentCount }: QuestionnaireRow,
  language: Language,
): Questionnaire {
  const questionCount = (definition.pages ?? []).reduce((sum, { elements }) => sum + (elements?.length ?? 0), 0);
  return {
    id,
    info: { code, names, name: names[language], version, publishedAt: publishedAt.toISOString(), questionCount, assessmentCount },
  };
}
