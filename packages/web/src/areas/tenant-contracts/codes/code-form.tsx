import { useMutation } from '@tanstack/react-query';
import { limits } from '@trellis/contract/limits';
import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { keepStepUp } from '../../../app/step-up.ts';
import { faultsOf } from '../../../ui/form-faults.ts';
import { useFailureText } from '../../../ui/use-failure-text.ts';
import { CodeField, useCode } from '../../account/public.ts';

interface Values {
  code: string;
}

/** Asks for the code that opens the contracts: mailed to the reader's own address. */
export function CodeForm({ tenantId }: { tenantId: string | undefined }) {
  const { t } = useTranslation('tenantContracts');
  const failureText = useFailureText();
  const [form] = Form.useForm<Values>();
  const [sentTo, setSentTo] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const send = useMutation(api.tenantContractCodes.sendMessage.mutationOptions({ meta: { quiet: true } }));
  const check = useMutation(api.tenantContractCodes.checkCode.mutationOptions({ meta: { quiet: true } }));
  const code = useCode(
    async () => setSentTo((await send.mutateAsync({ tenantId })).sentTo),
    (error) => setFailure(failureText(error)),
  );

  const submit = async ({ code: typed }: Values) => {
    setFailure(undefined);
    try {
      keepStepUp((await check.mutateAsync({ code: typed.trim() })).token);
    } catch (error) {
      form.setFields(faultsOf<Values>(error, form));
      setFailure(failureText(error as Error));
    }
  };

  return (
    <Form<Values> form={form} layout="vertical" requiredMark={false} onFinish={(values) => void submit(values)}>
      {failure && <Alert type="error" showIcon role="alert" title={failure} />}
      <CodeField
        sentTo={sentTo}
        minutes={limits.code.validFor / 60}
        seconds={code.seconds}
        isSending={code.isSending}
        onSend={() => void code.send()}
      />
      <Button type="primary" htmlType="submit" loading={check.isPending}>
        {t('code.open')}
      </Button>
    </Form>
  );
}
