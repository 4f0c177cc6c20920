import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { type PageSearch, readPage, readText } from '../../ui/list-search.ts';
import { readCaseSearch, readDeviceSearch, readStatisticSearch, readTestSearch } from './searches.ts';

// a link names what it likes of the list's state; the rest is read as nothing
const open =
  <T>(read: (raw: Record<string, unknown>) => T) =>
  (raw: Partial<T> & SearchSchemaInput): T =>
    read(raw);

const getParentRoute = () => root;

const tests = createRoute({
  getParentRoute,
  path: '/system/center/menu/statistic/vratList',
  validateSearch: open(readTestSearch),
  component: lazyRouteComponent(() => import('./test-list-page.tsx'), 'TestListPage'),
});
const cases = createRoute({
  getParentRoute,
  path: '/system/manage/statistic/vratCaseList',
  validateSearch: open(readCaseSearch),
  component: lazyRouteComponent(() => import('./case-list-page.tsx'), 'CaseListPage'),
});
const statistics = createRoute({
  getParentRoute,
  path: '/system/manage/statistic/vratStatistic',
  validateSearch: open(readStatisticSearch),
  component: lazyRouteComponent(() => import('./statistic-page.tsx'), 'StatisticPage'),
});
const locations = createRoute({
  getParentRoute,
  path: '/system/center/menu/manage/testLocation',
  validateSearch: open((raw): PageSearch => readPage(raw)),
  component: lazyRouteComponent(() => import('./location-page.tsx'), 'LocationPage'),
});
const ownDevices = createRoute({
  getParentRoute,
  path: '/system/center/menu/manage/device',
  validateSearch: open(readDeviceSearch),
  component: lazyRouteComponent(() => import('./device-pages.tsx'), 'CentreDevicePage'),
});
const devices = createRoute({
  getParentRoute,
  path: '/system/manage/manage/device',
  validateSearch: open(readDeviceSearch),
  component: lazyRouteComponent(() => import('./device-pages.tsx'), 'DevicePage'),
});

const readCase = (raw: Record<string, unknown>) => ({ case: readText(raw['case']) ?? '' });

const report = createRoute({
  getParentRoute,
  path: '/system/center/detail/vratReport',
  validateSearch: readCase,
  component: lazyRouteComponent(() => import('./report-page.tsx'), 'CentreReportPage'),
});
const caseReport = createRoute({
  getParentRoute,
  path: '/system/manage/detail/vratReport',
  validateSearch: readCase,
  component: lazyRouteComponent(() => import('./report-page.tsx'), 'PlatformReportPage'),
});
const sentReport = createRoute({
  getParentRoute,
  path: '/m/vratReport',
  staticData: { isPlain: true },
  component: lazyRouteComponent(() => import('./sent-report-page.tsx'), 'SentReportPage'),
});

const vCat = createRoute({
  getParentRoute,
  path: '/system/manage/assessment/vCat',
  component: lazyRouteComponent(() => import('./vcat-page.tsx'), 'VCatPage'),
});

const reportHelper = createRoute({
  getParentRoute,
  path: '/system/manage/assessment/reportHelper',
  component: lazyRouteComponent(() => import('./report-helper-page.tsx'), 'ReportHelperPage'),
});
const norms = createRoute({
  getParentRoute,
  path: '/system/manage/assessment/norms',
  component: lazyRouteComponent(() => import('./norms-page.tsx'), 'NormsPage'),
});

export const vrClassroomPages = [
  tests,
  cases,
  vCat,
  reportHelper,
  norms,
  statistics,
  locations,
  ownDevices,
  devices,
  report,
  caseReport,
  sentReport,
] as const;
