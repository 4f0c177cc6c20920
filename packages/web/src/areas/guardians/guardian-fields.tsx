import { guardianLimits } from '@trellis/contract/guardians/rules';
import { type Locale, locales, toLanguage } from '@trellis/contract/languages';
import { Col, Form, Input, Row, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useContactRules } from './contact-rules.ts';
import { useGuardianLabels } from './labels.ts';

const half = { xs: 24, sm: 12 };
/** Name and contacts: what is asked of every guardian. */
export function ContactFields() {
  const { t } = useTranslation('guardians');
  const rules = useContactRules();
  const required = { required: true, whitespace: true, message: t('word.required', { field: t('fields.fullName') }) };
  return (
    <>
      <Form.Item name="fullName" label={t('fields.fullName')} rules={[required]}>
        <Input maxLength={guardianLimits.fullName} autoComplete="off" />
      </Form.Item>
      <Row gutter={16}>
        <Col {...half}>
          <Form.Item name="phone" label={t('fields.phone')} rules={rules.phone}>
            <Input type="tel" maxLength={guardianLimits.phone} autoComplete="off" />
          </Form.Item>
        </Col>
        <Col {...half}>
          <Form.Item name="email" label={t('fields.email')} rules={rules.email}>
            <Input type="email" maxLength={guardianLimits.email} autoComplete="off" />
          </Form.Item>
        </Col>
      </Row>
    </>
  );
}

/** What else is known of a guardian. */
export function BackgroundFields() {
  const { t } = useTranslation(['guardians', 'shell']);
  const labels = useGuardianLabels();
  const rules = useContactRules();
  const languageOptions = locales.map((locale: Locale) => ({ value: toLanguage(locale), label: t(`shell:languages.${locale}`) }));
  return (
    <Row gutter={16}>
      <Col {...half}>
        <Form.Item name="city" label={t('fields.city')}>
          <Input maxLength={guardianLimits.city} autoComplete="off" />
        </Form.Item>
      </Col>
      <Col {...half}>
        <Form.Item name="language" label={t('fields.language')}>
          <Select options={languageOptions} />
        </Form.Item>
      </Col>
      <Col {...half}>
        <Form.Item name="source" label={t('fields.source')}>
          <Select allowClear placeholder={t('word.choose')} options={labels.sourceOptions} />
        </Form.Item>
      </Col>
      <Col {...half}>
        <Form.Item name="sourceText" label={t('fields.sourceText')}>
          <Input maxLength={guardianLimits.sourceText} autoComplete="off" />
        </Form.Item>
      </Col>
      <Col {...half}>
        <Form.Item name="emergencyContactName" label={t('fields.emergencyContactName')}>
          <Input maxLength={guardianLimits.emergencyContactName} autoComplete="off" />
        </Form.Item>
      </Col>
      <Col {...half}>
        <Form.Item name="emergencyContactPhone" label={t('fields.emergencyContactPhone')} rules={rules.phone}>
          <Input type="tel" maxLength={guardianLimits.phone} autoComplete="off" />
        </Form.Item>
      </Col>
      <Col {...half}>
        <Form.Item name="emergencyContactRole" label={t('fields.emergencyContactRole')}>
          <Select allowClear placeholder={t('word.choose')} options={labels.roleOptions()} />
        </Form.Item>
      </Col>
    </Row>
  );
}
