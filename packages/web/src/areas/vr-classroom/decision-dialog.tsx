import { type Device, type DeviceState, deviceRemark } from '@trellis/contract/vr-classroom/device-calls';
import { App, Button, Flex, Form, Input, Radio, Typography, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { limitsOf } from '../../ui/form-limits.ts';
import { useCopyCode } from './copy-code.ts';
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
  const [key, setKey] = useState<string | null>(null);
  const [isDecided, setDecided] = useState(false);
  if (isDecided && key) return <KeyDialog name={device.name} secret={key} onClose={onClose} />;
  return <DecisionForm device={device} onKey={setKey} onClose={() => (key ? setDecided(true) : onClose())} />;
}

/** The key of a headset, which nobody is told again: it goes by its button alone. */
function KeyDialog({ name, secret, onClose }: { name: string; secret: string; onClose: () => void }) {
  const { t } = useTranslation('vrClassroom');
  const { token } = theme.useToken();
  const copy = useCopyCode();
  return (
    <Dialog title={t('devices.keyOf', { name })} isHeld onClose={onClose}>
      <Flex vertical gap="middle">
        <Typography.Text role="status" strong style={{ fontFamily: token.fontFamilyCode, wordBreak: 'break-all' }}>
          {secret}
        </Typography.Text>
        <Typography.Text type="secondary">{t('devices.keyHint')}</Typography.Text>
        <Button onClick={() => void copy(secret)}>{t('devices.copyKey')}</Button>
      </Flex>
    </Dialog>
  );
}

function DecisionForm({ device, onKey, onClose }: { device: Device; onKey: (key: string | null) => void; onClose: () => void }) {
  const { t } = useTranslation('vrClassroom');
  const { message } = App.useApp();
  const changes = useDeviceChanges();
  const [form] = Form.useForm<Values>();
  const decision = Form.useWatch('decision', form);
  const save = async ({ decision: chosen, remark }: Values) => {
    const { id: registerDeviceId, sourceType } = device;
    const given = { registerDeviceId, sourceType, remark: remark?.trim() ?? '' };
    if (chosen === 'pass') onKey((await changes.pass.mutateAsync(given)).key);
    else await changes[chosen].mutateAsync(given);
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
