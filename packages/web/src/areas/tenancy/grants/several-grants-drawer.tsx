import type { GrantKind } from '@trellis/contract/tenancy/grants/calls';
import { Form, Radio, Select, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { CenterSelect } from '../tenants/center-select.tsx';
import { useChangeGrants, useWholeLibrary } from './library-queries.ts';

interface Values {
  what: 'give' | 'withdraw';
  items: string[];
  centers: { value: string; label: string }[];
}

/** Grants several items of a kind to several centers, or withdraws them there. */
export function SeveralGrantsDrawer({ kind, onClose }: { kind: GrantKind; onClose: () => void }) {
  const { t } = useTranslation('tenancy');
  const library = useWholeLibrary(kind);
  const { change } = useChangeGrants(kind);
  const save = async ({ what, items, centers }: Values) => {
    await change.mutateAsync({ itemIds: items, tenantIds: centers.map(({ value }) => value), granted: what === 'give' });
    toast('success', t('grants.library.done'));
  };
  const required = (field: string) => [{ required: true, message: t('word.required', { field }) }];
  return (
    <FormDrawer<Values>
      size="default"
      title={`${t('grants.library.severalTitle')}: ${t(`grants.kinds.${kind}`)}`}
      initialValues={{ what: 'give', items: [], centers: [] }}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="what" label={t('grants.library.what')}>
        <Radio.Group options={(['give', 'withdraw'] as const).map((value) => ({ value, label: t(`grants.library.${value}`) }))} />
      </Form.Item>
      <Form.Item name="items" label={t('grants.library.items')} rules={required(t('grants.library.items'))}>
        <Select
          mode="multiple"
          loading={library.isPending}
          showSearch={{ optionFilterProp: 'label' }}
          options={library.data?.items.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      <Form.Item name="centers" label={t('word.centers')} rules={required(t('word.centers'))}>
        <CenterSelect />
      </Form.Item>
      <Typography.Paragraph type="secondary">{t('grants.library.others')}</Typography.Paragraph>
    </FormDrawer>
  );
}
