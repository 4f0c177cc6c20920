import type { courseCalls } from '@trellis/contract/content/course-calls';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { addLinks, removeLink } from '../../platform/resources/links.ts';
import { lastPlace, moveTo, type Order } from '../../platform/resources/order.ts';
import { textIn } from '../../platform/resources/texts.ts';
import { lockUnstale } from '../../platform/resources/unstale.ts';
import { viewCourse } from './list-courses.ts';
import { takeMedia } from './media.ts';

type Calls = typeof courseCalls;

const inOrder: Order = { table: 'catalog.courses', key: 'id' };
const sectionsOfCourse = (courseId: string) =>
  ({ table: 'catalog.course_sections', key: 'content_id', within: { column: 'course_id', id: courseId } }) satisfies Order;

/** Adds a course, unpublished and behind all others. */
export async function createCourse(db: Db, caller: Actor, fields: InputOf<Calls['create']>): Promise<{ id: string }> {
  return db
    .insertInto('catalog.courses')
    .values({ ...(await columnsOf(db, caller, fields)), sort_order: await lastPlace(db, inOrder), created_at: caller.now })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Changes a course; a stale editor is told what stands there now. */
export async function updateCourse(db: Db, caller: Actor, input: InputOf<Calls['update']>): Promise<void> {
  await lockUnstale(db, 'catalog.courses', input, () => viewCourse(db, caller, input));
  await db
    .updateTable('catalog.courses')
    .set(await columnsOf(db, caller, input))
    .where('id', '=', input.id)
    .execute();
}

async function columnsOf(db: Db, caller: Actor, { titles, subTitles, teacherId, headerImageId }: InputOf<Calls['create']>) {
  if (teacherId !== null) {
    const teacher = await db.selectFrom('catalog.teachers').select('id').where('id', '=', teacherId).executeTakeFirst();
    if (!teacher) refuse('Trellis:NotFound', { members: ['teacherId'] });
  }
  const header = headerImageId && (await takeMedia(db, caller, { id: headerImageId, kind: 'courseHeader', member: 'headerImageId' }));
  return { titles: JSON.stringify(titles), sub_titles: JSON.stringify(subTitles), teacher_id: teacherId, header_image_id: header };
}

/** Deletes a course that nobody was ever given and no training module names, with its places in categories and the grants of centres. */
export async function removeCourse(db: Db, caller: Actor, { id }: { id: string }): Promise<void> {
  await lockCourse(db, id, 'id');
  const given = await db.selectFrom('app.user_courses').select('id').where('course_id', '=', id).limit(1).executeTakeFirst();
  if (given) refuse('RocketSystem:CourseGiven');
  const { rows: used } = await sql<{ name: string }>`
    select ${textIn('m.display_name', caller.language)} as name from catalog.training_module_courses c
      join catalog.training_modules m on m.id = c.module_id where c.course_id = ${id} order by m.created_at, m.id`.execute(db);
  if (used.length > 0) refuse('RocketSystem:ContentInUse', { data: { used: used.map(({ name }) => name).join(', ') } });
  await db.deleteFrom('catalog.grants').where('kind', '=', 'course').where('item_id', '=', id).execute();
  await db.deleteFrom('catalog.courses').where('id', '=', id).execute();
}

/** Moves a course to a place in the order. */
export async function moveCourse(db: Db, _caller: Actor, { courseId, newSortOrder }: InputOf<Calls['move']>): Promise<void> {
  await moveTo(db, inOrder, courseId, newSortOrder, 'courseId');
}

/** Puts sections into a course, behind those that are there. */
export async function addContents(db: Db, _caller: Actor, { courseId, contentIds }: InputOf<Calls['addContents']>): Promise<void> {
  await lockCourse(db, courseId, 'courseId');
  await addLinks(db, sectionsOfCourse(courseId), { table: 'catalog.course_contents', ids: contentIds, member: 'contentIds' });
}

/** Takes a section out of a course. */
export async function removeContent(db: Db, _caller: Actor, { courseId, contentId }: InputOf<Calls['removeContent']>): Promise<void> {
  await removeLink(db, sectionsOfCourse(courseId), contentId, 'contentId');
}

/** Moves a section to a place within its course. */
export async function moveContent(db: Db, _caller: Actor, input: InputOf<Calls['moveContent']>): Promise<void> {
  await moveTo(db, sectionsOfCourse(input.courseId), input.contentId, input.newSortOrder, 'contentId');
}

async function lockCourse(db: Db, id: string, member: string): Promise<void> {
  const course = await db.selectFrom('catalog.courses').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!course) refuse('Trellis:NotFound', { members: [member] });
}
