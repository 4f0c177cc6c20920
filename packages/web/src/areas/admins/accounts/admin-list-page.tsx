import { getRouteApi } from '@tanstack/react-router';
import { managementRoles } from '@trellis/contract/admins/rules';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChoice } from '../../../ui/filter-bar.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import { useRoleText } from '../../../ui/role-text.ts';
import { useListState } from '../../../ui/use-list-state.ts';
import { SecondFactorRuleButton } from '../../users/public.ts';
import { useAdminColumns } from './admin-columns.tsx';
import { useAdmins } from './queries.ts';

const InviteDrawer = lazy(() => import('./invite-drawer.tsx').then((module) => ({ default: module.InviteDrawer })));
const route = getRouteApi('/system/manage/role/admin');
const states = ['Effective', 'Invited', 'Frozen'] as const;

/** The people who run the platform. */
export function AdminListPage() {
  const { t } = useTranslation('admins');
  const roleText = useRoleText();
  const { search, onSearch, narrow } = useListState(route);
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <ListPage
        title={t('accounts.title')}
        extra={<SecondFactorRuleButton />}
        add={{ text: t('accounts.invite'), onClick: () => setInviting(true) }}
        search={search}
        onSearch={onSearch}
        searchedBy={{ label: t('word.nameOrEmail'), placeholder: t('filters.placeholder') }}
        filters={
          <>
            <FilterChoice
              label={t('word.role')}
              value={search.role}
              options={managementRoles.map((role) => ({ value: role as string, label: roleText([role]) }))}
              onChange={(role) => narrow({ role })}
            />
            <FilterChoice
              label={t('word.state')}
              value={search.state}
              options={states.map((state) => ({ value: state, label: t(`states.${state}`) }))}
              onChange={(state) => narrow({ state })}
            />
          </>
        }
        list={useAdmins(search)}
        columns={useAdminColumns()}
        empty={{ title: t('accounts.empty'), hint: t('accounts.emptyHint') }}
      />
      <Suspense>{isInviting && <InviteDrawer onClose={() => setInviting(false)} />}</Suspense>
    </>
  );
}
