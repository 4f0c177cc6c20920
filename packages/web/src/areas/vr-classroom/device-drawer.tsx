import type { Device, DeviceState } from '@trellis/contract/vr-classroom/device-calls';
import type { TestRequest } from '@trellis/contract/vr-classroom/schemas';
import { Flex, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDrawerDateTime } from '../../app/format.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { pagesOf } from '../../ui/inner-table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { type Meaning, Status } from '../../ui/status.tsx';
import { useDevice, useRecords } from './device-queries.ts';
import { StatusTag } from './test-columns.tsx';

const meanings: Record<DeviceState, Meaning> = { Pending: 'attention', Passed: 'good', Rejected: 'bad', LoggedOut: 'neutral' };
const pageSize = 10;

/** What was decided about a device. */
export function DeviceStateTag({ state }: { state: DeviceState }) {
  const { t } = useTranslation('vrClassroom');
  return <Status meaning={meanings[state]}>{t(`devices.states.${state}`)}</Status>;
}

/** One device with the tests that began on it. */
export function DeviceDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('vrClassroom');
  const { data, error, isPending, refetch } = useDevice(id);
  return (
    <SideDrawer size="large" title={data?.name ?? t('devices.title')} onClose={onClose}>
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {isPending && <Skeleton active />}
      {data && (
        <Flex vertical gap="large">
          <Detail device={data} />
          <Records id={id} />
        </Flex>
      )}
    </SideDrawer>
  );
}

function Detail({ device }: { device: Device }) {
  const { t } = useTranslation('vrClassroom');
  const { zone } = useCurrentUser();
  const time = (at: string | null) => (at ? formatDrawerDateTime(at, zone) : t('none'));
  const items = [
    { key: 'serial', label: t('devices.serialNumber'), children: device.serialNumber },
    { key: 'model', label: t('devices.model'), children: device.model ?? t('none') },
    { key: 'source', label: t('devices.source'), children: t(`devices.sources.${device.sourceType}`) },
    { key: 'center', label: t('devices.center'), children: device.tenantName },
    { key: 'state', label: t('devices.state'), children: <DeviceStateTag state={device.state} /> },
    { key: 'remark', label: t('devices.remark'), children: device.remark ?? t('none') },
    { key: 'registeredBy', label: t('devices.registeredBy'), children: device.registeredBy },
    { key: 'registered', label: t('devices.registeredAt'), children: time(device.registrationTime) },
    { key: 'decidedBy', label: t('devices.decidedBy'), children: device.decidedBy ?? t('none') },
    { key: 'decided', label: t('devices.decidedAt'), children: time(device.decisionTime) },
  ];
  return <FactList column={{ xs: 1, sm: 2 }} items={items} />;
}

function Records({ id }: { id: string }) {
  const { t } = useTranslation('vrClassroom');
  const { zone } = useCurrentUser();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useRecords(id, page, pageSize);
  return (
    <section>
      <Typography.Title level={2} style={{ fontSize: 'var(--text-large)' }}>
        {t('devices.records')}
      </Typography.Title>
      {error && <LoadFailed error={error} onRetry={refetch} />}
      <CardTable<TestRequest>
        label={t('devices.records')}
        rows={data?.items ?? []}
        empty={t('devices.noRecords')}
        columns={[
          { key: 'child', title: t('columns.child'), dataIndex: 'subjectName' },
          { key: 'type', title: t('columns.type'), render: (_, { testType }) => t(`type.${testType}`) },
          { key: 'status', title: t('columns.status'), render: (_, { status }) => <StatusTag status={status} /> },
          { key: 'begun', title: t('cases.begun'), render: (_, { beginTime }) => formatDrawerDateTime(beginTime, zone) },
        ]}
        pagination={pagesOf({ page, pageSize, total: data?.totalCount, onPage: setPage })}
      />
    </section>
  );
}
