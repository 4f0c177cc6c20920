import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { readOneOf, readText } from '../../ui/list-search.ts';
import {
  type LibraryGrantSearch,
  type OwnCenterSearch,
  readLibraryGrantSearch,
  readOwnCenterSearch,
  readSchoolSearch,
  readTenantSearch,
  type SchoolListSearch,
  type TenantListSearch,
} from './tenants/list-search.ts';
import { tenantTabs } from './tenants/tenant-tab.ts';

const searchTenants = (raw: Partial<TenantListSearch> & SearchSchemaInput): TenantListSearch => readTenantSearch(raw);
const searchOwn = (raw: Partial<OwnCenterSearch> & SearchSchemaInput): OwnCenterSearch => readOwnCenterSearch(raw);

const areas = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/manage/area',
  validateSearch: searchTenants,
  component: lazyRouteComponent(() => import('./tenants/tenant-list-pages.tsx'), 'AreaListPage'),
});
const enterprises = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/manage/org',
  validateSearch: searchTenants,
  component: lazyRouteComponent(() => import('./tenants/tenant-list-pages.tsx'), 'EnterpriseListPage'),
});
const centers = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/manage/center',
  validateSearch: searchTenants,
  component: lazyRouteComponent(() => import('./tenants/tenant-list-pages.tsx'), 'CenterListPage'),
});
const readDetail = (raw: Record<string, unknown>) => ({ id: readText(raw['id']) ?? '', tab: readOneOf(tenantTabs, raw['tab']) });
const area = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/detail/areaDetail',
  validateSearch: readDetail,
  component: lazyRouteComponent(() => import('./tenants/tenant-detail-pages.tsx'), 'AreaDetailPage'),
});
const enterprise = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/detail/orgDetail',
  validateSearch: readDetail,
  component: lazyRouteComponent(() => import('./tenants/tenant-detail-pages.tsx'), 'EnterpriseDetailPage'),
});
const center = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/detail/tenantDetail',
  validateSearch: readDetail,
  component: lazyRouteComponent(() => import('./tenants/tenant-detail-pages.tsx'), 'CenterDetailPage'),
});
const schools = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/manage/school',
  validateSearch: (raw: Partial<SchoolListSearch> & SearchSchemaInput): SchoolListSearch => readSchoolSearch(raw),
  component: lazyRouteComponent(() => import('./schools/school-list-page.tsx'), 'SchoolListPage'),
});
const libraryGrants = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/manage/libraryGrant',
  validateSearch: (raw: Partial<LibraryGrantSearch> & SearchSchemaInput): LibraryGrantSearch => readLibraryGrantSearch(raw),
  component: lazyRouteComponent(() => import('./grants/library-grant-page.tsx'), 'LibraryGrantPage'),
});
const ofEnterprise = createRoute({
  getParentRoute: () => root,
  path: '/system/enterprise/manage/center/centerList',
  validateSearch: searchOwn,
  component: lazyRouteComponent(() => import('./tenants/own-center-pages.tsx'), 'EnterpriseCenterListPage'),
});
const ofArea = createRoute({
  getParentRoute: () => root,
  path: '/system/area/manage/center/centerList',
  validateSearch: searchOwn,
  component: lazyRouteComponent(() => import('./tenants/own-center-pages.tsx'), 'AreaCenterListPage'),
});
const configuration = createRoute({
  getParentRoute: () => root,
  path: '/system/center/menu/manage/userConfiguration',
  component: lazyRouteComponent(() => import('./settings/user-configuration-page.tsx'), 'UserConfigurationPage'),
});

const ownData = createRoute({
  getParentRoute: () => root,
  path: '/system/center/menu/manage/ownData',
  component: lazyRouteComponent(() => import('./settings/own-data-page.tsx'), 'OwnDataPage'),
});
const door = createRoute({
  getParentRoute: () => root,
  path: '/m/centre',
  component: lazyRouteComponent(() => import('./door/door-page.tsx'), 'DoorPage'),
});

export const tenancyPages = [
  areas,
  enterprises,
  centers,
  area,
  enterprise,
  center,
  schools,
  libraryGrants,
  ofEnterprise,
  ofArea,
  configuration,
  ownData,
  door,
] as const;
