import { deviceFields } from '@trellis/contract/vr-classroom/device-calls';
import { App, Form, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useDeviceChanges } from './device-queries.ts';

interface Values {
  serialNumber: string;
  name: string;
  model?: string;
  sourceType: 'Vrat' | 'Hfs';
}

const sources = ['Vrat', 'Hfs'] as const;
const serial = /^[A-Za-z0-9-]{4,40}$/;

/** Registers a device of the centre. */
export function RegisterDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('vrClassroom');
  const { message } = App.useApp();
  const { register } = useDeviceChanges();
  const save = async ({ model, ...values }: Values) => {
    await register.mutateAsync({ ...values, model: model?.trim() || null });
    void message.success(t('devices.registered'));
  };
  return (
    <FormDrawer<Values>
      size="default"
      title={t('devices.registerTitle')}
      initialValues={{ sourceType: 'Vrat' }}
      saveText={t('devices.register')}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item
        name="serialNumber"
        label={t('devices.serialNumber')}
        extra={t('devices.serialHint')}
        rules={[{ required: true, pattern: serial, transform: (text?: string) => text?.trim(), message: t('devices.serialRequired') }]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <TextField name="name" label={t('devices.name')} schema={deviceFields.shape.name} />
      <TextField name="model" label={t('devices.model')} schema={deviceFields.shape.model} />
      <Form.Item name="sourceType" label={t('devices.source')} rules={[{ required: true }]}>
        <Radio.Group options={sources.map((value) => ({ value, label: t(`devices.sources.${value}`) }))} />
      </Form.Item>
    </FormDrawer>
  );
}
