import { PlusOutlined } from '@ant-design/icons';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { TestLocation } from '@trellis/contract/vr-classroom/location-calls';
import { App, Button, Flex, type TableColumnsType, Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { pageInput } from '../../ui/list-search.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { useAsk } from '../../ui/use-ask.ts';
import { LocationDrawer } from './location-drawer.tsx';

const route = getRouteApi('/system/center/menu/manage/testLocation');

/** Where the centre's tests take place. */
export function LocationPage() {
  const { t } = useTranslation('vrClassroom');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { can } = useCurrentUser();
  const list = useQuery(
    api.testLocations.list.queryOptions({ input: pageInput(search), placeholderData: keepPreviousData, meta: { quiet: true } }),
  );
  const [opened, setOpened] = useState<TestLocation | 'new'>();
  const mayWrite = can('RocketSystem.TestLocation.Write');
  const add = mayWrite && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpened('new')}>
      {t('locations.add')}
    </Button>
  );
  const columns: TableColumnsType<TestLocation> = [
    { key: 'name', title: t('locations.name'), dataIndex: 'name', sorter: true },
    { key: 'address', title: t('locations.address'), render: (_, { address }) => address ?? t('none') },
    {
      key: 'state',
      title: t('locations.state'),
      render: (_, { enabled }) => <Tag color={enabled ? 'success' : 'default'}>{t(enabled ? 'locations.on' : 'locations.off')}</Tag>,
    },
    ...(mayWrite
      ? [
          {
            key: 'actions',
            title: t('locations.actions'),
            render: (_: unknown, location: TestLocation) => <LocationActions location={location} onEdit={() => setOpened(location)} />,
          },
        ]
      : []),
  ];
  return (
    <>
      <PageHeader title={t('locations.title')} extra={add} />
      <PagedTable<TestLocation>
        label={t('locations.title')}
        columns={columns}
        list={list}
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true })}
        empty={{ title: t('locations.empty'), hint: t('locations.emptyHint'), action: add }}
      />
      {opened && <LocationDrawer location={opened === 'new' ? undefined : opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function LocationActions({ location, onEdit }: { location: TestLocation; onEdit: () => void }) {
  const { t } = useTranslation('vrClassroom');
  const { message } = App.useApp();
  const ask = useAsk();
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: api.testLocations.key() });
  const update = useMutation(api.testLocations.update.mutationOptions({ onSettled }));
  const remove = useMutation(api.testLocations.remove.mutationOptions({ onSettled }));
  const { id, name, address, enabled, concurrencyStamp } = location;
  const toggle = () =>
    update.mutate(
      { id, name, address, enabled: !enabled, concurrencyStamp },
      { onSuccess: () => void message.success(t('locations.saved')) },
    );
  const confirmRemoval = () =>
    ask({
      title: t('locations.removeTitle', { name }),
      text: t('locations.removeText'),
      ok: t('locations.remove'),
      danger: true,
      // a refusal is told, and the list shows how it is
      run: () => remove.mutateAsync({ id }),
      done: t('locations.removed'),
    });
  return (
    <Flex gap="small" role="group" aria-label={t('locations.actionsOf', { name })}>
      <Button size="small" onClick={onEdit}>
        {t('locations.edit')}
      </Button>
      <Button size="small" loading={update.isPending} onClick={toggle}>
        {t(enabled ? 'locations.disable' : 'locations.enable')}
      </Button>
      <Button size="small" danger onClick={confirmRemoval}>
        {t('locations.remove')}
      </Button>
    </Flex>
  );
}
