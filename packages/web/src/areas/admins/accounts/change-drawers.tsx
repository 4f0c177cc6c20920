import type { AdminItem } from '@trellis/contract/admins/accounts/schemas';
import { type ManagementRole, mayReachEveryCenter } from '@trellis/contract/admins/rules';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { useAdminChanges, useManagedCenters } from './queries.ts';
import { ReachFields, type ReachValues, reachInput } from './reach-fields.tsx';
import { RoleField } from './role-field.tsx';

interface Props {
  admin: AdminItem;
  onClose: () => void;
}

/** Gives somebody of the platform's staff other roles. */
export function RoleDrawer({ admin, onClose }: Props) {
  const { t } = useTranslation('admins');
  const { changeRole } = useAdminChanges();
  const save = async ({ role }: { role: ManagementRole[] }) => {
    await changeRole.mutateAsync({ userId: admin.id, role });
    toast('success', t('adminForm.roleSaved'));
  };
  return (
    <FormDrawer<{ role: ManagementRole[] }>
      size="default"
      title={t('adminForm.roleTitle', { name: admin.name })}
      initialValues={{ role: admin.role }}
      onSave={save}
      onClose={onClose}
    >
      <Typography.Paragraph type="secondary">{t('adminForm.roleHint', { name: admin.name })}</Typography.Paragraph>
      <RoleField />
    </FormDrawer>
  );
}

/** Chooses the centres that somebody of the platform's staff looks after. */
export function CentersDrawer({ admin, onClose }: Props) {
  const { data } = useManagedCenters(admin.id);
  // the form opens with what is saved now, not with what the list showed
  return data ? <CentersForm admin={admin} saved={data} onClose={onClose} /> : null;
}

function CentersForm({ admin, saved, onClose }: Props & { saved: { allTenants: boolean; tenants: { id: string; name: string }[] } }) {
  const { t } = useTranslation('admins');
  const { changeCenters } = useAdminChanges();
  const save = async (values: ReachValues) => {
    await changeCenters.mutateAsync({ userId: admin.id, ...reachInput(values) });
    toast('success', t('adminForm.centersSaved'));
  };
  return (
    <FormDrawer<ReachValues>
      size="default"
      title={t('adminForm.centersTitle', { name: admin.name })}
      initialValues={{ allTenants: saved.allTenants, tenantIds: saved.tenants.map((tenant) => tenant.id) }}
      onSave={save}
      onClose={onClose}
    >
      <ReachFields mayReachAll={mayReachEveryCenter(admin.role)} known={saved.tenants} />
    </FormDrawer>
  );
}
