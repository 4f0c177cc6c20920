import { browserSupportsWebAuthn, type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';
import { limits } from '@trellis/contract/limits';
import { Alert, Form, Input, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { useSecondFactorChanges } from './queries.ts';

/** Adds a passkey: the password first, then the browser asks the device or the key. */
export function PasskeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['secondFactor', 'account']);
  const { beginPasskey, addPasskey } = useSecondFactorChanges();
  const [problem, setProblem] = useState<string>();
  const save = async ({ name, password }: { name: string; password: string }) => {
    setProblem(undefined);
    if (!browserSupportsWebAuthn()) return refuse(t('passkeyUnsupported'));
    const { options, pending } = await beginPasskey.mutateAsync({ password });
    // the device says no, knows one already, or nobody touched it
    const made = await startRegistration({ optionsJSON: JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON }).catch(
      () => undefined,
    );
    if (!made) return refuse(t('passkeyFailed'));
    await addPasskey.mutateAsync({ name, pending, credential: JSON.stringify(made) });
    toast('success', t('passkeyAdded'));
    return true;
  };
  const refuse = (text: string) => {
    setProblem(text);
    return false;
  };
  return (
    <FormDialog name="passkey" title={t('addPasskey')} okText={t('account:dialog.next')} onSave={save} onClose={onClose}>
      {problem && <Alert type="error" showIcon role="alert" title={problem} style={{ marginBlockEnd: 'var(--space-4)' }} />}
      <Typography.Paragraph>{t('passkeyText')}</Typography.Paragraph>
      <Form.Item
        name="name"
        label={t('word.name')}
        extra={t('passkeyNameHint')}
        rules={[{ required: true, whitespace: true, message: t('word.required', { field: t('word.name') }) }]}
      >
        <Input maxLength={limits.secondFactor.passkeyName} autoFocus autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('word.password')}
        rules={[{ required: true, message: t('account:emailDialog.passwordRequired') }]}
      >
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
    </FormDialog>
  );
}
