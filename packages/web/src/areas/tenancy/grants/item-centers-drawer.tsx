import type { GrantCount, GrantKind } from '@trellis/contract/tenancy/grants/calls';
import type { TenantOption } from '@trellis/contract/tenancy/schemas';
import { Form, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { CenterSelect } from '../tenants/center-select.tsx';
import { useCentersOf, useChangeGrants } from './library-queries.ts';

interface Props {
  kind: GrantKind;
  item: GrantCount;
  onClose: () => void;
}

/** Says which centers have an item of the library, once it is known which do. */
export function ItemCentersDrawer(props: Props) {
  const { kind, item, onClose } = props;
  const { t } = useTranslation('tenancy');
  const centers = useCentersOf(kind, item.id);
  if (centers.data && centers.isFetchedAfterMount) return <CentersForm {...props} centers={centers.data.items} />;
  return (
    <SideDrawer title={t('grants.library.open', { name: item.name })} loading={!centers.isError} onClose={onClose}>
      {centers.isError && <LoadFailed error={centers.error} onRetry={centers.refetch} />}
    </SideDrawer>
  );
}

interface Values {
  centers: { value: string; label: string }[];
}

function CentersForm({ kind, item, centers, onClose }: Props & { centers: TenantOption[] }) {
  const { t } = useTranslation('tenancy');
  const { setCenters } = useChangeGrants(kind);
  const save = async (values: Values) => {
    await setCenters.mutateAsync({ itemId: item.id, tenantIds: values.centers.map(({ value }) => value) });
    toast('success', t('grants.library.done'));
  };
  return (
    <FormDrawer<Values>
      size="default"
      title={t('grants.library.open', { name: item.name })}
      initialValues={{ centers: centers.map(({ id, name }) => ({ value: id, label: name })) }}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="centers" label={t('word.centers')} extra={t('grants.library.exactly')}>
        <CenterSelect />
      </Form.Item>
      <Typography.Paragraph type="secondary">{t('grants.hint')}</Typography.Paragraph>
    </FormDrawer>
  );
}
