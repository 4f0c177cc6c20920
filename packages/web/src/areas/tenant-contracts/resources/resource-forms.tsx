import { isUnlimited } from '@trellis/contract/tenant-contracts/rules';
import {
  type Resource,
  type ResourceKind,
  resourceKind,
  resource as resourceSchema,
  type TenantContractDetail,
} from '@trellis/contract/tenant-contracts/schemas';
import { App, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { ResourceDrawer } from '../../../ui/resource/resource-drawer.tsx';
import { useAddResource, useContractChanges, useResourceChoices } from '../contracts/queries.ts';
import { QuantityField } from './quantity.tsx';

/** Stands in the list for "any of its kind". */
const any = 'any';

interface AddValues {
  kind: ResourceKind;
  itemId: string;
  amount: number;
}

/** Adds a resource to a contract: of a kind, for any or for one of its library. */
export function AddResourceForm({ contract, onClose }: { contract: TenantContractDetail; onClose: () => void }) {
  const { t } = useTranslation('tenantContracts');
  const { message } = App.useApp();
  const [form] = Form.useForm<AddValues>();
  const kind = Form.useWatch('kind', form) ?? 'assessment';
  const choices = useResourceChoices(contract, kind);
  const add = useAddResource(kind);
  const items = [
    ...(choices.data?.takesAny ? [{ value: any, label: t('anyItem') }] : []),
    ...(choices.data?.items ?? []).map((item) => ({ value: item.id, label: item.name })),
  ];
  const save = async ({ itemId, amount }: AddValues) => {
    await add.mutateAsync({ tenantContractId: contract.id, itemId: itemId === any ? null : itemId, amount });
    void message.success(t('word.saved'));
  };
  return (
    <FormDrawer<AddValues>
      size="default"
      form={form}
      title={t('resource.add')}
      initialValues={{ kind: 'assessment', itemId: any, amount: 1 }}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="kind" label={t('fields.kind')}>
        <Select options={resourceKind.options.map((value) => ({ value, label: t(`kinds.${value}`) }))} />
      </Form.Item>
      <Form.Item
        name="itemId"
        label={t('fields.item')}
        rules={[{ required: true, message: t('word.required', { field: t('fields.item') }) }]}
      >
        <Select loading={choices.isFetching} options={items} notFoundContent={t('resource.nothingLeft')} />
      </Form.Item>
      <QuantityItem />
    </FormDrawer>
  );
}

/** Changes how many of a resource a contract brings. */
export function EditResourceForm({ resource, onClose }: { resource: Resource; onClose: () => void }) {
  const { t } = useTranslation('tenantContracts');
  const { editResource } = useContractChanges();
  return (
    <ResourceDrawer<Resource, Pick<Resource, 'amount'>>
      title={t(`kinds.${resource.kind}`)}
      item={resource}
      form={{
        schema: resourceSchema,
        valuesOf: ({ amount } = resource) => ({ amount }),
        facts: ({ amount }) => [
          { key: 'amount', field: t('fields.quantity'), value: isUnlimited(amount) ? t('unlimited') : String(amount) },
        ],
        save: ({ amount }, { id, concurrencyStamp } = resource) => editResource.mutateAsync({ id, amount, concurrencyStamp }),
        fields: () => <QuantityItem />,
      }}
      saved={() => t('word.saved')}
      onClose={onClose}
    />
  );
}

function QuantityItem() {
  const { t } = useTranslation('tenantContracts');
  return (
    <Form.Item
      name="amount"
      label={t('fields.quantity')}
      rules={[{ required: true, message: t('word.required', { field: t('fields.quantity') }) }]}
    >
      <QuantityField />
    </Form.Item>
  );
}
