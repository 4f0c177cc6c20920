import { type TestRequest, type TestType, testRequest } from '@trellis/contract/vr-classroom/schemas';
import { App, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { StaleNotice } from '../../ui/stale-notice.tsx';
import { useKnown } from '../../ui/use-known.ts';
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
  const { testType, locationId, locationName, deviceId } = test;
  const [form] = Form.useForm<Values>();
  const { known, changes, attempt } = useKnown(test, {
    form,
    schema: testRequest,
    valuesOf: ({ testType, locationId, deviceId }) => ({ testType, locationId, deviceId }),
    told: (ordered) => [
      { key: 'testType', field: t('columns.type'), value: t(`type.${ordered.testType}`) },
      { key: 'locationId', field: t('columns.location'), value: ordered.locationName },
      { key: 'deviceId', field: t('change.device'), value: ordered.deviceName ?? t('change.noDevice') },
      { key: 'status', field: t('columns.status'), value: t(`status.${ordered.status}`) },
    ],
  });
  const open = locations.data?.items.map((location) => ({ value: location.id, label: location.name })) ?? [];
  // one that was disabled since stays where it was ordered
  const choices = open.some(({ value }) => value === locationId) ? open : [{ value: locationId, label: locationName }, ...open];
  const save = async (values: Values) => {
    const { id, concurrencyStamp } = known ?? test;
    const isSaved = await attempt(() => change.mutateAsync({ id, concurrencyStamp, ...values }));
    if (isSaved) void message.success(t('change.saved'));
    return isSaved;
  };
  return (
    <FormDrawer<Values>
      size="default"
      title={t('change.title', { name: test.subjectName })}
      initialValues={{ testType, locationId, deviceId }}
      form={form}
      onSave={save}
      onClose={onClose}
    >
      {changes && <StaleNotice changes={changes} />}
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
