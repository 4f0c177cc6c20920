import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { trainingRoles } from '@trellis/contract/users/rules';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../../ui/list-page.tsx';
import { useListState } from '../../../ui/use-list-state.ts';
import { useStaffPage } from '../queries.ts';
import { InviteStaff } from './invite-staff.tsx';
import { useStaffColumns } from './staff-columns.tsx';
import { StaffFilters } from './staff-filters.tsx';

const route = getRouteApi('/system/center/trainerDatabase');

/** The trainers who are at work: where they work, how to reach them and how much they have trained. */
export function TrainerDatabasePage() {
  const { t } = useTranslation('users');
  const { search, onSearch, narrow } = useListState(route);
  const navigate = useNavigate();
  return (
    <ListPage
      title={t('trainers.title')}
      search={search}
      onSearch={onSearch}
      searchedBy={{ label: t('filters.search'), placeholder: t('filters.placeholder') }}
      filters={<StaffFilters roles={trainingRoles} withStates={false} search={search} onChange={narrow} />}
      list={useStaffPage({ ...search, state: 'active' }, { isTraining: true })}
      columns={useStaffColumns(['name', 'roles', 'centre', 'email', 'phone', 'sessions', 'trained'])}
      empty={{ title: t('trainers.empty'), hint: t('trainers.emptyHint'), action: <InviteStaff /> }}
      onOpen={({ id }) => void navigate({ to: '/system/center/detail/userDetail', search: { id } })}
    />
  );
}
