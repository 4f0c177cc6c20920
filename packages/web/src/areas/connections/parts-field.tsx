import { type ApiPart, apiParts } from '@trellis/contract/api-parts';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';

/** Which parts of the product a key or a program reaches; none chosen is all of them. */
export function PartsField() {
  const { t } = useTranslation('connections');
  return (
    <Form.Item name="parts" label={t('parts.label')} extra={t('parts.hint')}>
      <Select
        mode="multiple"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('parts.all')}
        options={apiParts.map((value) => ({ value, label: t(`parts.of.${value}`) }))}
      />
    </Form.Item>
  );
}

/** As the field has it: a key that reaches nothing there is not. */
export const reachOf = (chosen: ApiPart[] | null | undefined): ApiPart[] | null => (chosen?.length ? chosen : null);
