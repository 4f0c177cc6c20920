import type { GuestRegistration } from '@trellis/contract/guardians/guest-calls';
import type { GuardianRole } from '@trellis/contract/guardians/rules';
import { type Locale, toLanguage } from '@trellis/contract/languages';
import { Alert, Button, Checkbox, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faultsOf } from '../../ui/form-faults.ts';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { fieldsOf, formOf, type GuardianFormValues } from './form-values.ts';
import { EmergencyFields, OwnFields } from './registration-fields.tsx';
import { useConfirmRegistration } from './registration-queries.ts';

export interface RegistrationValues extends GuardianFormValues {
  role: GuardianRole;
  consent: boolean;
}

interface Props {
  registration: GuestRegistration;
  onDone: () => void;
}

/** What a guardian states. Whatever fails, what was typed stays. */
export function RegistrationForm({ registration, onDone }: Props) {
  const { t, i18n } = useTranslation('guardians');
  const [form] = Form.useForm<RegistrationValues>();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<string>();
  const confirm = useConfirmRegistration();
  const { centerName: center, childName: child, guardian } = registration;

  const send = async ({ role, ...values }: RegistrationValues) => {
    setFailure(undefined);
    try {
      const fields = fieldsOf(values);
      await confirm.mutateAsync({ ...fields, phone: fields.phone ?? '', role, consent: true });
      onDone();
    } catch (problem) {
      form.setFields(faultsOf<RegistrationValues>(problem, form));
      setFailure(failureText(problem as Error));
    }
  };
  const initial = guardian ? { ...formOf(guardian), role: guardian.role ?? undefined } : { language: toLanguage(i18n.language as Locale) };
  return (
    <Form<RegistrationValues>
      form={form}
      layout="vertical"
      disabled={confirm.isPending}
      scrollToFirstError={{ focus: true }}
      initialValues={{ ...initial, consent: Boolean(guardian?.confirmedAt) }}
      onFinish={(values) => void send(values)}
    >
      <OwnFields roles={registration.roles} />
      <EmergencyFields />
      <Form.Item
        name="consent"
        valuePropName="checked"
        rules={[{ validator: async (_, agreed) => (agreed ? undefined : Promise.reject(new Error(t('phone.consentRequired')))) }]}
      >
        <Checkbox>{t('phone.consent', { center, child })}</Checkbox>
      </Form.Item>
      {failure && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('phone.failed')}
          description={failure}
          style={{ marginBlockEnd: 'var(--space-4)' }}
        />
      )}
      <Button type="primary" htmlType="submit" size="large" block loading={confirm.isPending}>
        {t('phone.submit')}
      </Button>
    </Form>
  );
}
