import { getRouteApi } from '@tanstack/react-router';
import { useListState } from '../../../ui/use-list-state.ts';
import { OwnCenters } from './own-centers.tsx';

const ofEnterprise = getRouteApi('/system/enterprise/manage/center/centerList');
const ofArea = getRouteApi('/system/area/manage/center/centerList');

/** The centres of the reader's enterprise. */
export function EnterpriseCenterListPage() {
  return <OwnCenters {...useListState(ofEnterprise)} />;
}

/** The centres of the reader's area. */
export function AreaCenterListPage() {
  return <OwnCenters {...useListState(ofArea)} />;
}
