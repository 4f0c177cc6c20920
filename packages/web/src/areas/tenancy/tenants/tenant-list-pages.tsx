import { getRouteApi } from '@tanstack/react-router';
import { useListState } from '../../../ui/use-list-state.ts';
import { TenantList } from './tenant-list.tsx';

const areas = getRouteApi('/system/manage/manage/area');
const enterprises = getRouteApi('/system/manage/manage/org');
const centers = getRouteApi('/system/manage/manage/center');

export function AreaListPage() {
  return <TenantList type="Area" {...useListState(areas)} />;
}

/** The enterprises of the platform. */
export function EnterpriseListPage() {
  return <TenantList type="Enterprise" {...useListState(enterprises)} />;
}

/** The centres of the platform. */
export function CenterListPage() {
  return <TenantList type="Center" {...useListState(centers)} />;
}
