import { getRouteApi } from '@tanstack/react-router';
import { ImportPage } from '../../ui/imports/import-page.tsx';
import type { ImportSearch } from '../../ui/imports/import-search.ts';
import { useContracts } from './contracts.ts';

const route = getRouteApi('/system/center/menu/user/userContractImport');

/** Contracts that run already, from a file. */
export function ContractImportPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: ImportSearch) => void navigate({ search: next, replace: next.id === search.id });
  return <ImportPage kind={useContracts()} search={search} onSearch={show} />;
}
