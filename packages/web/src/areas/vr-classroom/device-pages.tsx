import { PlusOutlined } from '@ant-design/icons';
import { getRouteApi } from '@tanstack/react-router';
import type { Device } from '@trellis/contract/vr-classroom/device-calls';
import { Button, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { ClearFilters, FilterBar, FilterChoice, FilterText } from '../../ui/filter-bar.tsx';
import { isNarrowed } from '../../ui/list-search.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { type PagedList, PagedTable } from '../../ui/paged-table.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { DeviceDrawer, DeviceStateTag } from './device-drawer.tsx';
import { useCentreDevices, useDevices } from './device-queries.ts';
import { RegisterDrawer } from './register-drawer.tsx';
import { type DeviceSearch, deviceStates } from './searches.ts';

const platformRoute = getRouteApi('/system/manage/manage/device');
const centreRoute = getRouteApi('/system/center/menu/manage/device');

/** The devices of all centres, about which the platform decides. */
export function DevicePage() {
  const search = platformRoute.useSearch();
  const navigate = platformRoute.useNavigate();
  const [deciding, setDeciding] = useState<Device>();
  return (
    <>
      <Devices
        list={useDevices(search)}
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true })}
        onDecide={setDeciding}
      />
      {deciding && <DecisionDialog device={deciding} onClose={() => setDeciding(undefined)} />}
    </>
  );
}

/** The devices of the reader's own centre. */
export function CentreDevicePage() {
  const search = centreRoute.useSearch();
  const navigate = centreRoute.useNavigate();
  return <Devices list={useCentreDevices(search)} search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
}

interface Props {
  list: PagedList<Device>;
  search: DeviceSearch;
  onSearch: (next: Partial<DeviceSearch>) => void;
  /** Of the platform: what it decides with. */
  onDecide?: (device: Device) => void;
}

function Devices({ list, search, onSearch, onDecide }: Props) {
  const { t } = useTranslation('vrClassroom');
  const { can } = useCurrentUser();
  const [isRegistering, setRegistering] = useState(false);
  const { device: shown, ...filters } = search;
  const show = (change: Partial<DeviceSearch>) => onSearch({ ...search, page: 1, ...change });
  const open = (device: string | undefined) => show({ page: search.page, device });
  const clear = () => onSearch({ size: search.size });
  const register = can('RocketSystem.Device.Register') && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setRegistering(true)}>
      {t('devices.register')}
    </Button>
  );
  const { filter, state } = search;
  return (
    <>
      <PageHeader
        title={t('devices.title')}
        extra={
          onDecide ? <ExportButton path="/api/vrclassroom/Admin/Device/ExportExcel" method="POST" query={{ filter, state }} /> : register
        }
      />
      <FilterBar label={t('devices.filters')} isNarrowed={isNarrowed(filters)} onClear={clear}>
        <FilterText isMain label={t('devices.filter')} value={filter} onChange={(text) => show({ filter: text })} />
        <FilterChoice
          label={t('devices.state')}
          value={state}
          options={deviceStates.map((value) => ({ value, label: t(`devices.states.${value}`) }))}
          onChange={(next) => show({ state: next })}
        />
      </FilterBar>
      <PagedTable<Device>
        label={t('devices.title')}
        columns={useColumns(open, onDecide)}
        list={list}
        search={search}
        onSearch={({ page, size }) => show({ page, size })}
        empty={
          isNarrowed(filters)
            ? { title: t('devices.noMatch'), hint: t('devices.noMatchHint'), action: <ClearFilters onClear={clear} /> }
            : { title: t('devices.empty'), hint: t('devices.emptyHint'), action: onDecide ? undefined : register }
        }
      />
      {shown && <DeviceDrawer key={shown} id={shown} onClose={() => open(undefined)} />}
      {isRegistering && <RegisterDrawer onClose={() => setRegistering(false)} />}
    </>
  );
}

function useColumns(onOpen: (id: string) => void, onDecide?: (device: Device) => void): TableColumnsType<Device> {
  const { t } = useTranslation('vrClassroom');
  const { zone } = useCurrentUser();
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
    { key: 'registered', title: t('devices.registeredAt'), render: (_, { registrationTime }) => formatDateTime(registrationTime, zone) },
    ...(onDecide ? ofPlatform : []),
  ];
}
