import { changeEmail } from '@trellis/contract/account/profile';
import { limits } from '@trellis/contract/limits';
import { Alert, Button, Form, Input, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { faultsOf } from '../../ui/form-faults.ts';
import { limitsOf } from '../../ui/form-limits.ts';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { CodeField } from './code-field.tsx';
import { useSignInChanges } from './queries.ts';
import { useCode } from './use-code.ts';

interface Values {
  password: string;
  email: string;
  code: string;
}

/** Changes the address to sign in with: the password first, then the new address and the code, or a link, that was written to it. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const [form] = Form.useForm<Values>();
  const { checkPassword, sendEmailCode, email } = useSignInChanges();
  const failureText = useFailureText();
  const [token, setToken] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const [linkSentTo, setLinkSentTo] = useState<string>();
  const [by, setBy] = useState<'code' | 'link'>('code');
  const ask = async (way: 'code' | 'link') => {
    const { email: address } = await form.validateFields(['email']);
    setBy(way);
    await sendEmailCode.mutateAsync({ token: token ?? '', email: address, by: way });
    if (way === 'link') setLinkSentTo(address);
    else setSentTo(address);
  };
  const showFailure = (error: Error) => {
    // the form marks what it refused itself
    if ('errorFields' in error) return;
    const faults = faultsOf<Values>(error, form);
    form.setFields(faults);
    if (faults.length === 0) toast('error', failureText(error));
  };
  const code = useCode(() => ask('code'), showFailure);
  const link = useCode(() => ask('link'), showFailure);
  const submit = async (values: Values) => {
    if (token === undefined) {
      setToken((await checkPassword.mutateAsync({ password: values.password })).token);
      return false;
    }
    const { email: saved } = await email.mutateAsync({ token, email: values.email, code: values.code });
    toast('success', t('emailDialog.saved', { email: saved }));
    return true;
  };
  if (linkSentTo) return <LinkSent target={linkSentTo} onClose={onClose} />;
  return (
    <FormDialog
      title={t('signIn.changeEmail')}
      okText={token === undefined ? t('dialog.next') : t('emailDialog.save')}
      form={form}
      onSave={submit}
      onClose={onClose}
    >
      {token === undefined ? (
        <>
          <Typography.Paragraph>{t('emailDialog.passwordHint')}</Typography.Paragraph>
          <Form.Item name="password" label={t('word.password')} rules={[{ required: true, message: t('emailDialog.passwordRequired') }]}>
            <PasswordInput autoComplete="current-password" autoFocus />
          </Form.Item>
        </>
      ) : (
        <>
          <Form.Item
            name="email"
            label={t('emailDialog.address')}
            rules={[
              { required: true, message: t('emailDialog.addressRequired') },
              { type: 'email', message: t('emailDialog.addressInvalid') },
            ]}
          >
            <Input type="email" autoComplete="email" maxLength={limitsOf(changeEmail.shape.email).maxLength} autoFocus />
          </Form.Item>
          <CodeField
            sentTo={sentTo}
            minutes={limits.code.validFor / 60}
            seconds={Math.max(code.seconds, link.seconds)}
            isSending={code.isSending && by === 'code'}
            onSend={() => void code.send()}
          />
          <Button
            type="link"
            style={{ paddingInline: 0 }}
            loading={link.isSending}
            disabled={Math.max(code.seconds, link.seconds) > 0}
            onClick={() => void link.send()}
          >
            {t('emailDialog.byLink')}
          </Button>
        </>
      )}
    </FormDialog>
  );
}

function LinkSent({ target, onClose }: { target: string; onClose: () => void }) {
  const { t } = useTranslation('account');
  return (
    <Dialog title={t('signIn.changeEmail')} onClose={onClose}>
      <Alert type="success" showIcon role="status" title={t('emailDialog.linkSent', { target, hours: limits.emailLinkMinutes / 60 })} />
    </Dialog>
  );
}
