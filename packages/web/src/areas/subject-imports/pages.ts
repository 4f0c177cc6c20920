import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { type ImportSearch, readImportSearch } from '../../ui/imports/import-search.ts';

const subjectImport = createRoute({
  getParentRoute: () => root,
  path: '/system/center/menu/user/subjectImport',
  validateSearch: (raw: Partial<ImportSearch> & SearchSchemaInput): ImportSearch => readImportSearch(raw),
  component: lazyRouteComponent(() => import('./import-page.tsx'), 'ChildImportPage'),
});

export const subjectImportPages = [subjectImport] as const;
