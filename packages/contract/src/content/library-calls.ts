import { z } from 'zod';
import { resourceCalls } from '../resource-calls.ts';
import { call, concurrencyStamp, id } from '../wire.ts';
import {
  categoryItem,
  courseWareFields,
  courseWareItem,
  namedItem,
  nameFields,
  sectionFields,
  sectionItem,
  sortOrder,
  teacherFields,
  teacherItem,
} from './schemas.ts';

const base = '/api/rocketAdmin' as const;
/** Whoever edits the library. */
export const editors = { anyOf: ['RocketSystem.Content'] } as const;
/** Those of them who change it. */
export const writers = { ...editors, writers: 'wholePlatform' } as const;
const byEditors = { read: editors, write: editors };

export const tagCalls = resourceCalls({
  ...byEditors,
  path: `${base}/tag`,
  ref: 'tag',
  what: 'tag',
  fields: nameFields,
  item: namedItem,
});

export const teacherCalls = resourceCalls({
  ...byEditors,
  path: `${base}/teacher`,
  ref: 'teacher',
  what: 'teacher',
  fields: teacherFields,
  item: teacherItem,
});

export const courseWareCalls = resourceCalls({
  ...byEditors,
  path: `${base}/courseWare`,
  ref: 'courseWare',
  what: 'courseware',
  fields: courseWareFields,
  item: courseWareItem,
});

const sections = resourceCalls({
  ...byEditors,
  path: `${base}/courseContentsDetail`,
  ref: 'courseContent',
  what: 'section of courses',
  fields: sectionFields,
  item: sectionItem,
});
export const courseContentCalls = {
  ...sections,
  prepareForUpdate: call('POST', `${base}/courseContentsDetail/prepareForUpdate`, {
    summary: 'A section as it stands, with the coursewares that it may show',
    access: { ...editors, readers: 'everybody' },
    input: z.object({ id: id('courseContent').nullable().default(null) }),
    output: z.object({
      item: sectionItem.extend({ id: id('courseContent'), concurrencyStamp }).nullable(),
      courseWares: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  }),
  setVideo: call('PUT', `${base}/courseContentsDetail/vid`, {
    summary: 'Set the video of a section: one that was just uploaded, or one of the library; null takes it away',
    access: writers,
    input: z.object({ id: id('courseContent'), vid: id('video').nullable() }),
  }),
};

export const courseCategoryCalls = {
  ...resourceCalls({
    ...byEditors,
    path: `${base}/courseCategory`,
    ref: 'courseCategory',
    what: 'category of courses',
    fields: nameFields,
    item: categoryItem,
  }),
  move: call('PUT', `${base}/courseCategory/move/{categoryId}`, {
    summary: 'Move a category to a place in the order',
    access: writers,
    input: z.object({ categoryId: id('courseCategory'), newSortOrder: sortOrder }),
  }),
  addCourses: call('PUT', `${base}/courseCategory/course`, {
    summary: 'Put courses into a category, behind those that are there',
    access: writers,
    input: z.object({ categoryId: id('courseCategory'), courseIds: z.array(id('course')).max(500) }),
  }),
  removeCourse: call('DELETE', `${base}/courseCategory/course`, {
    summary: 'Take a course out of a category',
    access: writers,
    input: z.object({ categoryId: id('courseCategory'), courseId: id('course') }),
  }),
  moveCourse: call('PUT', `${base}/courseCategory/courseMove`, {
    summary: 'Move a course to a place within its category',
    access: writers,
    input: z.object({ categoryId: id('courseCategory'), courseId: id('course'), newSortOrder: sortOrder }),
  }),
};
