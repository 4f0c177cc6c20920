import { PlusOutlined } from '@ant-design/icons';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Button, Flex } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { ExportButton } from '../../../ui/export-button.tsx';
import { ClearFilters } from '../../../ui/filter-bar.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { useStaffPage } from '../queries.ts';
import { StaffActions } from './staff-actions.tsx';
import { useStaffColumns } from './staff-columns.tsx';
import { StaffFilters } from './staff-filters.tsx';
import { isFiltered, type StaffSearch, staffFilterInput } from './staff-search.ts';

const InviteDrawer = lazy(() => import('../invitations/invite-drawer.tsx').then((module) => ({ default: module.InviteDrawer })));
const route = getRouteApi('/system/center/menu/user/user');

/** The staff of the centre: who they are, how they stand, and what an administrator does with them. */
export function StaffPage() {
  const { t } = useTranslation('users');
  const search = route.useSearch();
  const show = (next: StaffSearch) => void setSearch({ search: next, replace: true });
  const setSearch = route.useNavigate();
  const navigate = useNavigate();
  const list = useStaffPage(search);
  const [isInviting, setInviting] = useState(false);
  const mayWrite = useCurrentUser().can('PFE.UserManagement.User.Write');
  const columns = useStaffColumns(['name', 'email', 'phone', 'roles', 'state', 'children', 'since']);
  if (mayWrite) columns.push({ key: 'actions', title: t('word.actions'), render: (_, staff) => <StaffActions staff={staff} /> });

  const clear = () => show({ page: 1, size: search.size });
  const invite = () => setInviting(true);
  const inviteButton = mayWrite && (
    <Button type="primary" icon={<PlusOutlined />} onClick={invite}>
      {t('invite')}
    </Button>
  );
  const noMatch = { title: t('noMatch'), hint: t('noMatchHint'), action: <ClearFilters onClear={clear} /> };
  const nobody = { title: t('empty'), hint: t('emptyHint'), action: mayWrite && <Button onClick={invite}>{t('invite')}</Button> };
  return (
    <>
      <PageHeader
        title={t('title')}
        extra={
          <Flex gap="small">
            <ExportButton path="/api/business/user/excelDownload" query={staffFilterInput(search)} />
            {inviteButton}
          </Flex>
        }
      />
      <StaffFilters search={search} onChange={(change) => show({ ...search, ...change, page: 1 })} onClear={clear} />
      <PagedTable
        label={t('title')}
        columns={columns}
        list={list}
        search={search}
        onSearch={(page) => show({ ...search, ...page })}
        empty={isFiltered(search) ? noMatch : nobody}
        onOpen={({ id }) => void navigate({ to: '/system/center/detail/userDetail', search: { id } })}
      />
      <Suspense>{isInviting && <InviteDrawer onClose={() => setInviting(false)} />}</Suspense>
    </>
  );
}
