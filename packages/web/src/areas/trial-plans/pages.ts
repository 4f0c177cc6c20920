import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { readText } from '../../ui/list-search.ts';
import { readTrialSearch, type TrialSearch } from './searches.ts';

const getParentRoute = () => root;

const trial = createRoute({
  getParentRoute,
  path: '/system/center/detail/trialSessionDetail',
  validateSearch: (raw: Record<string, unknown>): { trialPlanId: string } => ({ trialPlanId: readText(raw['trialPlanId']) ?? '' }),
  component: lazyRouteComponent(() => import('./trial-page.tsx'), 'TrialPage'),
});
const list = createRoute({
  getParentRoute,
  path: '/system/manage/statistic/trialSessionList',
  // a link names what it likes of the list's state; the rest is read as nothing
  validateSearch: (raw: Partial<TrialSearch> & SearchSchemaInput): TrialSearch => readTrialSearch(raw),
  component: lazyRouteComponent(() => import('./trial-list-page.tsx'), 'TrialListPage'),
});

export const trialPlanPages = [trial, list] as const;
