import { correctInvitation } from '@trellis/contract/users/staff/schemas';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface Invited {
  email: string;
  name: string;
}

interface Props {
  invited: Invited;
  correct: (right: Invited) => Promise<unknown>;
  onClose: () => void;
}

/** Corrects an invitation that was mistyped: it is written anew, and the former link does not work any more. */
export function CorrectDrawer({ invited, correct, onClose }: Props) {
  const { t } = useTranslation('users');
  const save = async (values: Invited) => {
    const email = values.email.trim();
    await correct({ email, name: values.name });
    toast('success', t('inviteForm.sent', { email }));
  };
  return (
    <FormDrawer<Invited>
      size="default"
      title={t('correct.title', { name: invited.name })}
      saveText={t('word.sendInvitation')}
      initialValues={{ email: invited.email, name: invited.name }}
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
