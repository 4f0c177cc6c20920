import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { readText } from '../../ui/list-search.ts';

/** One enrollment; without a child, one that begins. */
const enrolment = createRoute({
  getParentRoute: () => root,
  path: '/system/center/detail/enrolment',
  validateSearch: (raw: Record<string, unknown>): { subjectId?: string } => ({ subjectId: readText(raw['subjectId']) }),
  component: lazyRouteComponent(() => import('./enrolment-page.tsx'), 'EnrolmentPage'),
});

export const enrolmentPages = [enrolment] as const;
