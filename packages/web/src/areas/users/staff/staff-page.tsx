import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { ExportButton } from '../../../ui/export-button.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import { useListState } from '../../../ui/use-list-state.ts';
import { CertificateForecast } from '../../certificates/public.ts';
import { useStaffPage } from '../queries.ts';
import { SecondFactorRuleButton } from '../second-factor/rule-button.tsx';
import { StaffActions } from './staff-actions.tsx';
import { useStaffColumns } from './staff-columns.tsx';
import { StaffFilters } from './staff-filters.tsx';
import { staffFilterInput } from './staff-search.ts';

const InviteDrawer = lazy(() => import('../invitations/invite-drawer.tsx').then((module) => ({ default: module.InviteDrawer })));
const route = getRouteApi('/system/center/menu/user/user');

/** The staff of the centre: who they are, how they stand, and what an administrator does with them. */
export function StaffPage() {
  const { t } = useTranslation('users');
  const { search, onSearch, narrow } = useListState(route);
  const navigate = useNavigate();
  const [isInviting, setInviting] = useState(false);
  const mayWrite = useCurrentUser().can('PFE.UserManagement.User.Write');
  const columns = useStaffColumns(['name', 'email', 'phone', 'roles', 'state', 'children', 'since']);
  if (mayWrite) columns.push({ key: 'actions', title: t('word.actions'), render: (_, staff) => <StaffActions staff={staff} /> });
  return (
    <>
      <ListPage
        title={t('title')}
        extra={
          <>
            {mayWrite && <SecondFactorRuleButton />}
            <ExportButton path="/api/business/user/excelDownload" query={staffFilterInput(search)} />
          </>
        }
        about={<CertificateForecast />}
        add={mayWrite && { text: t('invite'), onClick: () => setInviting(true) }}
        search={search}
        onSearch={onSearch}
        searchedBy={{ label: t('filters.search'), placeholder: t('filters.placeholder') }}
        filters={<StaffFilters search={search} onChange={narrow} />}
        list={useStaffPage(search)}
        columns={columns}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
        onOpen={({ id }) => void navigate({ to: '/system/center/detail/userDetail', search: { id } })}
      />
      <Suspense>{isInviting && <InviteDrawer onClose={() => setInviting(false)} />}</Suspense>
    </>
  );
}
