import { type School, type SchoolNature, schoolFields, schoolNature, school as schoolSchema } from '@trellis/contract/tenancy/school-calls';
import { App, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { limitsOf } from '../../ui/form-limits.ts';
import { StaleNotice } from '../../ui/stale-notice.tsx';
import { useKnown } from '../../ui/use-known.ts';
import { useChangeSchools } from './queries.ts';

interface Values {
  name: string;
  city: string;
  nature: SchoolNature;
  remark?: string | null;
}

const { shape } = schoolFields;

/** Adds or edits a school. */
export function SchoolDrawer({ school, onClose }: { school?: School | undefined; onClose: () => void }) {
  const { t } = useTranslation('tenancy');
  const { message } = App.useApp();
  const { add, update } = useChangeSchools();
  const [form] = Form.useForm<Values>();
  const { changes, attempt } = useKnown(school, {
    form,
    schema: schoolSchema,
    valuesOf: ({ name, city, nature, remark }) => ({ name, city, nature, remark }),
    told: ({ name, city, nature, remark }) => [
      { key: 'name', field: t('fields.name'), value: name },
      { key: 'city', field: t('fields.city'), value: city },
      { key: 'nature', field: t('fields.nature'), value: t(`nature.${nature}`) },
      { key: 'remark', field: t('fields.remark'), value: remark ?? '–' },
    ],
  });
  const save = async ({ remark, ...values }: Values) => {
    const fields = { ...values, remark: remark?.trim() || null };
    const isSaved = await attempt((known) =>
      known ? update.mutateAsync({ ...fields, id: known.id, concurrencyStamp: known.concurrencyStamp }) : add.mutateAsync(fields),
    );
    if (isSaved) void message.success(t(school ? 'schools.saved' : 'schools.added', { name: values.name }));
    return isSaved;
  };
  const required = (field: 'name' | 'city' | 'nature') => [
    { required: true, whitespace: true, message: t('form.required', { field: t(`fields.${field}`) }) },
  ];
  return (
    <FormDrawer<Values>
      size="default"
      title={school ? t('schools.editTitle', { name: school.name }) : t('schools.addTitle')}
      initialValues={school ?? { nature: 'Public' }}
      form={form}
      onSave={save}
      onClose={onClose}
    >
      {changes && <StaleNotice changes={changes} />}
      <Form.Item name="name" label={t('fields.name')} rules={required('name')}>
        <Input maxLength={limitsOf(shape.name).maxLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="city" label={t('fields.city')} rules={required('city')}>
        <Input maxLength={limitsOf(shape.city).maxLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="nature" label={t('fields.nature')} rules={required('nature')}>
        <Select options={schoolNature.options.map((value) => ({ value, label: t(`nature.${value}`) }))} />
      </Form.Item>
      <Form.Item name="remark" label={t('fields.remark')}>
        <Input.TextArea maxLength={limitsOf(shape.remark).maxLength} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </FormDrawer>
  );
}
