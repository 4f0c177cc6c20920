import { type Locale, toLanguage } from '@trellis/contract/languages';
import { limits } from '@trellis/contract/limits';
import type { LinkCheck } from '@trellis/contract/users/activation/schemas';
import { passwordFault } from '@trellis/contract/users/rules';
import { Alert, Button, Form, Input, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faultsOf } from '../../../ui/form-faults.ts';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { PhoneTitle } from '../../../ui/phone-page.tsx';
import { isLostConnection, useFailureText } from '../../../ui/use-failure-text.ts';
import { PasswordStrength } from './password-strength.tsx';

export interface Registration {
  name: string;
  password: string;
}

interface Values extends Registration {
  repeated: string;
}

interface Props {
  link: LinkCheck;
  /** What was typed before something failed. */
  typed: Partial<Registration>;
  onSubmit: (registration: Registration & { language: ReturnType<typeof toLanguage> }) => Promise<void>;
  /** A failure that the form cannot mend. */
  onFail: (error: Error, typed: Registration) => void;
}

/** Somebody new chooses a name and a password. Whatever fails, what was typed stays. */
export function RegisterForm({ link, typed, onSubmit, onFail }: Props) {
  const { t, i18n } = useTranslation('users');
  const [form] = Form.useForm<Values>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const failureText = useFailureText();
  const submit = async ({ name, password }: Registration) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onSubmit({ name, password, language: toLanguage(i18n.language as Locale) });
    } catch (error) {
      const faults = faultsOf<Values>(error, form);
      form.setFields(faults);
      if (faults.length === 0 && !isLostConnection(error)) return onFail(error as Error, { name, password });
      if (faults.length === 0) setFailure(failureText(error as Error));
    } finally {
      setBusy(false);
    }
  };
  const tenant = link.tenantName ?? t('link.platform');
  return (
    <>
      <PhoneTitle isOfTab>{t('link.newUser.title', { tenant })}</PhoneTitle>
      <Typography.Paragraph>
        {t('link.newUser.text', { email: link.email })}{' '}
        {link.roleNames.length > 0 && t('link.join.role', { roles: link.roleNames.join(', ') })}
      </Typography.Paragraph>
      <Form
        form={form}
        layout="vertical"
        disabled={isBusy}
        initialValues={{ name: link.name, ...typed }}
        onFinish={(values) => void submit(values)}
      >
        {failure && <Alert type="error" showIcon role="alert" title={failure} style={{ marginBlockEnd: 'var(--space-4)' }} />}
        {/* password managers keep the pair */}
        <input type="email" name="username" autoComplete="username" value={link.email} readOnly hidden />
        <Form.Item
          name="name"
          label={t('link.newUser.name')}
          rules={[{ required: true, whitespace: true, message: t('required', { field: t('link.newUser.name') }) }]}
        >
          <Input autoComplete="name" maxLength={limits.account.nameLength} />
        </Form.Item>
        <NewPassword email={link.email} />
        <Button type="primary" htmlType="submit" size="large" loading={isBusy}>
          {t('link.newUser.submit')}
        </Button>
      </Form>
    </>
  );
}

function NewPassword({ email }: { email: string }) {
  const { t } = useTranslation('users');
  const form = Form.useFormInstance<{ password: string }>();
  const password = Form.useWatch('password', form) ?? '';
  const check = (faultOf: (value: string) => string | undefined) => ({
    validator: async (_: unknown, value = '') => {
      const fault = value && faultOf(value);
      if (fault) throw new Error(fault);
    },
  });
  const faultText = (value: string) => {
    const fault = passwordFault(value, email);
    return fault && t(`password.${fault}`, limits.account.passwordLength);
  };
  const required = (field: string) => ({ required: true, message: t('required', { field }) });
  return (
    <>
      <Form.Item
        name="password"
        label={t('word.password')}
        extra={<PasswordStrength password={password} email={email} />}
        validateDebounce={600}
        rules={[required(t('word.password')), check(faultText)]}
      >
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="repeated"
        label={t('link.newUser.repeat')}
        dependencies={['password']}
        validateDebounce={600}
        rules={[
          required(t('link.newUser.repeat')),
          check((value) => (value === form.getFieldValue('password') ? undefined : t('link.newUser.different'))),
        ]}
      >
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
