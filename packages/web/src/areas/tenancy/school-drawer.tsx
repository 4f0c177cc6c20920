import { type School, schoolFields, schoolNature, school as schoolSchema } from '@trellis/contract/tenancy/school-calls';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { limitsOf } from '../../ui/form-limits.ts';
import { ResourceDrawer } from '../../ui/resource-drawer.tsx';
import { useChangeSchools } from './queries.ts';

type Values = Pick<School, 'name' | 'city' | 'nature' | 'remark'>;

const { shape } = schoolFields;

/** Adds or edits a school. */
export function SchoolDrawer({ school, onClose }: { school?: School | undefined; onClose: () => void }) {
  const { t } = useTranslation('tenancy');
  const { add, update } = useChangeSchools();
  return (
    <ResourceDrawer<School, Values>
      title={school ? t('schools.editTitle', { name: school.name }) : t('schools.addTitle')}
      item={school}
      form={{
        schema: schoolSchema,
        valuesOf: (one) => (one ? { name: one.name, city: one.city, nature: one.nature, remark: one.remark } : { nature: 'Public' }),
        facts: ({ name, city, nature, remark }) => [
          { key: 'name', field: t('fields.name'), value: name },
          { key: 'city', field: t('fields.city'), value: city },
          { key: 'nature', field: t('fields.nature'), value: t(`nature.${nature}`) },
          { key: 'remark', field: t('fields.remark'), value: remark ?? '–' },
        ],
        save: ({ remark, ...values }, opened) => {
          const fields = { ...values, remark: remark?.trim() || null };
          if (!opened) return add.mutateAsync(fields);
          return update.mutateAsync({ ...fields, id: opened.id, concurrencyStamp: opened.concurrencyStamp });
        },
        fields: () => <SchoolFields />,
      }}
      saved={({ name }) => t(school ? 'schools.saved' : 'schools.added', { name })}
      onClose={onClose}
    />
  );
}

function SchoolFields() {
  const { t } = useTranslation('tenancy');
  const required = (field: 'name' | 'city' | 'nature') => ({
    name: field,
    label: t(`fields.${field}`),
    rules: [{ required: true, whitespace: true, message: t('form.required', { field: t(`fields.${field}`) }) }],
  });
  return (
    <>
      <Form.Item {...required('name')}>
        <Input maxLength={limitsOf(shape.name).maxLength} autoComplete="off" />
      </Form.Item>
      <Form.Item {...required('city')}>
        <Input maxLength={limitsOf(shape.city).maxLength} autoComplete="off" />
      </Form.Item>
      <Form.Item {...required('nature')}>
        <Select options={schoolNature.options.map((value) => ({ value, label: t(`nature.${value}`) }))} />
      </Form.Item>
      <Form.Item name="remark" label={t('fields.remark')}>
        <Input.TextArea maxLength={limitsOf(shape.remark).maxLength} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </>
  );
}
