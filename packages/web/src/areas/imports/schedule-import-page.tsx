import { getRouteApi } from '@tanstack/react-router';
import { ImportPage } from '../../ui/imports/import-page.tsx';
import type { ImportSearch } from '../../ui/imports/import-search.ts';
import { useSchedule } from './schedule.ts';

const route = getRouteApi('/system/center/dataPanel/scheduleImport');

/** Bookings to come, from a file. */
export function ScheduleImportPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: ImportSearch) => void navigate({ search: next, replace: next.id === search.id });
  return <ImportPage kind={useSchedule()} search={search} onSearch={show} />;
}
