import { limits } from '@trellis/contract/limits';
import { Alert, Button, Form, type FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { faultsOf } from '../../ui/form-faults.ts';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { useSignInChanges } from './queries.ts';

export interface PasswordValues {
  currentPassword: string;
  newPassword: string;
  repeated: string;
}

/** The form that changes one's own password, for a page of its own. */
export function ChangePasswordForm() {
  const { t } = useTranslation('account');
  const [form] = Form.useForm<PasswordValues>();
  const { password } = useSignInChanges();
  const failureText = useFailureText();
  const save = ({ currentPassword, newPassword }: PasswordValues) =>
    password.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          form.resetFields();
          toast('success', t('passwordForm.saved'));
        },
        onError: (error) => form.setFields(faultsOf<PasswordValues>(error)),
      },
    );
  const general = password.error && faultsOf<PasswordValues>(password.error).length === 0 ? password.error : null;
  return (
    <Form<PasswordValues> form={form} layout="vertical" disabled={password.isPending} onFinish={save} style={{ maxWidth: 480 }}>
      {general && <Alert type="error" showIcon role="alert" title={failureText(general)} style={{ marginBlockEnd: 16 }} />}
      <PasswordFields form={form} />
      <Button type="primary" htmlType="submit" loading={password.isPending}>
        {t('passwordForm.save')}
      </Button>
    </Form>
  );
}

/** The current password, and the new one twice. */
export function PasswordFields({ form }: { form: FormInstance<PasswordValues> }) {
  const { t } = useTranslation('account');
  const { min, max } = limits.account.passwordLength;
  const required = (message: string) => ({ required: true, message });
  const check = (fails: (value: string) => boolean, message: string) => ({
    validator: (_: unknown, value?: string) => (value && fails(value) ? Promise.reject(new Error(message)) : Promise.resolve()),
  });
  return (
    <>
      <Form.Item name="currentPassword" label={t('passwordForm.current')} rules={[required(t('passwordForm.currentRequired'))]}>
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="newPassword"
        label={t('passwordForm.next')}
        extra={t('passwordForm.hint')}
        dependencies={['currentPassword']}
        rules={[
          required(t('passwordForm.nextRequired')),
          { min, max, message: t('passwordForm.length', { min, max }) },
          check((value) => value === form.getFieldValue('currentPassword'), t('passwordForm.same')),
        ]}
      >
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="repeated"
        label={t('passwordForm.repeat')}
        dependencies={['newPassword']}
        rules={[
          required(t('passwordForm.repeatRequired')),
          check((value) => value !== form.getFieldValue('newPassword'), t('passwordForm.differs')),
        ]}
      >
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
