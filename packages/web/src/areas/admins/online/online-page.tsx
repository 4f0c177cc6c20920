import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { OnlineItem } from '@trellis/contract/admins/online/calls';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { choice } from '../../../ui/choice-filters.tsx';
import { useColumns } from '../../../ui/columns.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import { pageInput } from '../../../ui/list-search.ts';
import { quiet } from '../../../ui/quiet.ts';
import { useRoleText } from '../../../ui/role-text.ts';
import { Status } from '../../../ui/status.tsx';
import { useListState } from '../../../ui/use-list-state.ts';
import { useSignOut } from './use-sign-out.ts';

const route = getRouteApi('/system/manage/online');
const sides = ['management', 'enterprise', 'area', 'centre'] as const;
const every = 30_000;

/** Who is signed in at this moment; the list follows by itself. */
export function OnlinePage() {
  const { t } = useTranslation('admins');
  const { search, onSearch } = useListState(route);
  const { page, size, ...filters } = search;
  const list = useQuery(
    api.online.list.queryOptions({
      input: { ...pageInput({ page, size }), ...filters },
      placeholderData: keepPreviousData,
      refetchInterval: every,
      ...quiet,
    }),
  );
  return (
    <ListPage
      title={t('online.title')}
      search={search}
      onSearch={onSearch}
      searchedBy={{ label: t('word.nameOrEmail'), placeholder: t('filters.placeholder') }}
      choices={[choice('side', t('filters.side'), sides, (side) => t(`sides.${side}`))]}
      list={list}
      columns={useOnlineColumns()}
      empty={{ title: t('online.empty'), hint: t('online.emptyHint') }}
    />
  );
}

function useOnlineColumns() {
  const { t } = useTranslation('admins');
  const roleText = useRoleText();
  const signOut = useSignOut();
  const column = useColumns<OnlineItem>();
  const place = ({ side, tenantName }: OnlineItem) => (side === 'management' ? t('word.platform') : (tenantName ?? t('online.notChosen')));
  return [
    column.twoLines('name', t('word.personName'), ({ name, email, isOwn }) => [
      <>
        {name} {isOwn && <Status>{t('online.own')}</Status>}
      </>,
      email,
    ]),
    column.of('place', t('columns.worksAt'), place),
    column.of('roles', t('word.roles'), ({ roles }) => roleText(roles)),
    column.time('since', t('online.signedInAt'), ({ signedInAt }) => signedInAt),
    column.time('until', t('online.expiresAt'), ({ expiresAt }) => expiresAt),
    column.action({
      text: t('online.signOut'),
      label: ({ name }) => t('online.signOutNamed', { name }),
      isOffered: ({ isOwn }) => !isOwn,
      onClick: signOut,
    }),
  ];
}
