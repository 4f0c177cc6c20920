import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { readTextSearch, type TextSearch } from '../../ui/list-search.ts';
import { type OfferedSearch, readOfferedSearch } from '../../ui/resource/offered-search.ts';

const validateSearch = (raw: Partial<TextSearch> & SearchSchemaInput): TextSearch => readTextSearch(raw);

const tags = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/content/tag',
  validateSearch,
  component: lazyRouteComponent(() => import('./tag-page.tsx'), 'TagPage'),
});
const teachers = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/content/teacher',
  validateSearch,
  component: lazyRouteComponent(() => import('./teacher-page.tsx'), 'TeacherPage'),
});
const courseWares = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/content/courseWare',
  validateSearch,
  component: lazyRouteComponent(() => import('./course-ware-page.tsx'), 'CourseWarePage'),
});
const sections = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/content/courseContentsDetail',
  validateSearch,
  component: lazyRouteComponent(() => import('./section-page.tsx'), 'SectionPage'),
});
const categories = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/content/courseCategory',
  validateSearch,
  component: lazyRouteComponent(() => import('./category-page.tsx'), 'CategoryPage'),
});
const courses = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/content/course',
  validateSearch: (raw: Partial<OfferedSearch> & SearchSchemaInput): OfferedSearch => readOfferedSearch(raw),
  component: lazyRouteComponent(() => import('./course-page.tsx'), 'CoursePage'),
});

export const contentPages = [tags, teachers, courseWares, sections, categories, courses] as const;
