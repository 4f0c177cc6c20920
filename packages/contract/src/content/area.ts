import { category, categoryCalls } from './category.ts';
import { courseCalls } from './course-calls.ts';
import { courseWare } from './courseware.ts';
import { courseHolderCalls } from './holder-calls.ts';
import { section, sectionCalls } from './section.ts';
import { tag } from './tag.ts';
import { teacher } from './teacher.ts';
import { videoCalls } from './video-calls.ts';

export { contentErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  tags: { calls: tag.calls, about: 'The library: tags of courses' },
  teachers: { calls: teacher.calls, about: 'The library: teachers of courses' },
  courseWares: { calls: courseWare.calls, about: 'The library: courseware, the videos and documents of courses' },
  courseContents: { calls: sectionCalls, about: 'The library: sections of courses' },
  courseCategories: { calls: categoryCalls, about: 'The library: categories that courses are found by' },
  courses: { calls: courseCalls, about: 'The library: courses, from a draft to what is published' },
  courseHolders: { calls: courseHolderCalls, about: 'Who has which course, who takes it back, and how far people are' },
  videos: { calls: videoCalls, about: 'Addresses at which videos and documents of the library play' },
} as const;

export const resources = [tag, teacher, courseWare, section, category] as const;

/** What its ids name that is nobody's: whoever may read it reads all of it. */
export const libraryIds = [
  'tag',
  'teacher',
  'courseWare',
  'courseWareFile',
  'courseContent',
  'course',
  'courseHeader',
  'courseCategory',
  'video',
] as const;

/** Tables whose changes are on record. */
export const audited = ['app.user_courses', 'catalog.grants'] as const;

/** Tables of the platform's own business: their changes are on record, and no center is told of them. */
export const platformAudited = ['catalog.media', 'catalog.courses', 'catalog.course_sections', 'catalog.category_courses'] as const;
