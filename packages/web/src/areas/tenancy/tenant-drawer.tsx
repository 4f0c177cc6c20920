import { type Tenant, type TenantOption, type TenantType, tenant as tenantSchema } from '@trellis/contract/tenancy/schemas';
import { App, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../app/call-error.ts';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { fieldsOf, formOf, type TenantFormValues } from './form-values.ts';
import { useSaveTenant, useTenantForm } from './queries.ts';
import { TenantFields } from './tenant-fields.tsx';

interface Props {
  type: TenantType;
  /** The tenant to edit; null adds one. */
  id: string | null;
  onClose: () => void;
}

/** Adds or edits a tenant, once it is known how it stands. */
export function TenantDrawer({ type, id, onClose }: Props) {
  const { t } = useTranslation('tenancy');
  const prepared = useTenantForm(id);
  if (prepared.data) return <TenantForm type={type} {...prepared.data} onClose={onClose} />;
  return (
    <Drawer open size="large" title={t(id ? 'edit' : `form.add.${type}`)} loading={prepared.isPending} onClose={onClose}>
      {prepared.isError && <LoadFailed error={prepared.error} onRetry={prepared.refetch} />}
    </Drawer>
  );
}

interface FormProps {
  type: TenantType;
  tenant: Tenant | null;
  enterprises: TenantOption[];
  areas: TenantOption[];
  onClose: () => void;
}

function TenantForm({ type, tenant, enterprises, areas, onClose }: FormProps) {
  const { t } = useTranslation('tenancy');
  const { message } = App.useApp();
  const { create, update } = useSaveTenant();
  // what was opened; its stamp tells whether somebody else saved meanwhile
  const [stamp, setStamp] = useState(tenant?.concurrencyStamp);

  const save = async (values: TenantFormValues) => {
    const fields = fieldsOf(type, values);
    const { name } = values;
    if (!tenant || !stamp) {
      const email = values.email?.trim() || null;
      await create.mutateAsync({ ...fields, type, email });
      void message.success(email ? t('form.invited', { name, email }) : t('form.added', { name }));
      return;
    }
    try {
      await update.mutateAsync({ ...fields, id: tenant.id, state: values.state, concurrencyStamp: stamp });
    } catch (error) {
      setStamp(currentOf(error)?.concurrencyStamp ?? stamp);
      throw error;
    }
    void message.success(t('form.saved', { name }));
  };

  return (
    <FormDrawer<TenantFormValues>
      title={tenant ? t('form.edit', { name: tenant.name }) : t(`form.add.${type}`)}
      initialValues={formOf(tenant, Intl.DateTimeFormat().resolvedOptions().timeZone)}
      onSave={save}
      onClose={onClose}
    >
      <TenantFields type={type} isNew={!tenant} enterprises={enterprises} areas={areas} />
    </FormDrawer>
  );
}

/** The tenant as somebody else left it, which a stale editor is told. */
function currentOf(error: unknown): Tenant | undefined {
  const isStale = error instanceof CallError && error.code === 'Trellis:StaleStamp';
  return isStale ? tenantSchema.safeParse(error.data['current']).data : undefined;
}
