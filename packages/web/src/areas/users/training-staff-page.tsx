import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { trainingRoles } from '@trellis/contract/users/rules';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { useStaffPage } from './queries.ts';
import { useStaffColumns } from './staff-columns.tsx';
import { StaffFilters } from './staff-filters.tsx';
import { isFiltered, type StaffSearch } from './staff-search.ts';

const route = getRouteApi('/system/center/menu/manage/trainingStaff');

/** Who trains children at the centre, with what they have done. */
export function TrainingStaffPage() {
  const { t } = useTranslation('users');
  const search = route.useSearch();
  const setSearch = route.useNavigate();
  const navigate = useNavigate();
  const show = (next: StaffSearch) => void setSearch({ search: next, replace: true });
  const list = useStaffPage(search, { isTraining: true });
  const columns = useStaffColumns(['name', 'roles', 'state', 'children', 'sessions', 'trained', 'since']);
  const clear = () => show({ page: 1, size: search.size });
  const noMatch = { title: t('noMatch'), hint: t('noMatchHint'), action: <Button onClick={clear}>{t('filters.clear')}</Button> };
  return (
    <>
      <PageHeader title={t('training.title')} />
      <StaffFilters roles={trainingRoles} search={search} onChange={(change) => show({ ...search, ...change, page: 1 })} onClear={clear} />
      <PagedTable
        label={t('training.title')}
        columns={columns}
        list={list}
        search={search}
        onSearch={(page) => show({ ...search, sorting: undefined, ...page })}
        empty={isFiltered(search) ? noMatch : { title: t('training.empty'), hint: t('training.emptyHint') }}
        onOpen={({ id }) => void navigate({ to: '/system/center/detail/userDetail', search: { id } })}
      />
    </>
  );
}
