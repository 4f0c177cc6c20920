import type { Language, LocalText } from '@trellis/contract/languages';
import type { OpenInterim } from '@trellis/contract/offline-plans/schemas';
import { type RawBuilder, sql } from 'kysely';
import { inLanguage } from './text.ts';

/** As the database knows it, its title in all languages. */
export type OpenInterimRow = Omit<OpenInterim, 'title'> & { title: LocalText };

/** The interim assessment of a child, under the name that the query gives it, that has waited longest for its answers; null where none does. */
export const openInterimOf = (child: string): RawBuilder<OpenInterimRow | null> => sql`(
  select jsonb_build_object(
    'userAssessmentId', own.id, 'assessmentId', item.id, 'title', item.title,
    'subjectId', ${sql.ref(`${child}.id`)}, 'subjectName', ${sql.ref(`${child}.name`)}
  )
  from app.user_assessments own join catalog.assessments item on item.id = own.assessment_id
  where own.tenant_id = ${sql.ref(`${child}.tenant_id`)} and own.subject_id = ${sql.ref(`${child}.id`)}
    and own.status in ('None', 'Started') and item.assessment_type = 'MediumAssessment'
  order by own.created_at, own.id limit 1
)`;

/** The same in the words of a language. */
export const presentInterim = (row: OpenInterimRow | null, language: Language): OpenInterim | null =>
  row && { ...row, title: inLanguage(row.title, language) };
