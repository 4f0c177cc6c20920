import { Flex, Form, QRCode, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeColors } from '../../../app/tokens.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { AppCodeField } from './app-code-field.tsx';
import { useSecondFactorChanges } from './queries.ts';

interface Props {
  /** Told the recovery codes. */
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Turns the second step on: the password first, then the app reads the key and shows that it has it. */
export function SetUpDialog({ onDone, onClose }: Props) {
  const { t } = useTranslation(['secondFactor', 'account']);
  const { begin, confirm } = useSecondFactorChanges();
  const [given, setGiven] = useState<{ key: string; address: string }>();
  const save = async ({ password, code }: { password: string; code: string }) => {
    if (!given) {
      setGiven(await begin.mutateAsync({ password }));
      return false;
    }
    onDone((await confirm.mutateAsync({ code })).recoveryCodes);
    return true;
  };
  return (
    <FormDialog title={t('setUpTitle')} okText={given ? t('turnOn') : t('account:dialog.next')} onSave={save} onClose={onClose}>
      {given ? (
        <>
          <Typography.Paragraph>{t('scan')}</Typography.Paragraph>
          <Flex vertical align="center" gap="small" style={{ marginBlockEnd: 'var(--space-4)' }}>
            <QRCode role="img" aria-label={t('qr')} value={given.address} size={200} {...codeColors} />
            <Typography.Text type="secondary">{t('byHand')}</Typography.Text>
            <Typography.Text code copyable={{ text: given.key }} style={{ overflowWrap: 'anywhere' }}>
              {given.key.replaceAll(/(.{4})(?=.)/g, '$1 ')}
            </Typography.Text>
          </Flex>
          <AppCodeField label={t('firstCode')} />
        </>
      ) : (
        <>
          <Typography.Paragraph>{t('passwordHint')}</Typography.Paragraph>
          <Form.Item
            name="password"
            label={t('word.password')}
            rules={[{ required: true, message: t('account:emailDialog.passwordRequired') }]}
          >
            <PasswordInput autoComplete="current-password" autoFocus />
          </Form.Item>
        </>
      )}
    </FormDialog>
  );
}
