import { type CourseSection, sectionFormPrefix } from '@trellis/contract/content/schemas';
import { section, type sectionCalls } from '@trellis/contract/content/section';
import type { Language } from '@trellis/contract/languages';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { byName } from '../../platform/db/sorting.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { resourceCases } from '../../platform/resources/resource.ts';
import { textIn } from '../../platform/resources/texts.ts';
import { takeMedia } from './media.ts';

type Calls = typeof sectionCalls;

/** What a section shows: its video, or the file of its courseware; `c` is the section. */
export const sectionMedia = sql`left join catalog.coursewares w on w.id = c.courseware_id
  left join catalog.media m on m.id = coalesce(c.video_id, w.media_id)`;

const mediaOf = (column: string) =>
  sql`(select ${sql.ref(`m.${column}`)} from catalog.course_contents c ${sectionMedia} where c.id = r.id)`;

/** Whether the questionnaire `o` is one that sections may ask. */
const asked = sql`starts_with(o.code, ${sectionFormPrefix}) and o.removed_at is null`;

const sections = resourceCases(section, {
  choosable: { questionnaireId: asked },
  more: (language) => sql`${mediaOf('id')} as vid, ${mediaOf('file_name')} as "fileName",
    (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', ${textIn('o.titles', language)}) order by o.sort_order, o.id), '[]')
      from catalog.course_sections s join catalog.courses o on o.id = s.course_id where s.content_id = r.id) as courses`,
  usedBy: [{ table: 'catalog.courses', name: 'titles', by: { table: 'catalog.course_sections', own: 'content_id', other: 'course_id' } }],
  // a document names its courseware and a video does not; what was a video and becomes a document lets it go
  check: async (_db, { kind, courseWareId }) => {
    if ((kind === 'document') !== (courseWareId !== null)) refuse('Trellis:InvalidInput', { members: ['courseWareId'] });
    return kind === 'document' ? { video_id: null } : {};
  },
});

interface Choice {
  id: string;
  name: string;
}

/** A section as it stands, with the coursewares that it may show. */
async function prepareForUpdate(db: Db, caller: Actor, input: { id: string | null }): Promise<OutputOf<Calls['prepareForUpdate']>> {
  const [courseWares, questionnaires] = await Promise.all([
    sql<Choice>`select id, ${textIn('names', caller.language)} as name from catalog.coursewares order by ${byName(textIn('names', caller.language))}, id`.execute(
      db,
    ),
    sql<Choice>`select o.id, ${textIn('o.name', caller.language)} as name from catalog.questionnaires o where ${asked} order by ${byName(textIn('o.name', caller.language))}, o.id`.execute(
      db,
    ),
  ]);
  return { ...(await sections.prepareForEdit(db, caller, input)), courseWares: courseWares.rows, questionnaires: questionnaires.rows };
}

async function setVideo(db: Db, caller: Actor, { id, vid }: InputOf<Calls['setVideo']>): Promise<void> {
  const videoId = vid && (await takeMedia(db, caller, { id: vid, kind: 'video', member: 'vid' }));
  const changed = await db
    .updateTable('catalog.course_contents')
    .set({ video_id: videoId })
    .where('id', '=', id)
    .where('kind', '=', 'video')
    .returning('id')
    .executeTakeFirst();
  if (!changed) refuse('Trellis:NotFound', { members: ['id'] });
}

export const courseContents = { ...sections, prepareForUpdate, setVideo };

/** The sections of courses, in order: one query for many courses. */
export async function sectionsOf(db: Db, courseIds: readonly string[], language: Language) {
  const { rows } = await sql<CourseSection & { courseId: string }>`
    select s.course_id as "courseId", c.id, ${textIn('c.titles', language)} as title, c.kind, c.minutes as "timeConsuming",
      m.id as vid, m.file_name as "fileName", (row_number() over (partition by s.course_id order by s.sort_order, c.id) - 1)::int as "sortOrder"
    from catalog.course_sections s join catalog.course_contents c on c.id = s.content_id ${sectionMedia}
    where s.course_id = any (${courseIds}::uuid[])
    order by s.course_id, s.sort_order, c.id`.execute(db);
  return Map.groupBy(rows, ({ courseId }) => courseId);
}
