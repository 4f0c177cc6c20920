import { limits } from '@trellis/contract/limits';
import { createTenant, type TenantOption, type TenantType, tenantFields, tenantState } from '@trellis/contract/tenancy/schemas';
import { Col, Form, Input, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { limitsOf } from '../../../ui/form-limits.ts';
import { PictureField } from '../../../ui/picture-field.tsx';
import { CenterFields } from './center-fields.tsx';
import { FormSection } from './form-section.tsx';
import type { TenantFormValues } from './form-values.ts';

interface Props {
  type: TenantType;
  isNew: boolean;
  enterprises: TenantOption[];
  areas: TenantOption[];
}

const { shape } = tenantFields;
const half = { xs: 24, sm: 12 };
const lengthOf = (field: 'name' | 'contactName' | 'phone' | 'address' | 'remark') => limitsOf(shape[field]).maxLength;

/** The fields of a tenant; an enterprise or area has fewer of them. */
export function TenantFields({ type, isNew, enterprises, areas }: Props) {
  const { t } = useTranslation('tenancy');
  const required = (field: 'name' | 'zone') => [
    { required: true, whitespace: true, message: t('word.required', { field: t(`fields.${field}`) }) },
  ];
  return (
    <>
      <FormSection title={t('form.basics')}>
        <Col {...half}>
          <Form.Item name="name" label={t('fields.name')} rules={required('name')}>
            <Input maxLength={lengthOf('name')} autoComplete="off" />
          </Form.Item>
        </Col>
        <Col {...half}>
          <Form.Item name="zone" label={t('fields.zone')} rules={required('zone')}>
            <Select showSearch options={zoneOptions()} />
          </Form.Item>
        </Col>
        {!isNew && (
          <Col span={24}>
            <Form.Item name="state" label={t('fields.state')} extra={t('form.stateHint')}>
              <Radio.Group options={tenantState.options.map((value) => ({ value, label: t(`state.${value}`) }))} />
            </Form.Item>
          </Col>
        )}
        <Col span={24}>
          <Form.Item name="logo" label={t('fields.logo')}>
            <PictureField kind="logo" label={t('fields.logo')} hint={t('logo.hint', { max: limits.upload.image / 1024 / 1024 })} />
          </Form.Item>
        </Col>
      </FormSection>
      <FormSection title={t('form.contact')}>
        <Col {...half}>
          <Form.Item name="contactName" label={t('fields.contactName')}>
            <Input maxLength={lengthOf('contactName')} autoComplete="off" />
          </Form.Item>
        </Col>
        {isNew && (
          <Col {...half}>
            <Form.Item<TenantFormValues>
              name="email"
              label={t('fields.email')}
              extra={t('form.emailHint')}
              rules={[{ type: 'email', message: t('form.emailInvalid') }]}
            >
              <Input type="email" maxLength={limitsOf(createTenant.shape.email).maxLength} autoComplete="off" />
            </Form.Item>
          </Col>
        )}
        <Col {...half}>
          <Form.Item name="phone" label={t('fields.phone')}>
            <Input type="tel" maxLength={lengthOf('phone')} autoComplete="off" />
          </Form.Item>
        </Col>
        <Col span={24}>
          <Form.Item name="address" label={t('fields.address')}>
            <Input maxLength={lengthOf('address')} autoComplete="off" />
          </Form.Item>
        </Col>
      </FormSection>
      {type === 'Center' && <CenterFields enterprises={enterprises} areas={areas} />}
      <Form.Item name="remark" label={t('fields.remark')} extra={t('form.remarkHint')}>
        <Input.TextArea maxLength={lengthOf('remark')} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </>
  );
}

function zoneOptions() {
  return ['UTC', ...Intl.supportedValuesOf('timeZone')].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
