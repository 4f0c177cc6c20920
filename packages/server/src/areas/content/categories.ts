import { category, type categoryCalls } from '@trellis/contract/content/category';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { addLinks, removeLink } from '../../platform/resources/links.ts';
import { moveTo, type Order } from '../../platform/resources/order.ts';
import { resourceCases } from '../../platform/resources/resource.ts';

type Calls = typeof categoryCalls;

const coursesOf = (categoryId: string) =>
  ({ table: 'catalog.category_courses', key: 'course_id', within: { column: 'category_id', id: categoryId } }) satisfies Order;

const categories = resourceCases(category, {
  more: () => sql`(select count(*)::int from catalog.category_courses c where c.category_id = r.id) as "courseCount"`,
  usedBy: [{ table: 'catalog.courses', name: 'titles', by: { table: 'catalog.category_courses', own: 'category_id', other: 'course_id' } }],
});

/** The categories of courses, each with courses in an order of its own. */
export const courseCategories = {
  ...categories,
  addCourses: async (db: Db, _caller: Actor, { categoryId, courseIds }: InputOf<Calls['addCourses']>): Promise<void> => {
    const category = await db
      .selectFrom('catalog.course_categories')
      .select('id')
      .where('id', '=', categoryId)
      .forUpdate()
      .executeTakeFirst();
    if (!category) refuse('Trellis:NotFound', { members: ['categoryId'] });
    await addLinks(db, coursesOf(categoryId), { table: 'catalog.courses', ids: courseIds, member: 'courseIds' });
  },
  removeCourse: async (db: Db, _caller: Actor, { categoryId, courseId }: InputOf<Calls['removeCourse']>): Promise<void> => {
    await removeLink(db, coursesOf(categoryId), courseId, 'courseId');
  },
  moveCourse: async (db: Db, _caller: Actor, { categoryId, courseId, newSortOrder }: InputOf<Calls['moveCourse']>): Promise<void> => {
    await moveTo(db, coursesOf(categoryId), courseId, newSortOrder, 'courseId');
  },
};
