import { z } from 'zod';
import { resourceQuery } from '../resources/calls.ts';
import { moveCall, sortOrder } from '../resources/order.ts';
import { contentStatus, statusCall } from '../resources/status.ts';
import { call, concurrencyStamp, id, paged } from '../wire.ts';
import { editors, writers } from './editors.ts';
import { course, courseDetail, courseFields } from './schemas.ts';

const base = '/api/rocketAdmin/course' as const;
/** Editors see every course; whoever gives courses sees those that are offered. */
const readers = { anyOf: ['RocketSystem.Content', 'RocketSystem.Course.Grant'] } as const;
const one = z.object({ id: id('course') });
const named = z.object({ id: z.uuid(), name: z.string() });

const query = resourceQuery.extend({
  status: contentStatus.optional(),
  categoryId: id('courseCategory').optional(),
  teacherId: id('teacher').optional(),
});
const list = { access: readers, input: query, output: paged(course) };

export const courseCalls = {
  getList: call('GET', base, { summary: 'Courses in order; a center sees those that are public and granted to it', ...list }),
  list: call('POST', `${base}/list`, {
    summary: 'The same list, asked for by POST',
    ...list,
    access: { ...readers, readers: 'everybody' },
  }),
  create: call('POST', base, {
    summary: 'Add a course, unpublished and last in the order',
    access: writers,
    input: courseFields,
    output: one,
  }),
  prepareForEdit: call('POST', `${base}/prepareForEdit`, {
    summary: 'A course as it stands, with the teachers that it may have; without an id, for a new one',
    access: { ...editors, readers: 'everybody' },
    input: z.object({ id: id('course').nullable().default(null) }),
    output: z.object({ item: courseDetail.nullable(), teachers: z.array(named) }),
  }),
  get: call('GET', `${base}/{id}`, { summary: 'One course with its contents in order', access: readers, input: one, output: courseDetail }),
  update: call('PUT', `${base}/{id}`, {
    summary: 'Change a course; a stale editor is told what stands there now',
    access: writers,
    input: courseFields.extend({ id: id('course'), concurrencyStamp }),
    errors: ['Trellis:StaleStamp'],
  }),
  remove: call('DELETE', `${base}/{id}`, {
    summary: 'Delete a course that was never given to anybody',
    access: writers,
    input: one,
    errors: ['RocketSystem:CourseGiven', 'RocketSystem:ContentInUse'],
  }),
  contentStatus: statusCall(base, 'course', editors),
  move: moveCall(base, 'courseId', 'course', editors),
  addContents: call('PUT', `${base}/detail`, {
    summary: 'Put sections into a course, behind those that are there',
    access: writers,
    input: z.object({ courseId: id('course'), contentIds: z.array(id('courseContent')).max(500) }),
  }),
  removeContent: call('DELETE', `${base}/detail`, {
    summary: 'Take a section out of a course; the section stays in the library',
    access: writers,
    input: z.object({ courseId: id('course'), contentId: id('courseContent') }),
  }),
  moveContent: call('PUT', `${base}/detailMove`, {
    summary: 'Move a section to a place within its course',
    access: writers,
    input: z.object({ courseId: id('course'), contentId: id('courseContent'), newSortOrder: sortOrder }),
  }),
};
