import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';

const retention = createRoute({
  getParentRoute: () => root,
  path: '/system/center/menu/manage/retention',
  component: lazyRouteComponent(() => import('./retention-page.tsx'), 'RetentionPage'),
});

export const retentionPages = [retention] as const;
