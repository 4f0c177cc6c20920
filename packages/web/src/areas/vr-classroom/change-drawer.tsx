import { type TestRequest, type TestType, testRequest } from '@trellis/contract/vr-classroom/schemas';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { ResourceDrawer } from '../../ui/resource/resource-drawer.tsx';
import { useOpenLocations, usePassedHeadsets, useTestChanges } from './queries.ts';
import { testTypes } from './searches.ts';

interface Values {
  testType: TestType;
  locationId: string;
  deviceId: string | null;
}

/** Changes what was ordered while the test has not begun. */
export function ChangeDrawer({ test, onClose }: { test: TestRequest; onClose: () => void }) {
  const { t } = useTranslation('vrClassroom');
  const { can } = useCurrentUser();
  const { change } = useTestChanges();
  const seesDevices = can('RocketSystem.Device');
  const locations = useOpenLocations();
  const headsets = usePassedHeadsets(seesDevices);
  const { locationId, locationName } = test;
  const open = locations.data?.items.map((location) => ({ value: location.id, label: location.name })) ?? [];
  // one that was disabled since stays where it was ordered
  const choices = open.some(({ value }) => value === locationId) ? open : [{ value: locationId, label: locationName }, ...open];
  return (
    <ResourceDrawer<TestRequest, Values>
      title={t('change.title', { name: test.subjectName })}
      item={test}
      form={{
        schema: testRequest,
        valuesOf: ({ testType, locationId, deviceId } = test) => ({ testType, locationId, deviceId }),
        facts: (ordered) => [
          { key: 'testType', field: t('columns.type'), value: t(`type.${ordered.testType}`) },
          { key: 'locationId', field: t('columns.location'), value: ordered.locationName },
          { key: 'deviceId', field: t('change.device'), value: ordered.deviceName ?? t('change.noDevice') },
          { key: 'status', field: t('columns.status'), value: t(`status.${ordered.status}`) },
        ],
        save: (values, { id, concurrencyStamp } = test) => change.mutateAsync({ id, concurrencyStamp, ...values }),
        fields: () => (
          <>
            <Form.Item name="testType" label={t('columns.type')} rules={[{ required: true }]}>
              <Select options={testTypes.map((value) => ({ value, label: t(`type.${value}`) }))} />
            </Form.Item>
            <Form.Item name="locationId" label={t('columns.location')} rules={[{ required: true, message: t('add.locationRequired') }]}>
              <Select showSearch={{ optionFilterProp: 'label' }} options={choices} loading={locations.isPending} />
            </Form.Item>
            {seesDevices && (
              <Form.Item name="deviceId" label={t('change.device')}>
                <Select
                  loading={headsets.isPending}
                  options={[
                    { value: null, label: t('change.noDevice') },
                    ...(headsets.data?.items ?? []).map((device) => ({
                      value: device.id,
                      label: `${device.name} · ${device.serialNumber}`,
                    })),
                  ]}
                />
              </Form.Item>
            )}
          </>
        ),
      }}
      saved={() => t('change.saved')}
      onClose={onClose}
    />
  );
}
