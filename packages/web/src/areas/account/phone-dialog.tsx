import type { CurrentUser } from '@trellis/contract/account/schemas';
import { limits } from '@trellis/contract/limits';
import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { countryOf, useCountries } from '../../ui/countries.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { faultsOf } from '../../ui/form-faults.ts';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { CodeField } from './code-field.tsx';
import { useSignInChanges } from './queries.ts';
import { useCode } from './use-code.ts';

interface Values {
  country: string;
  phoneNumber: string;
  code: string;
}

const codeOfLanguage = { en: '+1', 'zh-Hans': '+86', es: '+34' } as const;

/** Changes the telephone number by a code that was sent to it. */
export function PhoneDialog({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const { t } = useTranslation('account');
  const [form] = Form.useForm<Values>();
  const { sendPhoneCode, phone } = useSignInChanges();
  const failureText = useFailureText();
  const countries = useCountries();
  const [sentTo, setSentTo] = useState<string>();
  const numberOf = ({ country, phoneNumber }: Pick<Values, 'country' | 'phoneNumber'>) => ({
    countryCode: countries.find(({ code }) => code === country)?.phoneCode ?? '',
    phoneNumber: digitsOf(phoneNumber),
  });
  const ask = async () => {
    const number = numberOf(await form.validateFields(['country', 'phoneNumber']));
    await sendPhoneCode.mutateAsync(number);
    setSentTo(`${number.countryCode} ${number.phoneNumber}`);
  };
  const showFailure = (error: Error) => {
    // the form marks what it refused itself
    if ('errorFields' in error) return;
    const faults = faultsOf<Values>(error, form);
    form.setFields(faults);
    if (faults.length === 0) toast('error', failureText(error));
  };
  const code = useCode(ask, showFailure);
  const submit = async (values: Values) => {
    await phone.mutateAsync({ ...numberOf(values), code: values.code });
    toast('success', t('phoneDialog.saved'));
    return true;
  };
  return (
    <FormDialog
      title={t('signIn.changePhone')}
      okText={t('phoneDialog.save')}
      form={form}
      initialValues={{ country: countryOf(countries, user.countryCode ?? codeOfLanguage[user.language]) }}
      onSave={submit}
      onClose={onClose}
    >
      <Form.Item name="country" label={t('phoneDialog.country')} rules={[{ required: true }]}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={countries.map(({ code: value, name, phoneCode }) => ({ value, label: `${name} (${phoneCode})` }))}
        />
      </Form.Item>
      <Form.Item
        name="phoneNumber"
        label={t('phoneDialog.number')}
        rules={[
          { required: true, message: t('phoneDialog.required') },
          {
            validator: (_, value?: string) =>
              !value || /^\d{4,14}$/.test(digitsOf(value)) ? Promise.resolve() : Promise.reject(new Error(t('phoneDialog.invalid'))),
          },
        ]}
      >
        <Input type="tel" inputMode="tel" autoComplete="tel-national" />
      </Form.Item>
      <CodeField
        sentTo={sentTo}
        minutes={limits.code.validFor / 60}
        seconds={code.seconds}
        isSending={code.isSending}
        onSend={() => void code.send()}
      />
    </FormDialog>
  );
}

/** A number may be typed in groups. */
const digitsOf = (typed: string) => typed.replace(/[\s().-]/g, '');
