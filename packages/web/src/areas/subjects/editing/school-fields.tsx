import { subjectProfile } from '@trellis/contract/subjects/schemas';
import { schoolNature } from '@trellis/contract/tenancy/schools/calls';
import { AutoComplete, Col, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { limitsOf } from '../../../ui/form-limits.ts';
import { useGrantedSchools } from '../queries.ts';
import type { SubjectFormValues } from './form-values.ts';

const { shape } = subjectProfile;
const half = { xs: 24, sm: 12 };

/** Where a child goes to school: one of the center's list, which brings its city and nature along, or any other. */
export function SchoolFields() {
  const { t } = useTranslation('subjects');
  const form = Form.useFormInstance<SubjectFormValues>();
  const schools = useGrantedSchools();
  const options = schools.data?.items.map(({ id, name, city }) => ({ key: id, value: name, label: `${name} · ${city}` }));
  const fill = (key: string) => {
    const chosen = schools.data?.items.find(({ id }) => id === key);
    if (chosen) form.setFieldsValue({ city: chosen.city, schoolNature: chosen.nature });
  };
  return (
    <>
      <Col {...half}>
        <Form.Item name="schoolName" label={t('fields.schoolName')}>
          <AutoComplete
            allowClear
            maxLength={limitsOf(shape.schoolName).maxLength}
            options={options}
            showSearch={{ filterOption: (text, option) => (option?.label ?? '').toLowerCase().includes(text.toLowerCase()) }}
            onSelect={(_, option) => fill(option.key)}
          />
        </Form.Item>
      </Col>
      <Col {...half}>
        <Form.Item name="schoolNature" label={t('fields.schoolNature')}>
          <Select
            allowClear
            placeholder={t('word.choose')}
            options={schoolNature.options.map((value) => ({ value, label: t(`nature.${value}`) }))}
          />
        </Form.Item>
      </Col>
      <Col {...half}>
        <Form.Item name="className" label={t('fields.className')}>
          <Input maxLength={limitsOf(shape.className).maxLength} autoComplete="off" />
        </Form.Item>
      </Col>
      <Col {...half}>
        <Form.Item name="city" label={t('fields.city')}>
          <Input maxLength={limitsOf(shape.city).maxLength} autoComplete="off" />
        </Form.Item>
      </Col>
    </>
  );
}
