import { getRouteApi } from '@tanstack/react-router';
import { ImportPage } from '../../ui/imports/import-page.tsx';
import type { ImportSearch } from '../../ui/imports/import-search.ts';
import { useChildren } from './children.ts';

const route = getRouteApi('/system/center/menu/user/subjectImport');

/** Children from a file. */
export function ChildImportPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: ImportSearch) => void navigate({ search: next, replace: next.id === search.id });
  return <ImportPage kind={useChildren()} search={search} onSearch={show} />;
}
