import type { courseCalls } from '@trellis/contract/content/course-calls';
import type { Course } from '@trellis/contract/content/schemas';
import type { Language } from '@trellis/contract/languages';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { countRows, inPage } from '../../platform/db/page.ts';
import { containing } from '../../platform/db/patterns.ts';
import { byName, orderOf, upAndDown } from '../../platform/db/sorting.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { textIn } from '../../platform/resources/texts.ts';
import { selectCourses, visibleTo } from './course-store.ts';
import { sectionsOf } from './sections.ts';

type Calls = typeof courseCalls;

const ordersIn = (language: Language) =>
  upAndDown({ sortOrder: sql`r.sort_order`, title: byName(textIn('r.titles', language)), createdAt: sql`r.created_at` }, sql`r.id`);

/** Courses that the caller may see, in the order that editors gave them unless sorted otherwise; a category has an order of its own. */
export async function listCourses(
  db: Db,
  caller: Actor,
  input: InputOf<Calls['getList']>,
): Promise<{ items: Course[]; totalCount: number }> {
  const order = orderAsked(input, caller.language);
  const conditions = [visibleTo(caller)];
  if (input.filter) {
    const [title, subTitle] = [textIn('r.titles', caller.language), textIn('r.sub_titles', caller.language)];
    conditions.push(sql`(${title} ilike ${containing(input.filter)} or ${subTitle} ilike ${containing(input.filter)})`);
  }
  if (input.status) conditions.push(sql`r.status = ${input.status}`);
  if (input.teacherId) conditions.push(sql`r.teacher_id = ${input.teacherId}`);
  if (input.categoryId) {
    conditions.push(
      sql`exists (select 1 from catalog.category_courses c where c.course_id = r.id and c.category_id = ${input.categoryId})`,
    );
  }
  const where = sql`where ${sql.join(conditions, sql` and `)}`;
  const [items, totalCount] = await Promise.all([
    selectCourses(db, caller.language, sql`${where} ${inPage(order, input)}`),
    countRows(db, sql`from catalog.courses r ${where}`),
  ]);
  return { items, totalCount };
}

function orderAsked({ sorting, categoryId }: InputOf<Calls['getList']>, language: Language): RawBuilder<unknown> {
  if (!sorting?.trim() && categoryId) {
    return sql`(select c.sort_order from catalog.category_courses c where c.course_id = r.id and c.category_id = ${categoryId}), r.id`;
  }
  return orderOf(ordersIn(language), sorting, 'sortOrder');
}

/** One course with its contents in order. */
export async function viewCourse(db: Db, caller: Actor, { id }: { id: string }): Promise<OutputOf<Calls['get']>> {
  const [[course], sections] = await Promise.all([
    selectCourses(db, caller.language, sql`where r.id = ${id} and ${visibleTo(caller)}`),
    sectionsOf(db, [id], caller.language),
  ]);
  if (!course) return refuse('Trellis:NotFound', { members: ['id'] });
  return { ...course, contents: sections.get(id) ?? [] };
}

/** A course as its form begins, with the teachers that it may have. */
export async function prepareCourse(
  db: Db,
  caller: Actor,
  { id }: InputOf<Calls['prepareForEdit']>,
): Promise<OutputOf<Calls['prepareForEdit']>> {
  const teachers = sql<{ id: string; name: string }>`
    select id, ${textIn('names', caller.language)} as name from catalog.teachers order by ${byName(textIn('names', caller.language))}, id`;
  const [item, { rows }] = await Promise.all([id === null ? null : viewCourse(db, caller, { id }), teachers.execute(db)]);
  return { item, teachers: rows };
}
