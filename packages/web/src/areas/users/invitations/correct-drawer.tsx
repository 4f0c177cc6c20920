import { correctInvitation, type StaffItem } from '@trellis/contract/users/staff/schemas';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useStaffActions } from '../queries.ts';

interface Values {
  email: string;
  name: string;
}

/** Corrects an invitation that was mistyped: it is written anew, and the former link does not work any more. */
export function CorrectDrawer({ staff, onClose }: { staff: StaffItem; onClose: () => void }) {
  const { t } = useTranslation('users');
  const { correct } = useStaffActions();
  const save = async ({ email, name }: Values) => {
    await correct.mutateAsync({ userId: staff.id, tenantId: staff.tenantId, email: email.trim(), name });
    toast('success', t('inviteForm.sent', { email: email.trim() }));
  };
  return (
    <FormDrawer<Values>
      size="default"
      title={t('correct.title', { name: staff.name })}
      saveText={t('word.sendInvitation')}
      initialValues={{ email: staff.email, name: staff.name }}
      onSave={save}
      onClose={onClose}
    >
      <Typography.Paragraph type="secondary">{t('correct.hint')}</Typography.Paragraph>
      <TextField
        name="email"
        label={t('inviteForm.email')}
        type="email"
        schema={correctInvitation.shape.email}
        rules={[{ type: 'email', transform: (value: string) => value?.trim(), message: t('word.emailInvalid') }]}
      />
      <TextField name="name" label={t('inviteForm.name')} schema={correctInvitation.shape.name} />
    </FormDrawer>
  );
}
