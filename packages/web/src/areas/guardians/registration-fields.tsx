import { type GuardianRole, guardianLimits } from '@trellis/contract/guardians/rules';
import { locales, toLanguage } from '@trellis/contract/languages';
import { Form, Input, Radio, Select, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useContactRules } from './contact-rules.ts';
import { useGuardianLabels } from './labels.ts';

/** Who a guardian is, what they are to the child, and how to reach them. */
export function OwnFields({ roles }: { roles: readonly GuardianRole[] }) {
  const { t } = useTranslation(['guardians', 'shell']);
  const labels = useGuardianLabels();
  const { token } = theme.useToken();
  const rules = useContactRules();
  const required = (field: 'fullName' | 'role' | 'phone') => ({
    required: true,
    message: t('word.required', { field: t(`fields.${field}`) }),
  });
  return (
    <>
      <Form.Item name="fullName" label={t('phone.fullName')} rules={[{ ...required('fullName'), whitespace: true }]}>
        <Input maxLength={guardianLimits.fullName} autoComplete="name" />
      </Form.Item>
      <Form.Item name="role" label={t('phone.role')} rules={[required('role')]}>
        <Radio.Group
          options={labels
            .roleOptions(roles)
            .map((option) => ({ ...option, style: { minHeight: token.controlHeight, alignItems: 'center' } }))}
          style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}
        />
      </Form.Item>
      <Form.Item name="phone" label={t('phone.phone')} rules={[required('phone'), ...rules.phone]}>
        <Input type="tel" inputMode="tel" maxLength={guardianLimits.phone} autoComplete="tel" />
      </Form.Item>
      <Form.Item name="email" label={t('phone.email')} rules={rules.email}>
        <Input type="email" inputMode="email" maxLength={guardianLimits.email} autoComplete="email" />
      </Form.Item>
      <Form.Item name="city" label={t('phone.city')}>
        <Input maxLength={guardianLimits.city} autoComplete="address-level2" />
      </Form.Item>
      <Form.Item name="language" label={t('phone.language')}>
        <Select options={locales.map((locale) => ({ value: toLanguage(locale), label: t(`shell:languages.${locale}`) }))} />
      </Form.Item>
      <Form.Item name="source" label={t('phone.source')}>
        <Select allowClear placeholder={t('word.choose')} options={labels.sourceOptions} />
      </Form.Item>
      <Form.Item name="sourceText" label={t('phone.sourceText')}>
        <Input maxLength={guardianLimits.sourceText} autoComplete="off" />
      </Form.Item>
    </>
  );
}

/** Whom to call when something happens and the guardian cannot be reached. */
export function EmergencyFields() {
  const { t } = useTranslation('guardians');
  const labels = useGuardianLabels();
  const rules = useContactRules();
  return (
    <fieldset style={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
      <legend style={{ fontWeight: 600, paddingBlockEnd: 'var(--space-2)' }}>{t('phone.emergency')}</legend>
      <Form.Item name="emergencyContactName" label={t('phone.emergencyContactName')}>
        <Input maxLength={guardianLimits.emergencyContactName} autoComplete="off" />
      </Form.Item>
      <Form.Item name="emergencyContactPhone" label={t('phone.emergencyContactPhone')} rules={rules.phone}>
        <Input type="tel" inputMode="tel" maxLength={guardianLimits.phone} autoComplete="off" />
      </Form.Item>
      <Form.Item name="emergencyContactRole" label={t('phone.emergencyContactRole')}>
        <Select allowClear placeholder={t('word.choose')} options={labels.roleOptions()} />
      </Form.Item>
    </fieldset>
  );
}
