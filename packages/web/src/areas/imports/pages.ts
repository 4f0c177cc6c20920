import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { type ImportSearch, readImportSearch } from '../../ui/imports/import-search.ts';

const contractImport = createRoute({
  getParentRoute: () => root,
  path: '/system/center/menu/user/userContractImport',
  validateSearch: (raw: Partial<ImportSearch> & SearchSchemaInput): ImportSearch => readImportSearch(raw),
  component: lazyRouteComponent(() => import('./contract-import-page.tsx'), 'ContractImportPage'),
});

const scheduleImport = createRoute({
  getParentRoute: () => root,
  path: '/system/center/dataPanel/scheduleImport',
  validateSearch: (raw: Partial<ImportSearch> & SearchSchemaInput): ImportSearch => readImportSearch(raw),
  component: lazyRouteComponent(() => import('./schedule-import-page.tsx'), 'ScheduleImportPage'),
});

export const importPages = [contractImport, scheduleImport] as const;
