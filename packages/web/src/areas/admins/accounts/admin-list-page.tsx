import { PlusOutlined } from '@ant-design/icons';
import { getRouteApi } from '@tanstack/react-router';
import { managementRoles } from '@trellis/contract/admins/rules';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChoice } from '../../../ui/filter-bar.tsx';
import { isNarrowed } from '../../../ui/list-search.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { useRoleText } from '../../../ui/role-text.ts';
import { PeopleFilterBar } from '../people/people-filter-bar.tsx';
import type { AdminSearch } from '../searches.ts';
import { useEmpty } from '../use-empty.tsx';
import { useAdminColumns } from './admin-columns.tsx';
import { useAdmins } from './queries.ts';

const InviteDrawer = lazy(() => import('./invite-drawer.tsx').then((module) => ({ default: module.InviteDrawer })));
const route = getRouteApi('/system/manage/role/admin');
const states = ['Effective', 'Invited', 'Frozen'] as const;

/** The people who run the platform. */
export function AdminListPage() {
  const { t } = useTranslation('admins');
  const roleText = useRoleText();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useAdmins(search);
  const columns = useAdminColumns();
  const [isInviting, setInviting] = useState(false);
  const show = (change: Partial<AdminSearch>) => void navigate({ search: { ...search, page: 1, ...change }, replace: true });
  const clear = () => void navigate({ search: { size: search.size }, replace: true });
  const invite = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setInviting(true)}>
      {t('accounts.invite')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('accounts.title')} extra={invite} />
      <PeopleFilterBar filter={search.filter} isNarrowed={isNarrowed(search)} onFilter={(filter) => show({ filter })} onClear={clear}>
        <FilterChoice
          label={t('word.role')}
          value={search.role}
          options={managementRoles.map((role) => ({ value: role as string, label: roleText([role]) }))}
          onChange={(role) => show({ role })}
        />
        <FilterChoice
          label={t('word.state')}
          value={search.state}
          options={states.map((state) => ({ value: state, label: t(`states.${state}`) }))}
          onChange={(state) => show({ state })}
        />
      </PeopleFilterBar>
      <PagedTable
        label={t('accounts.title')}
        columns={columns}
        list={list}
        search={search}
        onSearch={({ page, size }) => show({ page, size })}
        empty={useEmpty(isNarrowed(search), { title: t('accounts.empty'), hint: t('accounts.emptyHint') }, clear)}
      />
      <Suspense>{isInviting && <InviteDrawer onClose={() => setInviting(false)} />}</Suspense>
    </>
  );
}
