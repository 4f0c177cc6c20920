import { getRouteApi } from '@tanstack/react-router';
import type { Device } from '@trellis/contract/vr-classroom/device-calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { choice } from '../../ui/choice-filters.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import type { PagedList } from '../../ui/paged-list.ts';
import { useListState } from '../../ui/use-list-state.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { useDeviceColumns } from './device-columns.tsx';
import { DeviceDrawer } from './device-drawer.tsx';
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

interface Props {
  search: DeviceSearch;
  onSearch: (search: DeviceSearch) => void;
  list: PagedList<Device>;
  /** Of the platform: what it decides with. */
  onDecide?: (device: Device) => void;
}

function Devices({ list, search, onSearch, onDecide }: Props) {
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
        choices={[choice('state', t('devices.state'), deviceStates, (value) => t(`devices.states.${value}`))]}
        list={list}
        columns={useDeviceColumns(open, onDecide)}
        empty={{ title: t('devices.empty'), hint: t('devices.emptyHint') }}
      />
      {shown && <DeviceDrawer key={shown} id={shown} onClose={() => open(undefined)} />}
      {isRegistering && <RegisterDrawer onClose={() => setRegistering(false)} />}
    </>
  );
}
