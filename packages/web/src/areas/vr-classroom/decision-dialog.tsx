import { type Device, type DeviceState, deviceRemark } from '@trellis/contract/vr-classroom/device-calls';
import { App, Form, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { limitsOf } from '../../ui/form-limits.ts';
import { useDeviceChanges } from './device-queries.ts';

const decisions = ['pass', 'reject', 'cancel'] as const;
type Decision = (typeof decisions)[number];

interface Values {
  decision: Decision;
  remark?: string;
}

/** What may be decided at a device's state; the server holds to the same. */
const open: Record<DeviceState, readonly Decision[]> = {
  Pending: ['pass', 'reject'],
  Passed: ['cancel'],
  Rejected: ['pass'],
  LoggedOut: ['pass'],
};

/** Passes, rejects or logs out a device; who logs one out says why. */
export function DecisionDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const { t } = useTranslation('vrClassroom');
  const { message } = App.useApp();
  const changes = useDeviceChanges();
  const [form] = Form.useForm<Values>();
  const decision = Form.useWatch('decision', form);
  const save = async ({ decision: chosen, remark }: Values) => {
    const { id: registerDeviceId, sourceType } = device;
    await changes[chosen].mutateAsync({ registerDeviceId, sourceType, remark: remark?.trim() ?? '' });
    void message.success(t('devices.decided'));
  };
  return (
    <FormDialog<Values>
      title={t('devices.decideOf', { name: device.name })}
      okText={t('devices.save')}
      form={form}
      initialValues={{ decision: open[device.state][0] }}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="decision" label={t('devices.decision')} rules={[{ required: true }]}>
        <Radio.Group
          options={decisions.map((value) => ({
            value,
            label: t(`devices.decisions.${value}`),
            disabled: !open[device.state].includes(value),
          }))}
        />
      </Form.Item>
      <Form.Item
        name="remark"
        label={t('devices.remark')}
        rules={[{ required: decision === 'cancel', whitespace: true, message: t('devices.remarkRequired') }]}
      >
        <Input.TextArea maxLength={limitsOf(deviceRemark).maxLength} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </FormDialog>
  );
}
