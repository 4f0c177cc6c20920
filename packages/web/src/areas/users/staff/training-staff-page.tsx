import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { trainingRoles } from '@trellis/contract/users/rules';
import type { StaffItem } from '@trellis/contract/users/staff/schemas';
import { Button, type TableColumnsType } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { ListPage } from '../../../ui/list-page.tsx';
import { useListState } from '../../../ui/use-list-state.ts';
import { TrainerDrawer } from '../../certification/public.ts';
import { useStaffPage } from '../queries.ts';
import { InviteStaff } from './invite-staff.tsx';
import { useStaffColumns } from './staff-columns.tsx';
import { StaffFilters } from './staff-filters.tsx';

const route = getRouteApi('/system/center/menu/manage/trainingStaff');

/** Who trains children at the centre, with what they have done. */
export function TrainingStaffPage() {
  const { t } = useTranslation('users');
  const { search, onSearch, narrow } = useListState(route);
  const navigate = useNavigate();
  const maySeeStaff = useCurrentUser().can('PFE.UserManagement.User');
  const [shown, setShown] = useState<StaffItem>();
  const columns = [...useStaffColumns(['name', 'roles', 'state', 'children', 'sessions', 'trained', 'since']), useTrainingColumn(setShown)];
  return (
    <>
      <ListPage
        title={t('word.trainingStaff')}
        search={search}
        onSearch={onSearch}
        searchedBy={{ label: t('filters.search'), placeholder: t('filters.placeholder') }}
        filters={<StaffFilters roles={trainingRoles} search={search} onChange={narrow} />}
        list={useStaffPage(search, { isTraining: true })}
        columns={columns}
        empty={{ title: t('training.empty'), hint: t('training.emptyHint'), action: <InviteStaff /> }}
        onOpen={(staff) =>
          maySeeStaff ? void navigate({ to: '/system/center/detail/userDetail', search: { id: staff.id } }) : setShown(staff)
        }
      />
      <Suspense>{shown && <TrainerDrawer trainer={shown} mayWrite={false} onClose={() => setShown(undefined)} />}</Suspense>
    </>
  );
}

/** What somebody learns stands beside what they trained; whoever has not joined yet learns nothing. */
function useTrainingColumn(onShow: (staff: StaffItem) => void): TableColumnsType<StaffItem>[number] {
  const { t } = useTranslation('certification');
  return {
    key: 'actions',
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
