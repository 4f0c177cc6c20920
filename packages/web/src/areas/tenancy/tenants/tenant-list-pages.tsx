import { getRouteApi } from '@tanstack/react-router';
import { TenantList } from './tenant-list.tsx';

const areas = getRouteApi('/system/manage/manage/area');
const enterprises = getRouteApi('/system/manage/manage/org');
const centers = getRouteApi('/system/manage/manage/center');

/** The areas of the platform. */
export function AreaListPage() {
  const navigate = areas.useNavigate();
  return <TenantList type="Area" search={areas.useSearch()} onSearch={(search) => void navigate({ search, replace: true })} />;
}

/** The enterprises of the platform. */
export function EnterpriseListPage() {
  const navigate = enterprises.useNavigate();
  return <TenantList type="Enterprise" search={enterprises.useSearch()} onSearch={(search) => void navigate({ search, replace: true })} />;
}

/** The centres of the platform. */
export function CenterListPage() {
  const navigate = centers.useNavigate();
  return <TenantList type="Center" search={centers.useSearch()} onSearch={(search) => void navigate({ search, replace: true })} />;
}
