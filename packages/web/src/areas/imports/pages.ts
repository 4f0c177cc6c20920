import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { type ImportSearch, readImportSearch } from '../../ui/imports/import-search.ts';

const getParentRoute = () => root;
const validateSearch = (raw: Partial<ImportSearch> & SearchSchemaInput): ImportSearch => readImportSearch(raw);

const contractImport = createRoute({
  getParentRoute,
  path: '/system/center/menu/user/userContractImport',
  validateSearch,
  component: lazyRouteComponent(() => import('./contract-import-page.tsx'), 'ContractImportPage'),
});

const scheduleImport = createRoute({
  getParentRoute,
  path: '/system/center/dataPanel/scheduleImport',
  validateSearch,
  component: lazyRouteComponent(() => import('./schedule-import-page.tsx'), 'ScheduleImportPage'),
});

const creditImport = createRoute({
  getParentRoute,
  path: '/system/center/hfs/costOverviewImport',
  validateSearch,
  component: lazyRouteComponent(() => import('./credit-import-page.tsx'), 'CreditImportPage'),
});

export const importPages = [contractImport, scheduleImport, creditImport] as const;
