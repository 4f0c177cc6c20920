import { z } from 'zod';
import { localText } from '../resource-calls.ts';
import { concurrencyStamp, id, instant } from '../wire.ts';

/** Only what is Public is offered to centers. */
export const contentStatuses = ['Unpublish', 'Hide', 'Public', 'Expire', 'Trash'] as const;
export const contentStatus = z.enum(contentStatuses);
export type ContentStatus = z.infer<typeof contentStatus>;

export const sectionKinds = ['video', 'document'] as const;
export const sectionKind = z.enum(sectionKinds);
export type SectionKind = z.infer<typeof sectionKind>;

/** The place in an order, counted from 0. */
export const sortOrder = z.int().min(0).max(100_000);

/** A file of the library, at a short-lived address. */
export const libraryFile = z.object({ id: z.uuid(), fileName: z.string(), url: z.string() });

const named = z.object({ id: z.uuid(), name: z.string() });

export const nameFields = z.object({ names: localText(120) });
export const namedItem = nameFields.extend({ name: z.string(), createdAt: instant });

export const teacherFields = nameFields.extend({ introductions: localText(2000, 0) });
export const teacherItem = teacherFields.extend({ name: z.string(), introduction: z.string(), createdAt: instant });

export const courseWareFields = nameFields.extend({ fileId: id('courseWareFile') });
export const courseWareItem = nameFields.extend({ name: z.string(), file: libraryFile, createdAt: instant });

/** A section: a video, which may come later, or one of the coursewares. */
export const sectionFields = z.object({
  titles: localText(160),
  kind: sectionKind,
  courseWareId: id('courseWare').nullable().default(null),
  timeConsuming: z.int().min(0).max(1000).meta({ description: 'Minutes' }),
});
const sectionRead = z.object({
  title: z.string(),
  kind: sectionKind,
  timeConsuming: z.int().meta({ description: 'Minutes' }),
  vid: z.uuid().nullable().meta({ description: 'What File/PlayAuth takes: its video or its document' }),
  fileName: z.string().nullable(),
});
export const sectionItem = sectionFields
  .extend({ courseWareId: z.uuid().nullable() })
  .extend(sectionRead.shape)
  .extend({ courses: z.array(named), createdAt: instant });

/** A section within a course, in order. */
export const courseSection = sectionRead.extend({ id: z.uuid(), sortOrder: z.int() });
export type CourseSection = z.infer<typeof courseSection>;

export const courseFields = z.object({
  titles: localText(160),
  subTitles: localText(300, 0),
  teacherId: id('teacher').nullable().default(null),
  headerImageId: id('courseHeader').nullable().default(null),
});
export const course = courseFields.extend({
  id: id('course'),
  teacherId: z.uuid().nullable(),
  headerImageId: z.uuid().nullable(),
  title: z.string(),
  subTitle: z.string(),
  headerImageUrl: z.object({ url: z.string() }).nullable(),
  teacher: named.nullable(),
  categories: z.array(named),
  length: z.int().meta({ description: 'Minutes of all its contents' }),
  contentCount: z.int(),
  status: contentStatus,
  sortOrder: z.int(),
  createdAt: instant,
  concurrencyStamp,
});
export type Course = z.infer<typeof course>;
export const courseDetail = course.extend({ contents: z.array(courseSection) });
export type CourseDetail = z.infer<typeof courseDetail>;

export const categoryItem = nameFields.extend({ name: z.string(), sortOrder: z.int(), courseCount: z.int(), createdAt: instant });
