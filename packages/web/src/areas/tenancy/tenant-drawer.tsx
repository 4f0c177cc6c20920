import { type Tenant, type TenantOption, type TenantType, tenant as tenantSchema } from '@trellis/contract/tenancy/schemas';
import { App, Drawer, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { currentOf } from '../../ui/stale.ts';
import { StaleNotice } from '../../ui/stale-notice.tsx';
import { tenantChanges } from './changes.ts';
import { fieldsOf, formOf, type TenantFormValues, untouchedOf } from './form-values.ts';
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

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

function TenantForm({ type, tenant, enterprises, areas, onClose }: FormProps) {
  const { t } = useTranslation('tenancy');
  const { message } = App.useApp();
  const { create, update } = useSaveTenant();
  const [form] = Form.useForm<TenantFormValues>();
  // what was opened, not what a refetch brings: its stamp tells whether somebody else saved meanwhile
  const [base, setBase] = useState(tenant);
  const [replaced, setReplaced] = useState<Tenant>();

  const save = async (values: TenantFormValues) => {
    const fields = fieldsOf(type, values);
    const { name } = values;
    if (!base) {
      const email = values.email?.trim() || null;
      await create.mutateAsync({ ...fields, type, email });
      void message.success(email ? t('form.invited', { name, email }) : t('form.added', { name }));
      return true;
    }
    try {
      await update.mutateAsync({ ...fields, id: base.id, state: values.state, concurrencyStamp: base.concurrencyStamp });
    } catch (error) {
      const current = currentOf(error, tenantSchema);
      if (!current) throw error;
      form.setFieldsValue(untouchedOf(form.getFieldsValue(true), formOf(base, zone), formOf(current, zone)));
      setReplaced(base);
      setBase(current);
      return false;
    }
    void message.success(t('form.saved', { name }));
    return true;
  };

  return (
    <FormDrawer<TenantFormValues>
      title={tenant ? t('form.edit', { name: tenant.name }) : t(`form.add.${type}`)}
      form={form}
      initialValues={formOf(tenant, zone)}
      onSave={save}
      onClose={onClose}
    >
      {replaced && base && <StaleNotice changes={tenantChanges(t, replaced, base)} />}
      <TenantFields type={type} isNew={!tenant} enterprises={enterprises} areas={areas} />
    </FormDrawer>
  );
}
