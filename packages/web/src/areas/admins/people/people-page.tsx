import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { PersonItem } from '@trellis/contract/admins/people/schemas';
import { roles } from '@trellis/contract/policies';
import { Flex, type TableColumnsType, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { FilterChoice } from '../../../ui/filter-bar.tsx';
import { FilterCenter } from '../../../ui/filter-center.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import { useRoleText } from '../../../ui/role-text.ts';
import { useListState } from '../../../ui/use-list-state.ts';
import type { PeopleSearch } from '../searches.ts';
import { MembershipList } from './membership-list.tsx';
import { usePeople } from './queries.ts';

const route = getRouteApi('/system/manage/menu/user/userList');
const sides = ['management', 'enterprise', 'area', 'centre'] as const;
const states = ['Effective', 'Invited', 'Frozen'] as const;

/** Everybody with an account, across tenants. */
export function PeoplePage() {
  const { t } = useTranslation('admins');
  const { search, onSearch, narrow } = useListState(route);
  const navigate = useNavigate();
  return (
    <ListPage
      title={t('people.title')}
      search={search}
      onSearch={onSearch}
      searchedBy={{ label: t('word.nameOrEmail'), placeholder: t('filters.placeholder') }}
      filters={<PeopleFilters search={search} onChange={narrow} />}
      list={usePeople(search)}
      columns={useColumns()}
      empty={{ title: t('people.empty'), hint: t('people.emptyHint') }}
      onOpen={({ id }) => void navigate({ to: '/system/manage/userDetail', search: { id } })}
    />
  );
}

interface FilterProps {
  search: PeopleSearch;
  onChange: (change: Partial<PeopleSearch>) => void;
}

function PeopleFilters({ search, onChange }: FilterProps) {
  const { t } = useTranslation('admins');
  const roleText = useRoleText();
  return (
    <>
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
    </>
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
