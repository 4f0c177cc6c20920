import type { groups } from '@trellis/contract/content/area';
import type { categoryCalls } from '@trellis/contract/content/category';
import type { courseCalls } from '@trellis/contract/content/course-calls';
import type { courseWare } from '@trellis/contract/content/courseware';
import type { courseHolderCalls } from '@trellis/contract/content/holder-calls';
import type { sectionCalls } from '@trellis/contract/content/section';
import type { tag } from '@trellis/contract/content/tag';
import type { teacher } from '@trellis/contract/content/teacher';
import type { videoCalls } from '@trellis/contract/content/video-calls';
import { type AreaRoutes, actorRoutesFor, writes } from '../../platform/http/routes.ts';
import { setStatus } from '../../platform/resources/status.ts';
import { courseCategories } from './categories.ts';
import { giveCourses, takeCourses } from './give-courses.ts';
import { courseWares, tags, teachers } from './library.ts';
import { listCourses, prepareCourse, viewCourse } from './list-courses.ts';
import { listHolders, listTaken } from './list-holders.ts';
import { authorisePlay, setProgramVideo } from './play-auth.ts';
import { courseContents } from './sections.ts';
import { listUserCourses, setUserCourses } from './user-courses.ts';
import { addContents, createCourse, moveContent, moveCourse, removeContent, removeCourse, updateCourse } from './write-course.ts';

const tagRoutes = actorRoutesFor<typeof tag.calls>(tags);
const teacherRoutes = actorRoutesFor<typeof teacher.calls>(teachers);
const courseWareRoutes = actorRoutesFor<typeof courseWare.calls>(courseWares);
const courseContentRoutes = actorRoutesFor<typeof sectionCalls>(courseContents);
const courseCategoryRoutes = actorRoutesFor<typeof categoryCalls>(courseCategories);

const courseRoutes = actorRoutesFor<typeof courseCalls>({
  getList: listCourses,
  list: listCourses,
  create: createCourse,
  prepareForEdit: prepareCourse,
  get: viewCourse,
  update: updateCourse,
  remove: removeCourse,
  contentStatus: (db, _caller, input) => setStatus(db, 'catalog.courses', input),
  move: moveCourse,
  addContents,
  removeContent,
  moveContent,
});

const courseHolderRoutes = actorRoutesFor<typeof courseHolderCalls>({
  holders: listHolders,
  give: giveCourses,
  taken: listTaken,
  take: takeCourses,
  ofUser: listUserCourses,
  setOfUser: setUserCourses,
});

const videoRoutes = actorRoutesFor<typeof videoCalls>({ playAuth: writes(authorisePlay), setProgramVideo });

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  tags: tagRoutes,
  teachers: teacherRoutes,
  courseWares: courseWareRoutes,
  courseContents: courseContentRoutes,
  courseCategories: courseCategoryRoutes,
  courses: courseRoutes,
  courseHolders: courseHolderRoutes,
  videos: videoRoutes,
};
