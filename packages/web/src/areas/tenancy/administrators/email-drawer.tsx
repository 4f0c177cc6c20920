import { contactEmail, type Tenant, tenantFields } from '@trellis/contract/tenancy/schemas';
import { App, Form, Input, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { limitsOf } from '../../../ui/form-limits.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useChangeEmail } from '../tenants/queries.ts';

interface Values {
  email: string;
  contactName?: string;
}

/** Changes the contact of a tenant, whom the letter greets. */
export function EmailDrawer({ tenant, onClose }: { tenant: Tenant; onClose: () => void }) {
  const { t } = useTranslation('tenancy');
  const { message } = App.useApp();
  const change = useChangeEmail();
  const save = async (values: Values) => {
    const contactName = values.contactName?.trim() || null;
    const { email, invited } = await change.mutateAsync({ tenantId: tenant.id, email: values.email.trim(), contactName });
    void message.success(t(invited ? 'invitation.changedInvited' : 'invitation.changed', { email }));
  };
  return (
    <FormDrawer<Values>
      size="default"
      title={t('invitation.changeTitle', { name: tenant.name })}
      initialValues={{ email: tenant.email ?? undefined, contactName: tenant.contactName ?? undefined }}
      onSave={save}
      onClose={onClose}
    >
      <Typography.Paragraph type="secondary">{t('invitation.changeHint')}</Typography.Paragraph>
      <Form.Item
        name="email"
        label={t('fields.email')}
        rules={[
          { required: true, message: t('word.required', { field: t('fields.email') }) },
          { type: 'email', message: t('form.emailInvalid') },
        ]}
      >
        <Input type="email" maxLength={limitsOf(contactEmail).maxLength} autoComplete="off" />
      </Form.Item>
      <TextField name="contactName" label={t('fields.contactName')} schema={tenantFields.shape.contactName} />
    </FormDrawer>
  );
}
