import { limits } from '@trellis/contract/limits';
import { type UserConfiguration, userConfiguration } from '@trellis/contract/tenancy/settings/calls';
import { Alert, App, Button, Card, Form, InputNumber, Select, Typography, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faultsOf } from '../../../ui/form-faults.ts';
import { limitsOf } from '../../../ui/form-limits.ts';
import { useFailureText } from '../../../ui/use-failure-text.ts';
import { useSaveUserConfiguration } from '../tenants/queries.ts';

const { shape } = userConfiguration;
const { stepMinutes, maxDurationMinutes } = limits.schedule;
const shortest = 15;
const durations = Array.from({ length: (maxDurationMinutes - shortest) / stepMinutes + 1 }, (_, index) => shortest + index * stepMinutes);

type Values = Omit<UserConfiguration, 'sessionsPerDay'> & { sessionsPerDay?: number | null };

/** What the centre's forms offer, and how often a child may come. What was typed stays when the server refuses. */
export function UserConfigurationForm({ stored }: { stored: UserConfiguration & { concurrencyStamp: string } }) {
  const { t } = useTranslation('tenancy');
  const { message } = App.useApp();
  const { token } = theme.useToken();
  const [form] = Form.useForm<Values>();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<string>();
  const saving = useSaveUserConfiguration();
  const save = async ({ sessionsPerDay = null, ...values }: Values) => {
    setFailure(undefined);
    try {
      await saving.mutateAsync({ ...values, sessionsPerDay, concurrencyStamp: stored.concurrencyStamp });
      void message.success(t('configuration.saved'));
    } catch (error) {
      form.setFields(faultsOf<Values>(error));
      setFailure(failureText(error as Error));
    }
  };
  const required = (field: 'sessionDurations' | 'defaultClasses') => [
    { required: true, message: t('word.required', { field: t(`configuration.${field}`) }) },
  ];
  return (
    <Card style={{ maxWidth: '72ch' }}>
      <Form form={form} layout="vertical" initialValues={stored} disabled={saving.isPending} onFinish={(values) => void save(values)}>
        <Typography.Paragraph type="secondary">{t('configuration.hint')}</Typography.Paragraph>
        {failure && <Alert type="error" showIcon role="alert" title={failure} style={{ marginBottom: token.margin }} />}
        <Form.Item
          name="sessionDurations"
          label={t('configuration.sessionDurations')}
          extra={t('configuration.durationsHint')}
          rules={required('sessionDurations')}
        >
          <Select
            mode="multiple"
            maxCount={limitsOf(shape.sessionDurations).maxCount}
            options={durations.map((minutes) => ({ value: minutes, label: t('word.minutes', { count: minutes }) }))}
            showSearch={{ optionFilterProp: 'label' }}
          />
        </Form.Item>
        <Form.Item
          name="defaultClasses"
          label={t('configuration.defaultClasses')}
          extra={t('configuration.defaultClassesHint')}
          rules={required('defaultClasses')}
        >
          <InputNumber {...boundsOf('defaultClasses')} precision={0} />
        </Form.Item>
        <Form.Item name="sessionsPerDay" label={t('configuration.sessionsPerDay')} extra={t('configuration.sessionsPerDayHint')}>
          <InputNumber {...boundsOf('sessionsPerDay')} precision={0} placeholder={t('configuration.noLimit')} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={saving.isPending}>
          {t('word.save')}
        </Button>
      </Form>
    </Card>
  );
}

function boundsOf(field: 'defaultClasses' | 'sessionsPerDay') {
  const { min, max } = limitsOf(shape[field]);
  return { min, max };
}
