import type { LocalText } from '@trellis/contract/languages';
import type { planManagementCalls } from '@trellis/contract/offline-plans/management/calls';
import type { CoreSession } from '@trellis/contract/offline-plans/management/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { findPage } from '../../../platform/db/page.ts';
import { containing } from '../../../platform/db/patterns.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { ilsVersionOf } from '../ils-version.ts';
import { inLanguage } from '../text.ts';

type Call = typeof planManagementCalls.coreSessionLibrary;

interface Row extends Omit<CoreSession, 'displayName' | 'musicCourse' | 'items'> {
  name: LocalText;
  music: LocalText | null;
  items: (Omit<CoreSession['items'][number], 'title'> & { title: LocalText })[];
}

// the templates of classes are no sessions of a child
const sessionsOfTemplates = sql`
  (
    select distinct on (version.plan_template_id) version.*, known.code
    from catalog.plan_template_versions as version join catalog.plan_templates as known on known.id = version.plan_template_id
    where known.kind <> 'trainingPlanV2' and known.status = 'Public' and version.published_at is not null order by version.plan_template_id, version.version desc
  ) as template
  cross join lateral generate_series(1, template.total_num) as session (num)`;

const itemsOfSession = sql`
  catalog.plan_template_items as item
  join catalog.program_versions as program on program.id = item.program_version_id
  join catalog.programs as known on known.id = program.program_id
  where item.plan_template_version_id = template.id and item.num = session.num`;

/** The sessions of every template as they are published now; found by the template's name, or by an exercise. */
export async function listCoreSessions(db: Db, { language }: Actor, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const counted = sql`from ${sessionsOfTemplates} where ${input.filter ? meant(containing(input.filter)) : sql`true`}`;
  const rows = sql<Row>`
    select template.id || ':' || session.num as id, template.plan_template_id as "templateId", template.name,
      ${ilsVersionOf('template')} as "ilsVersion", session.num, template.total_num as "totalNum",
      (select music.name from catalog.music_courses as music where music.id = template.music_course_id) as music, (
        select coalesce(jsonb_agg(jsonb_build_object(
          'kind', item.kind, 'code', known.code, 'title', program.title, 'offset', item.difficulty_offset,
          'minDifficulty', program.min_difficulty, 'maxDifficulty', program.max_difficulty
        ) order by item.position), '[]') from ${itemsOfSession}
      ) as items
    ${counted}`;
  const page = await findPage(db, { rows, counted, order: sql`template.code, session.num` }, input);
  const items = page.rows.map(({ name, music, ...row }) => ({
    ...row,
    displayName: inLanguage(name, language),
    musicCourse: music && inLanguage(music, language),
    items: row.items.map((item) => ({ ...item, title: inLanguage(item.title, language) })),
  }));
  return { items, totalCount: page.totalCount };
}

/** Texts are looked for in every language. */
const says = (text: RawBuilder<unknown>, part: RawBuilder<string>) =>
  sql`exists (select 1 from jsonb_each_text(${text}) as said where said.value ilike ${part})`;

const meant = (part: RawBuilder<string>) =>
  sql`(${says(sql`template.name`, part)} or exists (select 1 from ${itemsOfSession} and (known.code ilike ${part} or ${says(sql`program.title`, part)})))`;
