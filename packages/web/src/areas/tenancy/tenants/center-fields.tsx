import { projects } from '@trellis/contract/account/schemas';
import { institutionType, type TenantOption, tenantFields } from '@trellis/contract/tenancy/schemas';
import { Checkbox, Col, Flex, Form, InputNumber, Select, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { limitsOf } from '../../../ui/form-limits.ts';
import { FormSection } from './form-section.tsx';

const { shape } = tenantFields;
const half = { xs: 24, sm: 12 };

/** What only a centre has: whom it belongs to, what it is, and what it may do. */
export function CenterFields({ enterprises, areas }: { enterprises: TenantOption[]; areas: TenantOption[] }) {
  const { t } = useTranslation('tenancy');
  const options = (tenants: TenantOption[]) => tenants.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <FormSection title={t('form.belonging')}>
        <Col {...half}>
          <Form.Item name="enterpriseIds" label={t('fields.enterpriseIds')}>
            <TenantSelect max={limitsOf(shape.enterpriseIds).maxCount} options={options(enterprises)} />
          </Form.Item>
        </Col>
        <Col {...half}>
          <Form.Item name="areaIds" label={t('fields.areaIds')}>
            <TenantSelect max={limitsOf(shape.areaIds).maxCount} options={options(areas)} />
          </Form.Item>
        </Col>
      </FormSection>
      <FormSection title={t('form.abilities')}>
        <Col {...half}>
          <Form.Item name="institutionType" label={t('fields.institutionType')}>
            <Select options={institutionType.options.map((value) => ({ value, label: t(`institution.${value}`) }))} />
          </Form.Item>
        </Col>
        <Col span={24}>
          <Form.Item name="projectStatus" label={t('fields.projectStatus')}>
            <Checkbox.Group>
              <Flex vertical gap="small">
                {projects.map((project) => (
                  <Checkbox key={project} value={project}>
                    {t(`project.${project}`)} <Typography.Text type="secondary">{t(`projectHint.${project}`)}</Typography.Text>
                  </Checkbox>
                ))}
              </Flex>
            </Checkbox.Group>
          </Form.Item>
        </Col>
        <Col span={24}>
          <Form.Item name="timesSetting" valuePropName="checked" extra={t('form.timesSettingHint')}>
            <Checkbox>{t('fields.timesSetting')}</Checkbox>
          </Form.Item>
        </Col>
        {(['vratReminderAmount', 'hfsReminderAmount'] as const).map((field) => (
          <Col {...half} key={field}>
            <Form.Item name={field} label={t(`fields.${field}`)} extra={t('form.reminderHint')}>
              <InputNumber min={0} max={limitsOf(shape[field]).max} precision={0} style={{ width: '100%' }} />
            </Form.Item>
          </Col>
        ))}
      </FormSection>
    </>
  );
}

interface SelectProps {
  id?: string;
  value?: string[];
  onChange?: (ids: string[]) => void;
  max: number | undefined;
  options: { value: string; label: string }[];
}

/** Several enterprises, or areas, by name. */
export function TenantSelect({ max, ...field }: SelectProps) {
  const { t } = useTranslation('tenancy');
  return <Select {...field} mode="multiple" maxCount={max} placeholder={t('word.choose')} showSearch={{ optionFilterProp: 'label' }} />;
}
