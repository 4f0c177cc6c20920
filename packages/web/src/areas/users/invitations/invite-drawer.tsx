import { type Language, type Locale, languages, toLanguage, toLocale } from '@trellis/contract/languages';
import { limits } from '@trellis/contract/limits';
import { invitationDays, type StaffRole } from '@trellis/contract/users/rules';
import { inviteStaff } from '@trellis/contract/users/staff/schemas';
import { Form, Input, Select, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { limitsOf } from '../../../ui/form-limits.ts';
import { useSaveStaff } from '../queries.ts';
import { RoleField } from '../staff/role-field.tsx';

interface Values {
  email: string;
  name: string;
  roles: StaffRole[];
  language: Language;
}

/** Invites somebody to the centre by e-mail. */
export function InviteDrawer({ tenantId, onClose }: { tenantId?: string; onClose: () => void }) {
  const { t, i18n } = useTranslation(['users', 'shell']);
  const { invite } = useSaveStaff();
  const save = async ({ email, name, roles, language }: Values) => {
    await invite.mutateAsync({ email: email.trim(), name, roles, language, tenantId });
    toast('success', t('inviteForm.sent', { email: email.trim() }));
  };
  const required = (field: string) => ({ required: true, whitespace: true, message: t('required', { field }) });
  return (
    <FormDrawer<Values>
      size="default"
      title={t('inviteForm.title')}
      saveText={t('word.sendInvitation')}
      initialValues={{ roles: ['Coach'], language: toLanguage(i18n.language as Locale) }}
      onSave={save}
      onClose={onClose}
    >
      <Typography.Paragraph type="secondary">{t('inviteForm.hint', { days: invitationDays })}</Typography.Paragraph>
      <Form.Item
        name="email"
        label={t('inviteForm.email')}
        rules={[
          required(t('inviteForm.email')),
          { type: 'email', transform: (value: string) => value?.trim(), message: t('word.emailInvalid') },
        ]}
      >
        <Input type="email" autoComplete="off" maxLength={limitsOf(inviteStaff.shape.email).maxLength} />
      </Form.Item>
      <Form.Item name="name" label={t('inviteForm.name')} rules={[required(t('inviteForm.name'))]}>
        <Input autoComplete="off" maxLength={limits.account.nameLength} />
      </Form.Item>
      <RoleField />
      <Form.Item name="language" label={t('inviteForm.language')}>
        <Select options={languages.map((value) => ({ value, label: t(`shell:languages.${toLocale(value)}`) }))} />
      </Form.Item>
    </FormDrawer>
  );
}
