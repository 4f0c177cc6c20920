import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { trainingRoles } from '@trellis/contract/users/rules';
import type { StaffItem } from '@trellis/contract/users/staff/schemas';
import { Button, type TableColumnsType } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClearFilters } from '../../../ui/filter-bar.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { TrainerDrawer } from '../../certification/public.ts';
import { useStaffPage } from '../queries.ts';
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
  const [shown, setShown] = useState<StaffItem>();
  const columns = [...useStaffColumns(['name', 'roles', 'state', 'children', 'sessions', 'trained', 'since']), useTrainingColumn(setShown)];
  const clear = () => show({ page: 1, size: search.size });
  const noMatch = { title: t('noMatch'), hint: t('noMatchHint'), action: <ClearFilters onClear={clear} /> };
  return (
    <>
      <PageHeader title={t('word.trainingStaff')} />
      <StaffFilters roles={trainingRoles} search={search} onChange={(change) => show({ ...search, ...change, page: 1 })} onClear={clear} />
      <PagedTable
        label={t('word.trainingStaff')}
        columns={columns}
        list={list}
        search={search}
        onSearch={(page) => show({ ...search, ...page })}
        empty={isFiltered(search) ? noMatch : { title: t('training.empty'), hint: t('training.emptyHint') }}
        onOpen={({ id }) => void navigate({ to: '/system/center/detail/userDetail', search: { id } })}
      />
      <Suspense>{shown && <TrainerDrawer trainer={shown} mayWrite={false} onClose={() => setShown(undefined)} />}</Suspense>
    </>
  );
}

/** What somebody learns stands beside what they trained; whoever has not joined yet learns nothing. */
function useTrainingColumn(onShow: (staff: StaffItem) => void): TableColumnsType<StaffItem>[number] {
  const { t } = useTranslation('certification');
  return {
    key: 'training',
    title: t('word.actions'),
    render: (_, staff) =>
      staff.isActivated && (
        <Button
          size="small"
          aria-label={`${t('trainer.open')}: ${staff.name}`}
          onClick={(event) => {
            event.stopPropagation();
            onShow(staff);
          }}
        >
          {t('trainer.open')}
        </Button>
      ),
  };
}
