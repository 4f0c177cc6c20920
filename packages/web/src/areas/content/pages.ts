import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { listRoute } from '../../app/list-route.ts';
import { root } from '../../app/root.tsx';
import { type OfferedSearch, readOfferedSearch } from '../../ui/resource/offered-search.ts';

const tags = listRoute(
  '/system/manage/content/tag',
  lazyRouteComponent(() => import('./tag-page.tsx'), 'TagPage'),
);
const teachers = listRoute(
  '/system/manage/content/teacher',
  lazyRouteComponent(() => import('./teacher-page.tsx'), 'TeacherPage'),
);
const courseWares = listRoute(
  '/system/manage/content/courseWare',
  lazyRouteComponent(() => import('./course-ware-page.tsx'), 'CourseWarePage'),
);
const sections = listRoute(
  '/system/manage/content/courseContentsDetail',
  lazyRouteComponent(() => import('./section-page.tsx'), 'SectionPage'),
);
const categories = listRoute(
  '/system/manage/content/courseCategory',
  lazyRouteComponent(() => import('./category-page.tsx'), 'CategoryPage'),
);
const courses = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/content/course',
  validateSearch: (raw: Partial<OfferedSearch> & SearchSchemaInput): OfferedSearch => readOfferedSearch(raw),
  component: lazyRouteComponent(() => import('./course-page.tsx'), 'CoursePage'),
});

export const contentPages = [tags, teachers, courseWares, sections, categories, courses] as const;
