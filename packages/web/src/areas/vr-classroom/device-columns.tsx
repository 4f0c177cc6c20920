import type { Device } from '@trellis/contract/vr-classroom/device-calls';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { useColumns } from '../../ui/columns.tsx';
import { DeviceStateTag } from './device-drawer.tsx';

/** What a list shows of devices; the platform sees whose they are, and decides. */
export function useDeviceColumns(onOpen: (id: string) => void, onDecide?: (device: Device) => void) {
  const { t } = useTranslation('vrClassroom');
  const mayDecide = useCurrentUser().canWrite('RocketSystem.Device.Decide');
  const column = useColumns<Device>();
  const label = ({ name }: Device) => t('devices.decideOf', { name });
  return [
    column.opening(
      'name',
      t('devices.name'),
      ({ name }) => name,
      ({ id }) => onOpen(id),
    ),
    column.of('serial', t('devices.serialNumber'), ({ serialNumber }) => serialNumber),
    ...(onDecide ? [column.of('center', t('devices.center'), ({ tenantName }) => tenantName)] : []),
    column.of('source', t('devices.source'), ({ sourceType }) => t(`devices.sources.${sourceType}`)),
    column.of('state', t('devices.state'), ({ state }) => <DeviceStateTag state={state} />),
    column.number('tests', t('devices.tests'), ({ tests }) => tests),
    column.time('registrationTime', t('devices.registeredAt'), ({ registrationTime }) => registrationTime, { sorter: true }),
    ...(onDecide && mayDecide ? [column.action({ text: t('devices.decide'), label, onClick: onDecide })] : []),
  ];
}
