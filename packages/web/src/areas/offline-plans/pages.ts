import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { readSessionSearch } from '../../app/search.ts';

const session = createRoute({
  getParentRoute: () => root,
  path: '/system/center/detail/userOfflineCourseDetail',
  validateSearch: readSessionSearch,
  component: lazyRouteComponent(() => import('./session-page.tsx'), 'SessionPage'),
});

export const offlinePlanPages = [session] as const;
