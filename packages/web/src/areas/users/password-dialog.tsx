import { Form, Modal, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { faultsOf } from '../../ui/form-faults.ts';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';

interface Values {
  password: string;
}

/** Asks for the reader's own password before something that only they may do. Nothing is sent while it is empty. */
export function PasswordDialog({ onVerify, onClose }: { onVerify: (password: string) => Promise<void>; onClose: () => void }) {
  const { t } = useTranslation('users');
  const [form] = Form.useForm<Values>();
  const [isBusy, setBusy] = useState(false);
  const failureText = useFailureText();
  const submit = async ({ password }: Values) => {
    setBusy(true);
    try {
      await onVerify(password);
    } catch (error) {
      form.setFields(faultsOf<Values>(error));
      toast('error', failureText(error as Error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={t('loginCode.passwordTitle')}
      okText={t('loginCode.verify')}
      cancelText={t('cancel')}
      confirmLoading={isBusy}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Typography.Paragraph type="secondary">{t('loginCode.passwordHint')}</Typography.Paragraph>
      <Form<Values> form={form} layout="vertical" onFinish={(values) => void submit(values)}>
        <Form.Item
          name="password"
          label={t('loginCode.password')}
          rules={[{ required: true, message: t('required', { field: t('loginCode.password') }) }]}
        >
          <PasswordInput autoFocus autoComplete="current-password" />
        </Form.Item>
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </Form>
    </Modal>
  );
}
