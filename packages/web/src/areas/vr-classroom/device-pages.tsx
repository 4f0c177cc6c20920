import { getRouteApi } from '@tanstack/react-router';
import type { Device } from '@trellis/contract/vr-classroom/device-calls';
import { Button, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { FilterChoice } from '../../ui/filter-bar.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import type { PagedList } from '../../ui/paged-list.ts';
import { useListState } from '../../ui/use-list-state.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { DeviceDrawer, DeviceStateTag } from './device-drawer.tsx';
import { useCentreDevices, useDevices } from './device-queries.ts';
import { RegisterDrawer } from './register-drawer.tsx';
import { type DeviceSearch, deviceStates } from './searches.ts';

const platformRoute = getRouteApi('/system/manage/manage/device');
const centreRoute = getRouteApi('/system/center/menu/manage/device');

/** The devices of all centres, about which the platform decides. */
export function DevicePage() {
  const state = useListState(platformRoute);
  const [deciding, setDeciding] = useState<Device>();
  return (
    <>
      <Devices {...state} list={useDevices(state.search)} onDecide={setDeciding} />
      {deciding && <DecisionDialog device={deciding} onClose={() => setDeciding(undefined)} />}
    </>
  );
}

/** The devices of the reader's own centre. */
export function CentreDevicePage() {
  const state = useListState(centreRoute);
  return <Devices {...state} list={useCentreDevices(state.search)} />;
}

interface Props extends ReturnType<typeof useListState<DeviceSearch>> {
  list: PagedList<Device>;
  /** Of the platform: what it decides with. */
  onDecide?: (device: Device) => void;
}

function Devices({ list, search, onSearch, narrow, onDecide }: Props) {
  const { t } = useTranslation('vrClassroom');
  const mayRegister = useCurrentUser().can('RocketSystem.Device.Register') && !onDecide;
  const [isRegistering, setRegistering] = useState(false);
  const open = (device: string | undefined) => onSearch({ ...search, device });
  const { filter, state, device: shown } = search;
  return (
    <>
      <ListPage
        title={t('devices.title')}
        extra={onDecide && <ExportButton path="/api/vrclassroom/Admin/Device/ExportExcel" method="POST" query={{ filter, state }} />}
        add={mayRegister && { text: t('devices.register'), onClick: () => setRegistering(true) }}
        search={search}
        onSearch={onSearch}
        opened="device"
        searchedBy={{ label: t('devices.filter') }}
        filters={
          <FilterChoice
            label={t('devices.state')}
            value={state}
            options={deviceStates.map((value) => ({ value, label: t(`devices.states.${value}`) }))}
            onChange={(next) => narrow({ state: next })}
          />
        }
        list={list}
        columns={useColumns(open, onDecide)}
        empty={{ title: t('devices.empty'), hint: t('devices.emptyHint') }}
      />
      {shown && <DeviceDrawer key={shown} id={shown} onClose={() => open(undefined)} />}
      {isRegistering && <RegisterDrawer onClose={() => setRegistering(false)} />}
    </>
  );
}

function useColumns(onOpen: (id: string) => void, onDecide?: (device: Device) => void): TableColumnsType<Device> {
  const { t } = useTranslation('vrClassroom');
  const { zone, canWrite } = useCurrentUser();
  const ofPlatform: TableColumnsType<Device> = [
    {
      key: 'actions',
      title: t('word.actions'),
      render: (_, device) => (
        <Button size="small" aria-label={t('devices.decideOf', { name: device.name })} onClick={() => onDecide?.(device)}>
          {t('devices.decide')}
        </Button>
      ),
    },
  ];
  const center: TableColumnsType<Device> = [{ key: 'center', title: t('devices.center'), render: (_, { tenantName }) => tenantName }];
  return [
    {
      key: 'name',
      title: t('devices.name'),
      render: (_, { id, name }) => (
        <Button type="link" style={{ paddingInline: 0 }} onClick={() => onOpen(id)}>
          {name}
        </Button>
      ),
    },
    { key: 'serial', title: t('devices.serialNumber'), dataIndex: 'serialNumber' },
    ...(onDecide ? center : []),
    { key: 'source', title: t('devices.source'), render: (_, { sourceType }) => t(`devices.sources.${sourceType}`) },
    { key: 'state', title: t('devices.state'), render: (_, { state }) => <DeviceStateTag state={state} /> },
    { key: 'tests', title: t('devices.tests'), align: 'right', dataIndex: 'tests' },
    {
      key: 'registrationTime',
      title: t('devices.registeredAt'),
      sorter: true,
      render: (_, { registrationTime }) => formatDateTime(registrationTime, zone),
    },
    ...(onDecide && canWrite('RocketSystem.Device.Decide') ? ofPlatform : []),
  ];
}
