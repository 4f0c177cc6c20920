import { inviteAdministrator, type TenantAdministrator } from '@trellis/contract/users/administrators/schemas';
import { invitationDays } from '@trellis/contract/users/rules';
import { Alert, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useAdministratorChanges } from './queries.ts';
import type { RunTenant } from './run-tenant.ts';

interface Values {
  email: string;
  name: string;
}

interface Props {
  tenant: RunTenant;
  /** Whose place it is. Somebody who was only invited is as good as mistyped: the form begins with them. */
  replaced?: TenantAdministrator;
  onClose: () => void;
}

/** Invites somebody to run a tenant, in the place of another where one hands over. */
export function AdministratorDrawer({ tenant, replaced, onClose }: Props) {
  const { t } = useTranslation('users');
  const { invite } = useAdministratorChanges();
  const isCorrecting = replaced?.state === 'Invited';
  const save = async ({ email, name }: Values) => {
    const { invited } = await invite.mutateAsync({ tenantId: tenant.id, email: email.trim(), name, replaces: replaced?.membershipId });
    toast('success', t(invited ? 'inviteForm.sent' : 'administrators.joined', { email: email.trim() }));
  };
  const names = { name: replaced?.name ?? '', centre: tenant.name };
  const title = replaced
    ? t(isCorrecting ? 'correct.title' : 'administrators.replaceTitle', names)
    : t('administrators.inviteTitle', names);
  return (
    <FormDrawer<Values>
      size="default"
      title={title}
      saveText={t('word.sendInvitation')}
      initialValues={isCorrecting ? { email: replaced.email, name: replaced.name } : {}}
      onSave={save}
      onClose={onClose}
    >
      {replaced && !isCorrecting && (
        <Alert
          type="warning"
          showIcon
          style={{ marginBlockEnd: 'var(--space-4)' }}
          title={[
            t('administrators.replaceText', names),
            replaced.openSignIns > 0 && t('signInList.willEnd', { count: replaced.openSignIns }),
          ]
            .filter(Boolean)
            .join(' ')}
        />
      )}
      <Typography.Paragraph type="secondary">
        {isCorrecting ? t('correct.hint') : t('inviteForm.hint', { days: invitationDays })}
      </Typography.Paragraph>
      <TextField
        name="email"
        label={t('inviteForm.email')}
        type="email"
        schema={inviteAdministrator.shape.email}
        rules={[{ type: 'email', transform: (value: string) => value?.trim(), message: t('word.emailInvalid') }]}
      />
      <TextField name="name" label={t('inviteForm.name')} schema={inviteAdministrator.shape.name} />
    </FormDrawer>
  );
}
