import { limits } from '@trellis/contract/limits';
import { Form, type FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import { PageForm } from '../../ui/page-form.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
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
  const save = async ({ currentPassword, newPassword }: PasswordValues) => {
    await password.mutateAsync({ currentPassword, newPassword });
    form.resetFields();
  };
  return (
    <PageForm
      form={form}
      saveText={t('passwordForm.save')}
      saved={t('passwordForm.saved')}
      onSave={save}
      style={{ maxWidth: 'var(--page-narrow)' }}
    >
      <PasswordFields form={form} />
    </PageForm>
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
