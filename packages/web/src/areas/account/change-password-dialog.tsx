import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PasswordFields, type PasswordValues } from './change-password-form.tsx';
import { useSignInChanges } from './queries.ts';

/** Changes the password from the account settings. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const [form] = Form.useForm<PasswordValues>();
  const { password } = useSignInChanges();
  const submit = async ({ currentPassword, newPassword }: PasswordValues) => {
    await password.mutateAsync({ currentPassword, newPassword });
    toast('success', t('passwordForm.saved'));
    return true;
  };
  return (
    <FormDialog title={t('signIn.changePassword')} okText={t('passwordForm.save')} form={form} onSave={submit} onClose={onClose}>
      <PasswordFields form={form} />
    </FormDialog>
  );
}
