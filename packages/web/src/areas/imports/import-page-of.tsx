import { getRouteApi } from '@tanstack/react-router';
import type { RecordField } from '@trellis/contract/imports/fields';
import { ImportPage } from '../../ui/imports/import-page.tsx';
import type { ImportSearch } from '../../ui/imports/import-search.ts';
import type { ListImport } from '../../ui/imports/list-import.ts';

type Path =
  | '/system/center/menu/user/userContractImport'
  | '/system/center/dataPanel/scheduleImport'
  | '/system/center/hfs/costOverviewImport';

/** The page of lists of a kind. */
export function importPageOf(path: Path, useKind: () => ListImport<RecordField>) {
  const route = getRouteApi(path);
  return function RecordImportPage() {
    const search: ImportSearch = route.useSearch();
    const navigate = route.useNavigate();
    const show = (next: ImportSearch) => void navigate({ search: next, replace: next.id === search.id });
    return <ImportPage kind={useKind()} search={search} onSearch={show} />;
  };
}
