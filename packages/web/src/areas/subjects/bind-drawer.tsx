import { type SubjectInfo, subjectGuardianBinding } from '@trellis/contract/subjects/schemas';
import { Alert, App, Button, Drawer, Flex, Form, Input, Select, Typography, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faultsOf } from './form-faults.ts';
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
  const { token } = theme.useToken();
  const [form] = Form.useForm<Values>();
  const [isOpen, setOpen] = useState(true);
  const bind = useBindGuardian();

  const submit = ({ guardianName, role, phone, email }: Values) =>
    bind.mutate(
      { subjectId: subject.id, guardianName, role, phone: phone?.trim() || null, email: email?.trim() || null },
      {
        onSuccess: () => {
          void message.success(t('bind.success'));
          setOpen(false);
        },
        onError: (error) => form.setFields(faultsOf(error)),
      },
    );
  const required = (field: 'guardianName' | 'role') => [{ required: true, message: t('form.required', { field: t(`bind.${field}`) }) }];

  return (
    <Drawer
      open={isOpen}
      title={t('bind.title', { name: subject.name })}
      onClose={() => setOpen(false)}
      afterOpenChange={(open) => !open && onClose()}
      footer={
        <Flex gap="small" justify="end">
          <Button onClick={() => setOpen(false)}>{t('cancel')}</Button>
          <Button type="primary" loading={bind.isPending} onClick={form.submit}>
            {t('bind.action')}
          </Button>
        </Flex>
      }
    >
      <Form form={form} layout="vertical" onFinish={submit} disabled={bind.isPending}>
        <Typography.Paragraph type="secondary">{t('bind.hint')}</Typography.Paragraph>
        {bind.isError && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={t('form.failedTitle')}
            description={bind.error.message}
            style={{ marginBottom: token.margin }}
          />
        )}
        <Form.Item name="guardianName" label={t('bind.guardianName')} rules={required('guardianName')}>
          <Input maxLength={limitsOf(shape.guardianName).maxLength} autoComplete="off" />
        </Form.Item>
        <Form.Item name="role" label={t('bind.role')} rules={required('role')}>
          <Select
            placeholder={t('form.choose')}
            options={shape.role.options.map((value) => ({ value, label: t(`bind.roles.${value}`) }))}
          />
        </Form.Item>
        <Form.Item name="phone" label={t('bind.phone')}>
          <Input type="tel" maxLength={limitsOf(shape.phone).maxLength} autoComplete="off" />
        </Form.Item>
        <Form.Item name="email" label={t('bind.email')} rules={[{ type: 'email', message: t('bind.emailInvalid') }]}>
          <Input type="email" autoComplete="off" />
        </Form.Item>
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </Form>
    </Drawer>
  );
}
