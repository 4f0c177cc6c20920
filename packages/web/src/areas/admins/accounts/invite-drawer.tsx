import { createAdmin } from '@trellis/contract/admins/accounts/schemas';
import { type ManagementRole, mayReachEveryCenter } from '@trellis/contract/admins/rules';
import { type Language, type Locale, languages, toLanguage, toLocale } from '@trellis/contract/languages';
import { invitationDays } from '@trellis/contract/users/rules';
import { Form, Input, Select, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { limitsOf } from '../../../ui/form-limits.ts';
import { useAdminChanges } from './queries.ts';
import { ReachFields, type ReachValues, reachInput } from './reach-fields.tsx';
import { RoleField } from './role-field.tsx';

interface Values extends ReachValues {
  email: string;
  name: string;
  role: ManagementRole[];
  language: Language;
}

/** Invites somebody to the platform's staff. */
export function InviteDrawer({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation(['admins', 'shell']);
  const [form] = Form.useForm<Values>();
  const { create } = useAdminChanges();
  const role = Form.useWatch('role', form) ?? [];
  const required = (field: 'email' | 'name') => ({
    required: true,
    whitespace: true,
    message: t('word.required', { field: t(`adminForm.${field}`) }),
  });
  const save = async ({ email, name, role: roles, language, ...reach }: Values) => {
    await create.mutateAsync({ email, name, role: roles, language, ...reachInput(reach) });
    toast('success', t('adminForm.sent', { email }));
  };
  return (
    <FormDrawer<Values>
      size="default"
      form={form}
      title={t('adminForm.title')}
      saveText={t('word.sendInvitation')}
      initialValues={{ allTenants: false, language: toLanguage(i18n.language as Locale) }}
      onSave={save}
      onClose={onClose}
    >
      <Typography.Paragraph type="secondary">{t('adminForm.hint', { days: invitationDays })}</Typography.Paragraph>
      <Form.Item name="email" label={t('adminForm.email')} rules={[required('email'), { type: 'email', message: t('word.emailInvalid') }]}>
        <Input
          type="email"
          maxLength={limitsOf(createAdmin.shape.email).maxLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Form.Item>
      <Form.Item name="name" label={t('adminForm.name')} rules={[required('name')]}>
        <Input maxLength={limitsOf(createAdmin.shape.name).maxLength} autoComplete="off" />
      </Form.Item>
      <RoleField />
      <ReachFields mayReachAll={role.length === 0 || mayReachEveryCenter(role)} />
      <Form.Item name="language" label={t('adminForm.language')}>
        <Select options={languages.map((value) => ({ value, label: t(`shell:languages.${toLocale(value)}`) }))} />
      </Form.Item>
    </FormDrawer>
  );
}
