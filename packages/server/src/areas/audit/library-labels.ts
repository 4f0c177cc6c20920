import type { Language } from '@trellis/contract/languages';
import { type RawBuilder, sql } from 'kysely';
import { textIn } from '../../platform/resources/texts.ts';

/** What of the library has a title of its own, and the column where it stands in every language. */
const titled = {
  titles: [
    'catalog.courses',
    'catalog.course_contents',
    'catalog.banners',
    'catalog.daily_topics',
    'catalog.week_themes',
    'catalog.wellbeing_templates',
  ],
  names: [
    'catalog.course_categories',
    'catalog.coursewares',
    'catalog.teachers',
    'catalog.tags',
    'catalog.program_materials',
    'catalog.training_targets',
    'catalog.examinations',
  ],
  name: [
    'catalog.categories',
    'catalog.forms',
    'catalog.music_courses',
    'catalog.questionnaires',
    'catalog.contract_reasons',
    'catalog.qualification_medals',
    'catalog.certificate_styles',
    'catalog.assessment_tags',
  ],
  title: ['catalog.assessments', 'catalog.tracks', 'catalog.program_versions'],
  display_names: ['catalog.feedback_property_versions'],
} as const;

/** What ids of the library are called in a reader's language: a program and a plan template as published last. */
export function libraryLabels(ids: readonly string[], language: Language): RawBuilder<{ id: string; name: string }> {
  const own = Object.entries(titled).flatMap(([column, tables]) =>
    tables.map((table) => sql`select id, ${textIn(column, language)} as name from ${sql.table(table)} where id = any (${ids}::uuid[])`),
  );
  const published = sql`
    select distinct on (version.program_id) version.program_id, ${textIn('version.title', language)} from catalog.program_versions as version
    where version.program_id = any (${ids}::uuid[]) order by version.program_id, version.version desc`;
  const templates = sql`
    select distinct on (version.plan_template_id) version.plan_template_id, ${textIn('version.name', language)}
    from catalog.plan_template_versions as version
    where version.plan_template_id = any (${ids}::uuid[]) order by version.plan_template_id, version.version desc`;
  const versions = sql`
    select version.id, ${textIn('form.name', language)} from catalog.form_versions as version join catalog.forms as form on form.id = version.form_id
    where version.id = any (${ids}::uuid[])
    union all
    select version.id, ${textIn('questionnaire.name', language)} from catalog.questionnaire_versions as version
    join catalog.questionnaires as questionnaire on questionnaire.id = version.questionnaire_id where version.id = any (${ids}::uuid[])
    union all
    select version.id, ${textIn('version.name', language)} from catalog.plan_template_versions as version where version.id = any (${ids}::uuid[])`;
  const fields = sql`
    select distinct on (version.feedback_property_id) version.feedback_property_id, ${textIn('version.display_names', language)}
    from catalog.feedback_property_versions as version
    where version.feedback_property_id = any (${ids}::uuid[]) order by version.feedback_property_id, version.version desc`;
  const plain = sql`
    select id, name from catalog.training_modules where id = any (${ids}::uuid[])
    union all select id, name from catalog.schools where id = any (${ids}::uuid[])
    union all select id, file_name from catalog.media where id = any (${ids}::uuid[])`;
  return sql`${sql.join(own, sql` union all `)} union all (${published}) union all (${templates}) union all (${fields}) union all ${versions} union all ${plain}`;
}
