import type { FoundCenter } from '@trellis/contract/subject-grants/guest-calls';
import { isWholeCode } from '@trellis/contract/subject-grants/rules';
import { Alert, App, Button, Card, Flex, Form, Input, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenKept } from '../../app/when-kept.ts';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { useFindCenter, useGrantCenter } from './queries.ts';

/** Lets another centre read: its code, then whether it is the one, then yes. */
export function GrantForm({ child }: { child: string }) {
  const { t } = useTranslation('familyPages');
  const failureText = useFailureText();
  const [form] = Form.useForm<{ code: string }>();
  const find = useFindCenter();
  const [asked, setAsked] = useState<{ code: string; center: FoundCenter | null }>();
  const look = ({ code }: { code: string }) =>
    whenKept(find, { code }, ({ center }) => setAsked({ code, center: center as FoundCenter | null }));
  const leave = () => {
    setAsked(undefined);
    form.resetFields();
  };
  return (
    <section>
      <Typography.Title level={2} style={{ fontSize: 'var(--text-section)' }}>
        {t('grantPhone.add')}
      </Typography.Title>
      {asked?.center ? (
        <Confirm code={asked.code} center={asked.center} child={child} onLeave={leave} />
      ) : (
        <Form form={form} layout="vertical" onFinish={look} onValuesChange={() => setAsked(undefined)} requiredMark={false}>
          <Form.Item
            name="code"
            label={t('grantPhone.code')}
            extra={t('grantPhone.codeHint')}
            rules={[
              {
                validator: async (_, value?: string) => {
                  if (!isWholeCode(value ?? '')) throw new Error(t('grantPhone.codeRequired'));
                },
              },
            ]}
          >
            <Input size="large" autoComplete="off" autoCapitalize="characters" placeholder="ABCD-2345" />
          </Form.Item>
          {find.error && (
            <Alert type="error" showIcon role="alert" title={failureText(find.error)} style={{ marginBlockEnd: 'var(--space-4)' }} />
          )}
          {asked && (
            <Alert type="warning" showIcon role="alert" title={t('grantPhone.unknown')} style={{ marginBlockEnd: 'var(--space-4)' }} />
          )}
          <Button type="primary" size="large" block htmlType="submit" loading={find.isPending}>
            {t('grantPhone.find')}
          </Button>
        </Form>
      )}
    </section>
  );
}

interface ConfirmProps {
  code: string;
  center: FoundCenter;
  child: string;
  onLeave: () => void;
}

function Confirm({ code, center, child, onLeave }: ConfirmProps) {
  const { t } = useTranslation('familyPages');
  const { message } = App.useApp();
  const failureText = useFailureText();
  const grant = useGrantCenter();
  const confirm = () =>
    whenKept(grant, { centerId: center.id, code }, () => {
      void message.success(t('grantPhone.done', { center: center.name, child }));
      onLeave();
    });
  return (
    <Card size="small" title={t('grantPhone.found')}>
      <Flex vertical gap="middle">
        <Flex vertical>
          <Typography.Text strong>{center.name}</Typography.Text>
          {center.address && <Typography.Text>{center.address}</Typography.Text>}
        </Flex>
        {grant.error && <Alert type="error" showIcon role="alert" title={failureText(grant.error)} />}
        <Button
          type="primary"
          size="large"
          block
          style={{ height: 'auto', paddingBlock: 'var(--space-2)', whiteSpace: 'normal' }}
          loading={grant.isPending}
          onClick={confirm}
        >
          {t('grantPhone.confirm', { center: center.name })}
        </Button>
        <Button size="large" block onClick={onLeave}>
          {t('grantPhone.no')}
        </Button>
      </Flex>
    </Card>
  );
}
