import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { PersonItem } from '@trellis/contract/admins/people/schemas';
import { roles } from '@trellis/contract/policies';
import { useTranslation } from 'react-i18next';
import { choice } from '../../../ui/choice-filters.tsx';
import { useColumns } from '../../../ui/columns.tsx';
import { FilterCenter } from '../../../ui/filter-center.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import { useRoleText } from '../../../ui/role-text.ts';
import { useListState } from '../../../ui/use-list-state.ts';
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
  const roleText = useRoleText();
  return (
    <ListPage
      title={t('people.title')}
      search={search}
      onSearch={onSearch}
      searchedBy={{ label: t('word.nameOrEmail'), placeholder: t('filters.placeholder') }}
      filters={<FilterCenter value={search.tenantId} onChange={(tenantId) => narrow({ tenantId })} />}
      choices={[
        choice('side', t('filters.side'), sides, (side) => t(`sides.${side}`)),
        choice('role', t('word.role'), roles, (role) => roleText([role])),
        choice('state', t('word.state'), states, (state) => t(`states.${state}`)),
      ]}
      list={usePeople(search)}
      columns={usePeopleColumns()}
      empty={{ title: t('people.empty'), hint: t('people.emptyHint') }}
      onOpen={({ id }) => void navigate({ to: '/system/manage/userDetail', search: { id } })}
    />
  );
}

function usePeopleColumns() {
  const { t } = useTranslation('admins');
  const column = useColumns<PersonItem>();
  const link = ({ id, name }: PersonItem) => (
    <Link to="/system/manage/userDetail" search={{ id }} onClick={(event) => event.stopPropagation()}>
      {name}
    </Link>
  );
  return [
    column.twoLines('name', t('word.personName'), (person) => [link(person), person.email]),
    column.of('phone', t('word.phone'), ({ phoneNumber }) => phoneNumber),
    column.of('works', t('columns.worksAt'), ({ memberships }) => <MembershipList memberships={memberships} />),
    column.time('created', t('people.created'), ({ createdAt }) => createdAt),
  ];
}
