import { getRouteApi } from '@tanstack/react-router';
import { OwnCenters } from './own-centers.tsx';

const ofEnterprise = getRouteApi('/system/enterprise/manage/center/centerList');
const ofArea = getRouteApi('/system/area/manage/center/centerList');

/** The centres of the reader's enterprise. */
export function EnterpriseCenterListPage() {
  const navigate = ofEnterprise.useNavigate();
  return <OwnCenters search={ofEnterprise.useSearch()} onSearch={(search) => void navigate({ search, replace: true })} />;
}

/** The centres of the reader's area. */
export function AreaCenterListPage() {
  const navigate = ofArea.useNavigate();
  return <OwnCenters search={ofArea.useSearch()} onSearch={(search) => void navigate({ search, replace: true })} />;
}
