import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { readText, readTextSearch, type TextSearch } from '../../ui/list-search.ts';
import { type AssessmentSearch, readAssessmentSearch } from './library-search.ts';

const assessment = createRoute({
  getParentRoute: () => root,
  path: '/m/assessment',
  staticData: { isPlain: true },
  component: lazyRouteComponent(() => import('./phone-assessment-page.tsx'), 'PhoneAssessmentPage'),
});
const report = createRoute({
  getParentRoute: () => root,
  path: '/m/report',
  component: lazyRouteComponent(() => import('./report-pages.tsx'), 'GuestReportPage'),
});
const rocketReport = createRoute({
  getParentRoute: () => root,
  path: '/m/rocketReport',
  validateSearch: (raw: Record<string, unknown>) => ({
    to: readText(raw['to']) ?? '',
    t: readText(raw['t']) ?? '',
    h: readText(raw['h']) ?? '',
    ts: Number(raw['ts']) || 0,
  }),
  component: lazyRouteComponent(() => import('./report-pages.tsx'), 'SignedReportPage'),
});
const library = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/assessment/assessment',
  validateSearch: (raw: Partial<AssessmentSearch> & SearchSchemaInput): AssessmentSearch => readAssessmentSearch(raw),
  component: lazyRouteComponent(() => import('./assessment-list-page.tsx'), 'AssessmentListPage'),
});
const questionnaires = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/assessment/questionnaire',
  validateSearch: (raw: Partial<TextSearch> & SearchSchemaInput): TextSearch => readTextSearch(raw),
  component: lazyRouteComponent(() => import('./questionnaire-list-page.tsx'), 'QuestionnaireListPage'),
});

export const assessmentPages = [assessment, report, rocketReport, library, questionnaires] as const;
