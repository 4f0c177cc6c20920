import { z } from 'zod';
import { localText, named } from '../resources/fields.ts';
import { contentStatus } from '../resources/status.ts';
import { concurrencyStamp, id, instant } from '../wire.ts';

/** How the codes of questionnaires begin that sections may ask. */
export const sectionFormPrefix = 'section';

export const sectionKinds = ['video', 'document'] as const;
export const sectionKind = z.enum(sectionKinds);
export type SectionKind = z.infer<typeof sectionKind>;

/** A file of the library, at a short-lived address. */
export const libraryFile = z.object({ id: z.uuid(), fileName: z.string(), url: z.string() });

/** What is read of a section besides its fields. */
export const sectionRead = z.object({
  title: z.string(),
  kind: sectionKind,
  timeConsuming: z.int().meta({ description: 'Minutes' }),
  vid: z.uuid().nullable().meta({ description: 'What File/PlayAuth takes: its video or its document' }),
  fileName: z.string().nullable(),
});
/** A section within a course, in order. */
export const courseSection = sectionRead.extend({ id: z.uuid(), sortOrder: z.int() });
export type CourseSection = z.infer<typeof courseSection>;

/** How long the titles of courses and their sections may be. */
export const titleLimits = { title: 160, subTitle: 300 } as const;

export const courseFields = z.object({
  titles: localText(titleLimits.title),
  subTitles: localText(titleLimits.subTitle, { isOptional: true }),
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
