import { type Tenant, type TenantOption, type TenantType, tenant as tenantSchema } from '@trellis/contract/tenancy/schemas';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { ResourceDrawer } from '../../../ui/resource/resource-drawer.tsx';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { useAsk } from '../../../ui/use-ask.ts';
import { tenantFacts } from './changes.ts';
import { closingQuestion } from './closing.ts';
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
    <SideDrawer size="large" title={t(id ? 'word.edit' : `form.add.${type}`)} loading={prepared.isPending} onClose={onClose}>
      {prepared.isError && <LoadFailed error={prepared.error} onRetry={prepared.refetch} />}
    </SideDrawer>
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
  const { create, update } = useSaveTenant();
  const ask = useAsk();
  const save = async (values: TenantFormValues, opened: Tenant | undefined) => {
    const closes = opened?.state === 'Effective' && values.state === 'Invalid';
    if (closes && !(await ask(closingQuestion(t, opened)))) return false;
    const fields = fieldsOf(type, values);
    if (!opened) return create.mutateAsync({ ...fields, type, email: values.email?.trim() || null });
    return update.mutateAsync({ ...fields, id: opened.id, state: values.state, concurrencyStamp: opened.concurrencyStamp });
  };
  const saved = ({ name, email = '' }: TenantFormValues) => {
    if (tenant) return t('form.saved', { name });
    return email.trim() ? t('form.invited', { name, email: email.trim() }) : t('form.added', { name });
  };
  return (
    <ResourceDrawer<Tenant, TenantFormValues>
      size="large"
      title={tenant ? t('word.editNamed', { name: tenant.name }) : t(`form.add.${type}`)}
      item={tenant ?? undefined}
      form={{
        schema: tenantSchema,
        valuesOf: (one) => formOf(one ?? null, zone),
        facts: (one) => tenantFacts(t, one),
        save,
        fields: () => <TenantFields type={type} isNew={!tenant} enterprises={enterprises} areas={areas} />,
      }}
      saved={saved}
      onClose={onClose}
    />
  );
}
