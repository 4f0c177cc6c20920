import { limits } from '@trellis/contract/limits';
import { type UserConfiguration, userConfiguration } from '@trellis/contract/tenancy/settings/calls';
import { Card, Form, InputNumber, Select, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { limitsOf } from '../../../ui/form-limits.ts';
import { PageForm } from '../../../ui/page-form.tsx';
import { useSaveUserConfiguration } from '../tenants/queries.ts';

const { shape } = userConfiguration;
const { stepMinutes, maxDurationMinutes } = limits.schedule;
const shortest = 15;
const durations = Array.from({ length: (maxDurationMinutes - shortest) / stepMinutes + 1 }, (_, index) => shortest + index * stepMinutes);

type Open = 'sessionsPerDay';
type Values = Omit<UserConfiguration, Open> & Partial<Pick<UserConfiguration, Open>>;

/** What the centre's forms offer, and how often a child may come. What was typed stays when the server refuses. */
export function UserConfigurationForm({ stored }: { stored: UserConfiguration & { concurrencyStamp: string } }) {
  const { t } = useTranslation('tenancy');
  const saving = useSaveUserConfiguration();
  const save = ({ sessionsPerDay = null, ...values }: Values) =>
    saving.mutateAsync({ ...values, sessionsPerDay, concurrencyStamp: stored.concurrencyStamp });
  const required = (field: 'sessionDurations' | 'defaultClasses') => [
    { required: true, message: t('word.required', { field: t(`configuration.${field}`) }) },
  ];
  return (
    <Card style={{ maxWidth: '72ch' }}>
      <PageForm<Values> initialValues={stored} saved={t('configuration.saved')} onSave={save}>
        <Typography.Paragraph type="secondary">{t('configuration.hint')}</Typography.Paragraph>
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
      </PageForm>
    </Card>
  );
}

function boundsOf(field: 'defaultClasses' | Open) {
  const { min, max } = limitsOf(shape[field]);
  return { min, max };
}
