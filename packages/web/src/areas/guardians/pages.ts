import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { readPage, readText } from '../../ui/list-search.ts';
import type { GuardianListSearch } from './list-search.ts';

const guardians = createRoute({
  getParentRoute: () => root,
  path: '/system/center/menu/user/guardian',
  validateSearch: (raw: Partial<GuardianListSearch> & SearchSchemaInput): GuardianListSearch => ({
    ...readPage(raw),
    filter: readText(raw.filter),
    subjectName: readText(raw.subjectName),
    guardian: readText(raw.guardian),
  }),
  component: lazyRouteComponent(() => import('./guardian-list-page.tsx'), 'GuardianListPage'),
});

const registration = createRoute({
  getParentRoute: () => root,
  path: '/m/guardian',
  component: lazyRouteComponent(() => import('./registration-page.tsx'), 'RegistrationPage'),
});

export const guardianPages = [guardians, registration] as const;
