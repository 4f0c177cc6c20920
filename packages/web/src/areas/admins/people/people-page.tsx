import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { PersonItem } from '@trellis/contract/admins/people/schemas';
import { roles } from '@trellis/contract/policies';
import { Flex, type TableColumnsType, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { FilterChoice } from '../../../ui/filter-bar.tsx';
import { FilterCenter } from '../../../ui/filter-center.tsx';
import { isNarrowed } from '../../../ui/list-search.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { useRoleText } from '../../../ui/role-text.ts';
import type { PeopleSearch } from '../searches.ts';
import { useEmpty } from '../use-empty.tsx';
import { MembershipList } from './membership-list.tsx';
import { PeopleFilterBar } from './people-filter-bar.tsx';
import { usePeople } from './queries.ts';

const route = getRouteApi('/system/manage/menu/user/userList');
const sides = ['management', 'enterprise', 'area', 'centre'] as const;
const states = ['Effective', 'Invited', 'Frozen'] as const;

/** Everybody with an account, across tenants. */
export function PeoplePage() {
  const { t } = useTranslation('admins');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const open = useNavigate();
  const show = (change: Partial<PeopleSearch>) => void navigate({ search: { ...search, page: 1, ...change }, replace: true });
  const clear = () => void navigate({ search: { size: search.size }, replace: true });
  return (
    <>
      <PageHeader title={t('people.title')} />
      <PeopleFilters search={search} onChange={show} onClear={clear} />
      <PagedTable
        label={t('people.title')}
        columns={useColumns()}
        list={usePeople(search)}
        search={search}
        onSearch={({ page, size }) => show({ page, size })}
        empty={useEmpty(isNarrowed(search), { title: t('people.empty'), hint: t('people.emptyHint') }, clear)}
        onOpen={({ id }) => void open({ to: '/system/manage/userDetail', search: { id } })}
      />
    </>
  );
}

interface FilterProps {
  search: PeopleSearch;
  onChange: (change: Partial<PeopleSearch>) => void;
  onClear: () => void;
}

function PeopleFilters({ search, onChange, onClear }: FilterProps) {
  const { t } = useTranslation('admins');
  const roleText = useRoleText();
  return (
    <PeopleFilterBar filter={search.filter} isNarrowed={isNarrowed(search)} onFilter={(filter) => onChange({ filter })} onClear={onClear}>
      <FilterChoice
        label={t('filters.side')}
        value={search.side}
        options={sides.map((side) => ({ value: side, label: t(`sides.${side}`) }))}
        onChange={(side) => onChange({ side })}
      />
      <FilterChoice
        label={t('word.role')}
        value={search.role}
        options={roles.map((role) => ({ value: role as string, label: roleText([role]) }))}
        onChange={(role) => onChange({ role })}
      />
      <FilterChoice
        label={t('word.state')}
        value={search.state}
        options={states.map((state) => ({ value: state, label: t(`states.${state}`) }))}
        onChange={(state) => onChange({ state })}
      />
      <FilterCenter value={search.tenantId} onChange={(tenantId) => onChange({ tenantId })} />
    </PeopleFilterBar>
  );
}

function useColumns(): TableColumnsType<PersonItem> {
  const { t } = useTranslation('admins');
  const { zone } = useCurrentUser();
  return [
    {
      key: 'name',
      title: t('word.personName'),
      render: (_, { id, name, email }) => (
        <Flex vertical>
          <Link to="/system/manage/userDetail" search={{ id }} onClick={(event) => event.stopPropagation()}>
            {name}
          </Link>
          <Typography.Text type="secondary">{email}</Typography.Text>
        </Flex>
      ),
    },
    { key: 'phone', title: t('word.phone'), render: (_, { phoneNumber }) => phoneNumber ?? t('word.nothing') },
    { key: 'works', title: t('columns.worksAt'), render: (_, { memberships }) => <MembershipList memberships={memberships} /> },
    { key: 'created', title: t('people.created'), render: (_, { createdAt }) => formatDateTime(createdAt, zone) },
  ];
}
