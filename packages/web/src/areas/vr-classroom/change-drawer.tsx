import type { TestRequest, TestType } from '@trellis/contract/vr-classroom/schemas';
import { App, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { FormDrawer } from '../../ui/form-drawer.tsx';
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
  const { message } = App.useApp();
  const { can } = useCurrentUser();
  const { change } = useTestChanges();
  const seesDevices = can('RocketSystem.Device');
  const locations = useOpenLocations();
  const headsets = usePassedHeadsets(seesDevices);
  const { id, testType, locationId, locationName, deviceId, concurrencyStamp } = test;
  const open = locations.data?.items.map((location) => ({ value: location.id, label: location.name })) ?? [];
  // one that was disabled since stays where it was ordered
  const choices = open.some(({ value }) => value === locationId) ? open : [{ value: locationId, label: locationName }, ...open];
  const save = async (values: Values) => {
    await change.mutateAsync({ id, concurrencyStamp, ...values });
    void message.success(t('change.saved'));
  };
  return (
    <FormDrawer<Values>
      size="default"
      title={t('change.title', { name: test.subjectName })}
      initialValues={{ testType, locationId, deviceId }}
      onSave={save}
      onClose={onClose}
    >
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
              ...(headsets.data?.items ?? []).map((device) => ({ value: device.id, label: `${device.name} · ${device.serialNumber}` })),
            ]}
          />
        </Form.Item>
      )}
    </FormDrawer>
  );
}
