import { getRouteApi } from '@tanstack/react-router';
import { TenantDetail } from './tenant-detail.tsx';

const area = getRouteApi('/system/manage/detail/areaDetail');
const enterprise = getRouteApi('/system/manage/detail/orgDetail');
const center = getRouteApi('/system/manage/detail/tenantDetail');

export function AreaDetailPage() {
  const { id, tab } = area.useSearch();
  const navigate = area.useNavigate();
  return <TenantDetail type="Area" id={id} tab={tab} onTab={(next) => void navigate({ search: { id, tab: next }, replace: true })} />;
}

export function EnterpriseDetailPage() {
  const { id, tab } = enterprise.useSearch();
  const navigate = enterprise.useNavigate();
  return <TenantDetail type="Enterprise" id={id} tab={tab} onTab={(next) => void navigate({ search: { id, tab: next }, replace: true })} />;
}

export function CenterDetailPage() {
  const { id, tab } = center.useSearch();
  const navigate = center.useNavigate();
  return <TenantDetail type="Center" id={id} tab={tab} onTab={(next) => void navigate({ search: { id, tab: next }, replace: true })} />;
}
