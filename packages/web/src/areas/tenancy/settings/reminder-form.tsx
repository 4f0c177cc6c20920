import { type Tenant, tenantFields } from '@trellis/contract/tenancy/schemas';
import { Flex, Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { limitsOf } from '../../../ui/form-limits.ts';
import { PageForm } from '../../../ui/page-form.tsx';
import { useReminders } from '../tenants/queries.ts';

interface Values {
  vratReminderAmount: number | null;
  hfsReminderAmount: number | null;
}

const fields = ['vratReminderAmount', 'hfsReminderAmount'] as const;

/** From how few tests and plans on a centre is reminded. */
export function ReminderForm({ tenant, mayWrite }: { tenant: Tenant; mayWrite: boolean }) {
  const { t } = useTranslation('tenancy');
  const { vrat, hfs } = useReminders();
  const { id } = tenant;
  const save = async ({ vratReminderAmount, hfsReminderAmount }: Values) => {
    await vrat.mutateAsync({ id, amount: vratReminderAmount ?? 0 });
    await hfs.mutateAsync({ id, amount: hfsReminderAmount ?? 0 });
  };
  return (
    <PageForm<Values>
      initialValues={tenant}
      isFixed={!mayWrite}
      saveText={t('detail.saveReminders')}
      saved={t('detail.remindersSaved')}
      onSave={save}
    >
      <Flex gap="middle" wrap>
        {fields.map((field) => (
          <Form.Item key={field} name={field} label={t(`fields.${field}`)} extra={t('form.reminderHint')}>
            <InputNumber min={0} max={limitsOf(tenantFields.shape[field]).max} precision={0} style={{ width: '100%' }} />
          </Form.Item>
        ))}
      </Flex>
    </PageForm>
  );
}
