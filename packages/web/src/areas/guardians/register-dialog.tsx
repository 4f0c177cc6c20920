import { guardianLimits } from '@trellis/contract/guardians/rules';
import { Alert, Button, Flex, Form, Input, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { CodeShown } from '../../ui/code-shown.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { useContactRules } from './contact-rules.ts';
import { useSendRegisterCode } from './queries.ts';

interface Props {
  subject: { id: string; name: string };
  /** Whose own code it is; without one, somebody registers who is not known yet. */
  guardian?: { id: string; fullName: string; email: string | null };
  onClose: () => void;
}

/** The code by which a guardian registers on a phone: to show, to copy, to mail. */
export function RegisterDialog({ subject, guardian, onClose }: Props) {
  const { t } = useTranslation('guardians');
  const failureText = useFailureText();
  // a letter has a link of its own: the code that is shown stays good
  const code = useSendRegisterCode();
  const letter = useSendRegisterCode();
  const ofChild = { subjectId: subject.id, guardianId: guardian?.id };
  const error = code.error ?? letter.error;
  return (
    <Dialog
      title={guardian ? t('code.titleFor', { guardian: guardian.fullName }) : t('code.title', { child: subject.name })}
      onClose={onClose}
    >
      <Flex vertical gap="middle">
        <Typography.Text>{t('code.about')}</Typography.Text>
        <Typography.Text type="secondary">{t('code.replaces')}</Typography.Text>
        {error && <Alert type="error" showIcon role="alert" title={failureText(error)} />}
        <div aria-live="polite">
          {letter.data?.sentTo && <Alert type="success" showIcon title={t('code.sent', { email: letter.data.sentTo })} />}
          {code.data && (
            <CodeShown
              label={t('code.label', { child: subject.name })}
              fileName={t('code.title', { child: subject.name })}
              url={code.data.url}
              expiresAt={code.data.expiresAt}
            />
          )}
        </div>
        <Button type={code.data ? 'default' : 'primary'} loading={code.isPending} onClick={() => code.mutate({ ...ofChild, send: false })}>
          {code.data ? t('code.renew') : t('code.show')}
        </Button>
        <MailForm guardian={guardian} isBusy={letter.isPending} onSend={(email) => letter.mutate({ ...ofChild, send: true, email })} />
      </Flex>
    </Dialog>
  );
}

interface MailFormProps {
  guardian: Props['guardian'];
  isBusy: boolean;
  onSend: (email: string) => void;
}

function MailForm({ guardian, isBusy, onSend }: MailFormProps) {
  const { t } = useTranslation('guardians');
  const rules = useContactRules();
  return (
    <Form<{ email: string }>
      layout="vertical"
      disabled={isBusy}
      initialValues={{ email: guardian?.email ?? undefined }}
      onFinish={({ email }) => onSend(email.trim())}
    >
      {guardian && !guardian.email && (
        <Alert type="warning" showIcon title={t('code.missingEmail')} style={{ marginBlockEnd: 'var(--space-3)' }} />
      )}
      <Form.Item
        name="email"
        label={t('code.email')}
        rules={[{ required: true, message: t('word.required', { field: t('fields.email') }) }, ...rules.email]}
      >
        <Input type="email" maxLength={guardianLimits.email} autoComplete="off" />
      </Form.Item>
      <Button htmlType="submit">{t('code.send')}</Button>
    </Form>
  );
}
