import type { assessmentCalls } from '@trellis/contract/assessments/library-calls';
import type { Assessment, AssessmentDetail, AssessmentForm } from '@trellis/contract/assessments/library-schemas';
import type { LocalText } from '@trellis/contract/languages';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { findPage } from '../../platform/db/page.ts';
import { byName } from '../../platform/db/sorting.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { type AssessmentRow, assessmentsWhere, listedFor } from './library-store.ts';

type Calls = typeof assessmentCalls;

/** Assessments in order: all for the platform, for a centre those that it may order. */
export async function listAssessments(db: Db, caller: Actor, input: InputOf<Calls['getList']>): Promise<OutputOf<Calls['getList']>> {
  const where = listedFor(caller, input);
  const list = {
    rows: assessmentsWhere(caller.language, where),
    counted: sql`from catalog.assessments item where ${where}`,
    order: sql`item.sort_order, item.created_at desc, item.id`,
  };
  const { rows, totalCount } = await findPage(db, list, input);
  return { items: rows.map(presentAssessment), totalCount };
}

/** One assessment of the library with its formula. */
export async function findAssessment(db: Db, caller: Actor, { id }: { id: string }): Promise<AssessmentDetail> {
  const { rows } = await assessmentsWhere(caller.language, sql`item.id = ${id}`).execute(db);
  const row = rows[0] ?? refuse('Trellis:NotFound', { members: ['id'] });
  const { titles, formula, formulaVersion, concurrencyStamp } = row;
  return { ...presentAssessment(row), titles, formula: formula as AssessmentDetail['formula'], formulaVersion, concurrencyStamp };
}

interface FormRows {
  questionnaires: { id: string; name: string; sections: { code: string; name: LocalText }[] }[];
  categories: AssessmentForm['categories'];
  tags: AssessmentForm['tags'];
}

/** What the form of an assessment offers, with the one to be changed. */
export async function prepareAssessment(db: Db, caller: Actor, { id }: InputOf<Calls['prepareForEdit']>): Promise<AssessmentForm> {
  const { language } = caller;
  const { rows } = await sql<FormRows>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'name', q.name ->> ${language}, 'sections', v.scoring -> 'sections') order by ${byName(sql`q.name ->> ${language}`)}), '[]')
        from catalog.questionnaires q join lateral (
          select scoring from catalog.questionnaire_versions where questionnaire_id = q.id order by version desc limit 1
        ) v on true
        where q.removed_at is null) as questionnaires,
      (select coalesce(jsonb_agg(jsonb_build_object('code', code, 'name', name ->> ${language}) order by sort_order), '[]') from catalog.categories) as categories,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name ->> ${language}) order by position), '[]') from catalog.assessment_tags) as tags`.execute(
    db,
  );
  const { questionnaires, categories, tags } = rows[0] as FormRows;
  return {
    item: id === null ? null : await findAssessment(db, caller, { id }),
    questionnaires: questionnaires.map(({ sections, ...questionnaire }) => ({
      ...questionnaire,
      sections: sections.map(({ code, name }) => ({ code, name: name[language] })),
    })),
    categories,
    tags,
  };
}

function presentAssessment({
  titles: _titles,
  formula: _formula,
  formulaVersion: _version,
  concurrencyStamp: _stamp,
  createdAt,
  ...row
}: AssessmentRow): Assessment {
  return { ...row, creationTime: createdAt.toISOString() };
}
