import { categoryCalls } from './category.ts';
import { courseCalls } from './course-calls.ts';
import { courseWare } from './courseware.ts';
import { courseHolderCalls } from './holder-calls.ts';
import { sectionCalls } from './section.ts';
import { tag } from './tag.ts';
import { teacher } from './teacher.ts';
import { videoCalls } from './video-calls.ts';

/** What can be called in this area, by group, and what each is about. */
export const contentGroups = {
  tags: { calls: tag.calls, about: 'The library: tags of courses' },
  teachers: { calls: teacher.calls, about: 'The library: teachers of courses' },
  courseWares: { calls: courseWare.calls, about: 'The library: courseware, the videos and documents of courses' },
  courseContents: { calls: sectionCalls, about: 'The library: sections of courses' },
  courseCategories: { calls: categoryCalls, about: 'The library: categories that courses are found by' },
  courses: { calls: courseCalls, about: 'The library: courses, from a draft to what is published' },
  courseHolders: { calls: courseHolderCalls, about: 'Who has which course, who takes it back, and how far people are' },
  videos: { calls: videoCalls, about: 'Addresses at which videos and documents of the library play' },
} as const;
