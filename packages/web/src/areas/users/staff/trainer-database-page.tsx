import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { trainingRoles } from '@trellis/contract/users/rules';
import { useTranslation } from 'react-i18next';
import { ClearFilters } from '../../../ui/filter-bar.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { useStaffPage } from '../queries.ts';
import { useStaffColumns } from './staff-columns.tsx';
import { StaffFilters } from './staff-filters.tsx';
import { isFiltered, type StaffSearch } from './staff-search.ts';

const route = getRouteApi('/system/center/trainerDatabase');

/** The trainers who are at work: where they work, how to reach them and how much they have trained. */
export function TrainerDatabasePage() {
  const { t } = useTranslation('users');
  const search = route.useSearch();
  const setSearch = route.useNavigate();
  const navigate = useNavigate();
  const show = (next: StaffSearch) => void setSearch({ search: next, replace: true });
  const list = useStaffPage({ ...search, state: 'active' }, { isTraining: true });
  const columns = useStaffColumns(['name', 'roles', 'centre', 'email', 'phone', 'sessions', 'trained']);
  const clear = () => show({ page: 1, size: search.size });
  const noMatch = { title: t('noMatch'), hint: t('noMatchHint'), action: <ClearFilters onClear={clear} /> };
  return (
    <>
      <PageHeader title={t('trainers.title')} />
      <StaffFilters
        roles={trainingRoles}
        withStates={false}
        search={search}
        onChange={(change) => show({ ...search, ...change, page: 1 })}
        onClear={clear}
      />
      <PagedTable
        label={t('trainers.title')}
        columns={columns}
        list={list}
        search={search}
        onSearch={(page) => show({ ...search, ...page })}
        empty={isFiltered(search) ? noMatch : { title: t('trainers.empty'), hint: t('trainers.emptyHint') }}
        onOpen={({ id }) => void navigate({ to: '/system/center/detail/userDetail', search: { id } })}
      />
    </>
  );
}
