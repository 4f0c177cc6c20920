import { Button, Flex, Form, Input, Typography } from 'antd';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Where the code went; undefined before one was sent. */
  sentTo: string | undefined;
  minutes: number;
  seconds: number;
  isSending: boolean;
  onSend: () => void;
}

/** A code of six digits, with the button that sends one: locked for a minute after each. */
export function CodeField({ sentTo, minutes, seconds, isSending, onSend }: Props) {
  const { t } = useTranslation('account');
  const hint = sentTo && t('code.sent', { target: sentTo, minutes });
  return (
    <>
      <Flex gap="small" align="start">
        <Form.Item
          name="code"
          label={t('code.label')}
          // as it is copied out of a letter, with blanks around it or within
          normalize={(typed: string) => typed.replace(/\D/g, '')}
          rules={[{ required: true, pattern: /^\d{6}$/, message: t('code.required') }]}
          style={{ flex: 1, marginBlockEnd: 'var(--space-2)' }}
        >
          <Input inputMode="numeric" autoComplete="one-time-code" />
        </Form.Item>
        <Form.Item label=" " colon={false} style={{ marginBlockEnd: 'var(--space-2)' }}>
          <Button disabled={seconds > 0} loading={isSending} onClick={onSend} style={{ minWidth: 'calc(var(--space-1) * 30)' }}>
            {seconds > 0 ? t('code.again', { seconds }) : t('code.send')}
          </Button>
        </Form.Item>
      </Flex>
      <Typography.Paragraph type="secondary" role="status" style={{ marginBlockEnd: 0 }}>
        {hint}
      </Typography.Paragraph>
    </>
  );
}
