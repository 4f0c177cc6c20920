import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { readPage, readText } from '../../ui/list-search.ts';
import type { GrantedSearch } from './list-search.ts';

const granted = createRoute({
  getParentRoute: () => root,
  path: '/system/center/menu/user/grantedSubject',
  validateSearch: (raw: Partial<GrantedSearch> & SearchSchemaInput): GrantedSearch => ({ ...readPage(raw), name: readText(raw.name) }),
  component: lazyRouteComponent(() => import('./granted-page.tsx'), 'GrantedPage'),
});

const grant = createRoute({
  getParentRoute: () => root,
  path: '/m/grant',
  component: lazyRouteComponent(() => import('./phone-grant-page.tsx'), 'PhoneGrantPage'),
});

export const subjectGrantPages = [granted, grant] as const;
