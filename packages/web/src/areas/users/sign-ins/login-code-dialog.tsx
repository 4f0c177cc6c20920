import { Alert, Button, Flex, Form, Select, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../app/copy-text.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { useFailureText } from '../../../ui/use-failure-text.ts';
import { useLoginCode } from '../queries.ts';
import { PasswordDialog } from './password-dialog.tsx';

/** Whose code it is, and where. */
export interface CodeHolder {
  id: string;
  name: string;
  tenantId: string;
  tenantName: string;
}

const days = { day: 1, week: 7, month: 30, ever: null } as const;
type Lasting = keyof typeof days;

/** The ID code of somebody at a centre. A new one is made once the reader's own password was checked. */
export function LoginCodeDialog({ member, onClose }: { member: CodeHolder; onClose: () => void }) {
  const { t } = useTranslation('users');
  const { code, verify, generate } = useLoginCode(member.id, member.tenantId);
  const { email } = useCurrentUser();
  const failureText = useFailureText();
  const [lasting, setLasting] = useState<Lasting>('month');
  const [isAsking, setAsking] = useState(false);
  const target = { userId: member.id, tenantId: member.tenantId };

  const proceed = async (password: string) => {
    const { token } = await verify.mutateAsync({ ...target, username: email, password, needNew: true, clientId: 'business-client' });
    // what fails now stands in the dialog behind
    await generate.mutateAsync({ ...target, token, expirationTime: endOf(lasting) }).catch(() => undefined);
  };
  return (
    <>
      <Dialog
        title={t('loginCode.title', { name: member.name })}
        onClose={onClose}
        footer={(close) => [
          <Button key="close" onClick={close}>
            {t('word.close')}
          </Button>,
          <Button key="generate" type="primary" loading={generate.isPending} onClick={() => setAsking(true)}>
            {t('loginCode.generate')}
          </Button>,
        ]}
      >
        <Flex vertical gap="middle">
          <Typography.Text type="secondary">{t('loginCode.about', { centre: member.tenantName })}</Typography.Text>
          {code.error && <LoadFailed error={code.error} onRetry={code.refetch} />}
          {code.isPending && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
          {code.data && <CodeShown {...code.data} />}
          {generate.error && <Alert type="error" showIcon role="alert" title={failureText(generate.error)} />}
          <Form layout="vertical" component="div">
            <Form.Item label={t('loginCode.lasts')} htmlFor="code-lasts" style={{ marginBottom: 0 }}>
              <Select<Lasting>
                id="code-lasts"
                value={lasting}
                onChange={setLasting}
                options={(Object.keys(days) as Lasting[]).map((value) => ({ value, label: t(`loginCode.durations.${value}`) }))}
              />
            </Form.Item>
          </Form>
        </Flex>
      </Dialog>
      {isAsking && <PasswordDialog onVerify={proceed} onClose={() => setAsking(false)} />}
    </>
  );
}

const endOf = (lasting: Lasting): string | null => {
  const lasts = days[lasting];
  return lasts === null ? null : new Date(Date.now() + lasts * 86_400_000).toISOString();
};

function CodeShown({ loginCode, isValid, expirationTime }: { loginCode: string | null; isValid: boolean; expirationTime: string | null }) {
  const { t } = useTranslation('users');
  const { zone } = useCurrentUser();
  if (loginCode === null) return <Typography.Text>{t('loginCode.none')}</Typography.Text>;
  const copy = () => void copyText(loginCode, { copied: t('loginCode.copied'), failed: t('loginCode.copyFailed') });
  return (
    <Flex vertical gap="var(--space-1)" aria-live="polite">
      <Flex gap="var(--space-3)" align="center">
        <Typography.Text
          strong
          delete={!isValid}
          style={{ fontSize: 'var(--text-title)', letterSpacing: '0.08em', fontVariantNumeric: 'tabular-nums' }}
        >
          {loginCode.replace(/(\d{4})(?=\d)/g, '$1 ')}
        </Typography.Text>
        <Button size="small" onClick={copy}>
          {t('loginCode.copy')}
        </Button>
      </Flex>
      {isValid ? (
        <Typography.Text type="secondary">
          {expirationTime ? t('loginCode.expires', { time: formatDateTime(expirationTime, zone) }) : t('loginCode.infinite')}
        </Typography.Text>
      ) : (
        <Typography.Text type="danger">{t('loginCode.expired')}</Typography.Text>
      )}
    </Flex>
  );
}
