import type { TenantOption } from '@trellis/contract/tenancy/schemas';
import type { School } from '@trellis/contract/tenancy/schools/calls';
import { App, Form, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { CenterSelect } from '../tenants/center-select.tsx';
import { useGrantSchool, useSchoolGrants } from '../tenants/queries.ts';

interface Props {
  school: School;
  onClose: () => void;
}

/** Says which centres offer a school, once it is known which do. */
export function SchoolGrantDrawer({ school, onClose }: Props) {
  const { t } = useTranslation('tenancy');
  const grants = useSchoolGrants(school.id);
  if (grants.data && !grants.isFetching)
    return <GrantForm school={school} tenants={grants.data.items[0]?.tenants ?? []} onClose={onClose} />;
  return (
    <SideDrawer title={t('schools.grantTitle', { name: school.name })} loading={!grants.isError} onClose={onClose}>
      {grants.isError && <LoadFailed error={grants.error} onRetry={grants.refetch} />}
    </SideDrawer>
  );
}

interface Values {
  tenants: { value: string; label: string }[];
}

function GrantForm({ school, tenants, onClose }: Props & { tenants: TenantOption[] }) {
  const { t } = useTranslation('tenancy');
  const { message } = App.useApp();
  const grant = useGrantSchool();
  const save = async (values: Values) => {
    await grant.mutateAsync({ schoolId: school.id, tenantIds: values.tenants.map(({ value }) => value) });
    void message.success(t('schools.granted', { name: school.name }));
  };
  return (
    <FormDrawer<Values>
      size="default"
      title={t('schools.grantTitle', { name: school.name })}
      initialValues={{ tenants: tenants.map(({ id, name }) => ({ value: id, label: name })) }}
      onSave={save}
      onClose={onClose}
    >
      <Typography.Paragraph type="secondary">{t('schools.grantHint')}</Typography.Paragraph>
      <Form.Item name="tenants" label={t('word.centers')}>
        <CenterSelect />
      </Form.Item>
    </FormDrawer>
  );
}
