import { type SubjectInfo, subjectGuardianBinding } from '@trellis/contract/subjects/schemas';
import { App, Form, Input, Select, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { limitsOf } from './form-limits.ts';
import { useBindGuardian } from './queries.ts';

const { shape } = subjectGuardianBinding;

interface Values {
  guardianName: string;
  role: (typeof shape.role.options)[number];
  phone?: string;
  email?: string;
}

/** Records the guardian who confirmed a child at the desk. */
export function BindDrawer({ subject, onClose }: { subject: SubjectInfo; onClose: () => void }) {
  const { t } = useTranslation('subjects');
  const { message } = App.useApp();
  const bind = useBindGuardian();

  const save = async ({ guardianName, role, phone, email }: Values) => {
    await bind.mutateAsync({ subjectId: subject.id, guardianName, role, phone: phone?.trim() || null, email: email?.trim() || null });
    void message.success(t('bind.success'));
  };
  const required = (field: 'guardianName' | 'role') => [{ required: true, message: t('form.required', { field: t(`bind.${field}`) }) }];

  return (
    <FormDrawer<Values>
      size="default"
      title={t('bind.title', { name: subject.name })}
      saveText={t('bind.action')}
      onSave={save}
      onClose={onClose}
    >
      <Typography.Paragraph type="secondary">{t('bind.hint')}</Typography.Paragraph>
      <Form.Item name="guardianName" label={t('bind.guardianName')} rules={required('guardianName')}>
        <Input maxLength={limitsOf(shape.guardianName).maxLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="role" label={t('bind.role')} rules={required('role')}>
        <Select placeholder={t('form.choose')} options={shape.role.options.map((value) => ({ value, label: t(`bind.roles.${value}`) }))} />
      </Form.Item>
      <Form.Item name="phone" label={t('bind.phone')}>
        <Input type="tel" maxLength={limitsOf(shape.phone).maxLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="email" label={t('bind.email')} rules={[{ type: 'email', message: t('bind.emailInvalid') }]}>
        <Input type="email" autoComplete="off" />
      </Form.Item>
    </FormDrawer>
  );
}
