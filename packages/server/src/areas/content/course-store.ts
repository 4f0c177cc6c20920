import type { Course } from '@trellis/contract/content/schemas';
import type { Language } from '@trellis/contract/languages';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { textIn } from '../../platform/resources/texts.ts';
import { type MediaRow, mediaJson, presentFile } from './media.ts';

type Row = Omit<Course, 'createdAt' | 'headerImageUrl' | 'headerImageId'> & { createdAt: Date; header: MediaRow | null };

/** Which courses a caller may see, as `r`: editors every one, a centre those that are public and granted to it, others what is public. */
export function visibleTo(caller: Actor): RawBuilder<unknown> {
  if (caller.policies.has('RocketSystem.Content')) return sql`true`;
  return caller.kind === 'member' ? offeredTo(caller.tenantId) : sql`r.status = 'Public'`;
}

export const offeredTo = (tenantId: string): RawBuilder<unknown> => sql`r.status = 'Public'
  and exists (select 1 from catalog.grants g where g.tenant_id = ${tenantId}::uuid and g.kind = 'course' and g.item_id = r.id)`;

/** Courses as they are read; `rest` is the where, the order and the page, the course being `r`. */
export async function selectCourses(db: Db, language: Language, rest: RawBuilder<unknown>): Promise<Course[]> {
  const { rows } = await sql<Row>`
    select r.id, r.titles, r.sub_titles as "subTitles", ${textIn('r.titles', language)} as title, ${textIn('r.sub_titles', language)} as "subTitle",
      r.teacher_id as "teacherId", r.status, r.created_at as "createdAt", r.concurrency_stamp as "concurrencyStamp",
      (select count(*)::int from catalog.courses before where (before.sort_order, before.id) < (r.sort_order, r.id)) as "sortOrder",
      (select jsonb_build_object('id', t.id, 'name', ${textIn('t.names', language)}) from catalog.teachers t where t.id = r.teacher_id) as teacher,
      (select ${mediaJson('m')} from catalog.media m where m.id = r.header_image_id) as header,
      (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', ${textIn('k.names', language)}) order by k.sort_order, k.id), '[]')
        from catalog.category_courses l join catalog.course_categories k on k.id = l.category_id where l.course_id = r.id) as categories,
      contents.total as "contentCount", contents.minutes as length
    from catalog.courses r
    cross join lateral (
      select count(*)::int as total, coalesce(sum(c.minutes), 0)::int as minutes
      from catalog.course_sections s join catalog.course_contents c on c.id = s.content_id where s.course_id = r.id
    ) contents
    ${rest}`.execute(db);
  return rows.map(present);
}

function present({ header, ...row }: Row): Course {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    headerImageId: header?.id ?? null,
    headerImageUrl: header && { url: presentFile(header).url },
  };
}
