import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { readText } from '../../ui/list-search.ts';

const plan = createRoute({
  getParentRoute: () => root,
  path: '/system/center/detail/groupOfflinePlanDetail',
  // with a number it is that session of the plan
  validateSearch: (raw: Record<string, unknown>): { planId: string; num?: number } => ({
    planId: readText(raw['planId']) ?? '',
    ...(raw['num'] !== undefined && { num: Math.max(1, Math.trunc(Number(raw['num'])) || 1) }),
  }),
  component: lazyRouteComponent(() => import('./group-plan-page.tsx'), 'GroupPlanPage'),
});

export const groupPlanPages = [plan] as const;
