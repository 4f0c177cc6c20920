import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { readText, readTextSearch, type TextSearch } from '../../ui/list-search.ts';
import { type CurrentPlanSearch, readCurrentPlanSearch } from './management/searches.ts';

const plan = createRoute({
  getParentRoute: () => root,
  path: '/system/center/detail/userOfflinePlanDetail',
  validateSearch: (raw: Record<string, unknown>): { planId: string } => ({ planId: readText(raw['planId']) ?? '' }),
  component: lazyRouteComponent(() => import('./plan-page.tsx'), 'PlanPage'),
});

const session = createRoute({
  getParentRoute: () => root,
  path: '/system/center/detail/userOfflineCourseDetail',
  // without a number it is the session that comes next
  validateSearch: (raw: Record<string, unknown>): { planId: string; num?: number } => ({
    planId: readText(raw['planId']) ?? '',
    ...(raw['num'] !== undefined && { num: Math.max(1, Math.trunc(Number(raw['num'])) || 1) }),
  }),
  component: lazyRouteComponent(() => import('./session-page.tsx'), 'SessionPage'),
});

/** A plan's training record, at the address of one of its versions. */
const record = <Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: (raw: Record<string, unknown>): { planId: string } => ({ planId: readText(raw['planId']) ?? '' }),
    component: lazyRouteComponent(() => import('./record/training-record-page.tsx'), 'TrainingRecordPage'),
  });
const records = [
  record('/hfsTrainingRecord'),
  record('/hfsTwoTrainingRecord'),
  record('/hfsThreeTrainingRecord'),
  record('/hfsFourTrainingRecord'),
] as const;

const currentPlans = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/traningManage/planList',
  validateSearch: (raw: Partial<CurrentPlanSearch> & SearchSchemaInput): CurrentPlanSearch => readCurrentPlanSearch(raw),
  component: lazyRouteComponent(() => import('./management/current-plans-page.tsx'), 'CurrentPlansPage'),
});

const coreSessions = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/traningManage/coreSessionLibrary',
  validateSearch: (raw: Partial<TextSearch> & SearchSchemaInput): TextSearch => readTextSearch(raw),
  component: lazyRouteComponent(() => import('./management/core-sessions-page.tsx'), 'CoreSessionsPage'),
});

export const offlinePlanPages = [plan, session, currentPlans, coreSessions, ...records] as const;
