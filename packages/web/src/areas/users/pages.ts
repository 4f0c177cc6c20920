import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { readOneOf, readPage, readText } from '../../ui/list-search.ts';
import { type ContactSearch, readStaffSearch, type StaffSearch } from './staff/staff-search.ts';

const readStaff = (raw: Partial<StaffSearch> & SearchSchemaInput) => readStaffSearch(raw);
const readToken = (raw: Record<string, unknown>): { token: string } => ({ token: readText(raw['token']) ?? '' });

const staff = createRoute({
  getParentRoute: () => root,
  path: '/system/center/menu/user/user',
  validateSearch: readStaff,
  component: lazyRouteComponent(() => import('./staff/staff-page.tsx'), 'StaffPage'),
});
const enterpriseStaff = createRoute({
  getParentRoute: () => root,
  path: '/system/enterprise/manage/user',
  validateSearch: readStaff,
  component: lazyRouteComponent(() => import('./staff/overseen-staff-page.tsx'), 'EnterpriseStaffPage'),
});
const areaStaff = createRoute({
  getParentRoute: () => root,
  path: '/system/area/manage/user',
  validateSearch: readStaff,
  component: lazyRouteComponent(() => import('./staff/overseen-staff-page.tsx'), 'AreaStaffPage'),
});
const userDetail = createRoute({
  getParentRoute: () => root,
  path: '/system/center/detail/userDetail',
  validateSearch: (raw: Record<string, unknown>): { id: string } => ({ id: readText(raw['id']) ?? '' }),
  component: lazyRouteComponent(() => import('./staff/staff-detail-page.tsx'), 'StaffDetailPage'),
});
const trainingStaff = createRoute({
  getParentRoute: () => root,
  path: '/system/center/menu/manage/trainingStaff',
  validateSearch: readStaff,
  component: lazyRouteComponent(() => import('./staff/training-staff-page.tsx'), 'TrainingStaffPage'),
});
const trainerDatabase = createRoute({
  getParentRoute: () => root,
  path: '/system/center/trainerDatabase',
  validateSearch: readStaff,
  component: lazyRouteComponent(() => import('./staff/trainer-database-page.tsx'), 'TrainerDatabasePage'),
});

const contacts = createRoute({
  getParentRoute: () => root,
  path: '/system/center/contactList',
  validateSearch: (raw: Partial<ContactSearch> & SearchSchemaInput): ContactSearch => ({
    ...readPage(raw),
    kind: readOneOf(['staff', 'guardian'] as const, raw.kind) ?? 'staff',
    filter: readText(raw.filter),
  }),
  component: lazyRouteComponent(() => import('./staff/contact-list-page.tsx'), 'ContactListPage'),
});

const activate = createRoute({
  getParentRoute: () => root,
  path: '/activate',
  validateSearch: readToken,
  component: lazyRouteComponent(() => import('./activation/activate-page.tsx'), 'ActivatePage'),
});
const updateEmail = createRoute({
  getParentRoute: () => root,
  path: '/updateEmail',
  validateSearch: readToken,
  component: lazyRouteComponent(() => import('./activation/update-email-page.tsx'), 'UpdateEmailPage'),
});

export const userPages = [
  staff,
  enterpriseStaff,
  areaStaff,
  userDetail,
  trainingStaff,
  trainerDatabase,
  contacts,
  activate,
  updateEmail,
] as const;
