import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { readNarrowedSearch } from '../../ui/resource/offered-search.ts';

const getParentRoute = () => root;
const validateSearch = readNarrowedSearch({});
const pages = () => import('./plan-template-pages.tsx');

const appPlans = createRoute({
  getParentRoute,
  path: '/system/manage/content/trainingPlanTemplate',
  validateSearch,
  component: lazyRouteComponent(pages, 'AppPlanTemplatePage'),
});
const offlinePlans = createRoute({
  getParentRoute,
  path: '/system/manage/content/offlineTrainingPlan',
  validateSearch,
  component: lazyRouteComponent(pages, 'OfflinePlanTemplatePage'),
});
const classPlans = createRoute({
  getParentRoute,
  path: '/system/manage/content/trainingPlanV2',
  validateSearch,
  component: lazyRouteComponent(pages, 'ClassPlanTemplatePage'),
});

export const planTemplatePages = [appPlans, offlinePlans, classPlans] as const;
