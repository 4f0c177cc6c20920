import type { courseCategoryCalls } from '@trellis/contract/content/library-calls';
import type { Language } from '@trellis/contract/languages';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lastPlace, moveTo, type Order } from '../../platform/resources/order.ts';
import { resourceCases } from '../../platform/resources/resource.ts';
import { textIn } from '../../platform/resources/texts.ts';
import { added, json, namesOf } from './library.ts';
import { addLinks, removeLink } from './links.ts';

type Calls = typeof courseCategoryCalls;
type Item = OutputOf<Calls['get']>;

const inOrder: Order = { table: 'catalog.course_categories', key: 'id' };
const coursesOf = (categoryId: string) =>
  ({ table: 'catalog.category_courses', key: 'course_id', within: { column: 'category_id', id: categoryId } }) satisfies Order;

const categories = resourceCases<InputOf<Calls['create']>, Omit<Item, 'createdAt' | 'concurrencyStamp'>, Item>({
  table: 'catalog.course_categories',
  columns: (language: Language) => sql`r.names, ${textIn('r.names', language)} as name, r.sort_order as "sortOrder",
    (select count(*)::int from catalog.category_courses c where c.category_id = r.id) as "courseCount"`,
  searched: (language) => textIn('r.names', language),
  orders: { sortOrder: () => sql`r.sort_order`, name: (language) => sql`lower(${textIn('r.names', language)})` },
  order: 'sortOrder',
  write: async (_db, _caller, { names }) => ({ names: json(names) }),
  begin: async (db) => ({ sort_order: await lastPlace(db, inOrder) }),
  usedBy: (db, id, language) =>
    namesOf(
      db,
      sql`select ${textIn('o.titles', language)} as name from catalog.category_courses c join catalog.courses o on o.id = c.course_id
        where c.category_id = ${id} order by c.sort_order, o.id`,
    ),
  present: added,
});

/** The categories of courses, each with courses in an order of its own. */
export const courseCategories = {
  ...categories,
  move: async (db: Db, _caller: Actor, { categoryId, newSortOrder }: InputOf<Calls['move']>): Promise<void> => {
    await moveTo(db, inOrder, categoryId, newSortOrder, 'categoryId');
  },
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
