import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { OnlineItem } from '@trellis/contract/admins/online/calls';
import { Button, Flex, type TableColumnsType, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { FilterChoice } from '../../../ui/filter-bar.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import { pageInput } from '../../../ui/list-search.ts';
import { quiet } from '../../../ui/quiet.ts';
import { useRoleText } from '../../../ui/role-text.ts';
import { Status } from '../../../ui/status.tsx';
import { useAsk } from '../../../ui/use-ask.ts';
import { useListState } from '../../../ui/use-list-state.ts';

const route = getRouteApi('/system/manage/online');
const sides = ['management', 'enterprise', 'area', 'centre'] as const;
const every = 30_000;

/** Who is signed in at this moment; the list follows by itself. */
export function OnlinePage() {
  const { t } = useTranslation('admins');
  const { search, onSearch, narrow } = useListState(route);
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
      filters={
        <FilterChoice
          label={t('filters.side')}
          value={search.side}
          options={sides.map((side) => ({ value: side, label: t(`sides.${side}`) }))}
          onChange={(side) => narrow({ side })}
        />
      }
      list={list}
      columns={useColumns()}
      empty={{ title: t('online.empty'), hint: t('online.emptyHint') }}
    />
  );
}

function useColumns(): TableColumnsType<OnlineItem> {
  const { t } = useTranslation('admins');
  const roleText = useRoleText();
  const { zone } = useCurrentUser();
  const place = ({ side, tenantName }: OnlineItem) => (side === 'management' ? t('word.platform') : (tenantName ?? t('online.notChosen')));
  return [
    {
      key: 'name',
      title: t('word.personName'),
      render: (_, { name, email, isOwn }) => (
        <Flex vertical>
          <span>
            {name} {isOwn && <Status>{t('online.own')}</Status>}
          </span>
          <Typography.Text type="secondary">{email}</Typography.Text>
        </Flex>
      ),
    },
    { key: 'place', title: t('columns.worksAt'), render: (_, item) => place(item) },
    { key: 'roles', title: t('word.roles'), render: (_, { roles }) => roleText(roles) || t('word.nothing') },
    { key: 'since', title: t('online.signedInAt'), render: (_, { signedInAt }) => formatDateTime(signedInAt, zone) },
    { key: 'until', title: t('online.expiresAt'), render: (_, { expiresAt }) => formatDateTime(expiresAt, zone) },
    { key: 'actions', title: t('word.actions'), align: 'right', render: (_, item) => !item.isOwn && <SignOutButton item={item} /> },
  ];
}

function SignOutButton({ item: { id, name } }: { item: OnlineItem }) {
  const { t } = useTranslation('admins');
  const ask = useAsk();
  const queryClient = useQueryClient();
  const signingOut = useMutation(
    api.online.signOut.mutationOptions({ onSettled: () => queryClient.invalidateQueries({ queryKey: api.online.key() }) }),
  );
  const onClick = () =>
    ask({
      title: t('online.confirmTitle', { name }),
      text: t('online.confirmText'),
      ok: t('online.signOut'),
      danger: true,
      run: () => signingOut.mutateAsync({ id }),
      done: t('online.done', { name }),
    });
  return (
    <Button size="small" onClick={onClick} aria-label={t('online.signOutNamed', { name })}>
      {t('online.signOut')}
    </Button>
  );
}
