import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';

const today = createRoute({
  getParentRoute: () => root,
  path: '/system/center/dataPanel/workTable',
  component: lazyRouteComponent(() => import('./today-page.tsx'), 'TodayPage'),
});

export const schedulingPages = [today] as const;
