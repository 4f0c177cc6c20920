import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { readSubjectDetailSearch, readSubjectListSearch } from '../../app/search.ts';

const subjects = createRoute({
  getParentRoute: () => root,
  path: '/system/center/menu/user/subject',
  validateSearch: readSubjectListSearch,
  component: lazyRouteComponent(() => import('./subject-list-page.tsx'), 'SubjectListPage'),
});

const subjectDetail = createRoute({
  getParentRoute: () => root,
  path: '/system/center/detail/subjectDetail',
  validateSearch: readSubjectDetailSearch,
  component: lazyRouteComponent(() => import('./subject-detail-page.tsx'), 'SubjectDetailPage'),
});

export const subjectPages = [subjects, subjectDetail] as const;
