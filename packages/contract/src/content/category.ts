import { z } from 'zod';
import { localText } from '../resources/fields.ts';
import { sortOrder } from '../resources/order.ts';
import { resource } from '../resources/resource.ts';
import { call, id } from '../wire.ts';
import { byEditors, writers } from './editors.ts';

/** Groups courses, in an order of their own. */
export const category = resource({
  area: 'content',
  key: 'courseCategories',
  ref: 'courseCategory',
  path: '/api/rocketAdmin/courseCategory',
  what: 'category of courses',
  table: 'catalog.course_categories',
  access: byEditors,
  fields: { names: localText(120) },
  more: { courseCount: z.int() },
  movedBy: 'categoryId',
});

export const categoryCalls = {
  ...category.calls,
  addCourses: call('PUT', `${category.path}/course`, {
    summary: 'Put courses into a category, behind those that are there',
    access: writers,
    input: z.object({ categoryId: id('courseCategory'), courseIds: z.array(id('course')).max(500) }),
  }),
  removeCourse: call('DELETE', `${category.path}/course`, {
    summary: 'Take a course out of a category',
    access: writers,
    input: z.object({ categoryId: id('courseCategory'), courseId: id('course') }),
  }),
  moveCourse: call('PUT', `${category.path}/courseMove`, {
    summary: 'Move a course to a place within its category',
    access: writers,
    input: z.object({ categoryId: id('courseCategory'), courseId: id('course'), newSortOrder: sortOrder }),
  }),
};
