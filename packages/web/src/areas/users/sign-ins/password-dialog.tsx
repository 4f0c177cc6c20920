import { Form, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';

interface Values {
  password: string;
}

/** Asks for the reader's own password before something that only they may do. Nothing is sent while it is empty. */
export function PasswordDialog({ onVerify, onClose }: { onVerify: (password: string) => Promise<void>; onClose: () => void }) {
  const { t } = useTranslation('users');
  return (
    <FormDialog<Values>
      title={t('loginCode.passwordTitle')}
      okText={t('loginCode.verify')}
      onSave={({ password }) => onVerify(password)}
      onClose={onClose}
    >
      <Typography.Paragraph type="secondary">{t('loginCode.passwordHint')}</Typography.Paragraph>
      <Form.Item
        name="password"
        label={t('loginCode.password')}
        rules={[{ required: true, message: t('required', { field: t('loginCode.password') }) }]}
      >
        <PasswordInput autoFocus autoComplete="current-password" />
      </Form.Item>
    </FormDialog>
  );
}
