import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { readText } from '../../ui/list-search.ts';
import {
  readAdminSearch,
  readCenterSearch,
  readChildrenSearch,
  readNameSearch,
  readOnlineSearch,
  readPeopleSearch,
  readRoleSearch,
} from './searches.ts';

// a link names what it likes of the list's state; the rest is read as nothing
const open =
  <T>(read: (raw: Record<string, unknown>) => T) =>
  (raw: Partial<T> & SearchSchemaInput): T =>
    read(raw);

const getParentRoute = () => root;

const admins = createRoute({
  getParentRoute,
  path: '/system/manage/role/admin',
  validateSearch: open(readAdminSearch),
  component: lazyRouteComponent(() => import('./accounts/admin-list-page.tsx'), 'AdminListPage'),
});
const roles = createRoute({
  getParentRoute,
  path: '/system/manage/role/org',
  validateSearch: open(readRoleSearch),
  component: lazyRouteComponent(() => import('./roles/role-page.tsx'), 'RolePage'),
});
const people = createRoute({
  getParentRoute,
  path: '/system/manage/menu/user/userList',
  validateSearch: open(readPeopleSearch),
  component: lazyRouteComponent(() => import('./people/people-page.tsx'), 'PeoplePage'),
});
const person = createRoute({
  getParentRoute,
  path: '/system/manage/userDetail',
  validateSearch: (raw: Record<string, unknown>): { id?: string } => ({ id: readText(raw['id']) }),
  component: lazyRouteComponent(() => import('./people/person-page.tsx'), 'PersonPage'),
});
const children = createRoute({
  getParentRoute,
  path: '/system/manage/menu/user/subjectList',
  validateSearch: open(readChildrenSearch),
  component: lazyRouteComponent(() => import('./people/children-page.tsx'), 'ChildrenPage'),
});
const online = createRoute({
  getParentRoute,
  path: '/system/manage/online',
  validateSearch: open(readOnlineSearch),
  component: lazyRouteComponent(() => import('./online/online-page.tsx'), 'OnlinePage'),
});
const changePassword = createRoute({
  getParentRoute,
  path: '/system/manage/changePassword',
  component: lazyRouteComponent(() => import('./accounts/password-page.tsx'), 'PasswordPage'),
});
const groups = createRoute({
  getParentRoute,
  path: '/system/manage/manage/group',
  validateSearch: open(readCenterSearch),
  component: lazyRouteComponent(() => import('./groups/group-page.tsx'), 'GroupPage'),
});
const enterpriseGroups = createRoute({
  getParentRoute,
  path: '/system/enterprise/manage/group',
  validateSearch: open(readCenterSearch),
  component: lazyRouteComponent(() => import('./groups/group-page.tsx'), 'GroupPage'),
});
const trainingStaff = createRoute({
  getParentRoute,
  path: '/system/manage/manage/trainingStaff',
  validateSearch: open(readCenterSearch),
  component: lazyRouteComponent(() => import('./supervisors/training-staff-page.tsx'), 'TrainingStaffPage'),
});
const supervisors = createRoute({
  getParentRoute,
  path: '/system/manage/manage/supervisor',
  validateSearch: open(readNameSearch),
  component: lazyRouteComponent(() => import('./supervisors/supervisor-page.tsx'), 'SupervisorPage'),
});
const supervisions = createRoute({
  getParentRoute,
  path: '/system/manage/manage/trainerSupervise',
  validateSearch: open(readNameSearch),
  component: lazyRouteComponent(() => import('./supervisors/supervision-page.tsx'), 'SupervisionPage'),
});
const acceptSupervision = createRoute({
  getParentRoute,
  path: '/acceptSupervision',
  validateSearch: (raw: Record<string, unknown>): { token?: string } => ({ token: readText(raw['token']) }),
  component: lazyRouteComponent(() => import('./supervisors/accept-page.tsx'), 'AcceptPage'),
});
const coaches = createRoute({
  getParentRoute,
  path: '/system/center/menu/manage/coachConfiguration',
  validateSearch: open(readNameSearch),
  component: lazyRouteComponent(() => import('./coaches/coach-page.tsx'), 'CoachPage'),
});

export const adminPages = [
  admins,
  roles,
  people,
  person,
  children,
  online,
  changePassword,
  groups,
  enterpriseGroups,
  trainingStaff,
  supervisors,
  supervisions,
  acceptSupervision,
  coaches,
] as const;
