import type { SubjectContact } from '@trellis/contract/guardians/schemas';
import { limits } from '@trellis/contract/limits';
import { Alert, Button, Flex, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { CodeShown } from '../../../ui/code-shown.tsx';
import { useFailureText } from '../../../ui/use-failure-text.ts';
import { FamilyDialog } from '../../guardians/public.ts';
import { useMailSigning, useSigningCode } from './queries.ts';

interface Props {
  contract: { id: string; userId: string; userName: string };
  onClose: () => void;
}

/** The link by which a guardian signs a contract on a phone: to show, to copy, to mail. */
export function SignDialog({ contract, onClose }: Props) {
  const { t } = useTranslation('contracts');
  return (
    <FamilyDialog
      subject={{ id: contract.userId, name: contract.userName }}
      title={t('signing.title', { child: contract.userName })}
      about={t('signing.about')}
      onClose={onClose}
    >
      {(guardian) => guardian && <LinkFor key={guardian.id} contract={contract} guardian={guardian} />}
    </FamilyDialog>
  );
}

function LinkFor({ contract, guardian }: { contract: Props['contract']; guardian: SubjectContact }) {
  const { t } = useTranslation('contracts');
  const failureText = useFailureText();
  const [code, letter] = [useSigningCode(), useMailSigning()];
  const toWhom = { userContractId: contract.id, guardianId: guardian.id };
  const error = code.error ?? letter.error;
  return (
    <Flex vertical gap="middle">
      {error && <Alert type="error" showIcon role="alert" title={failureText(error)} />}
      <div aria-live="polite">
        {letter.data && <Alert type="success" showIcon title={t('signing.sent', { email: letter.data.sentTo })} />}
        {code.data && (
          <CodeShown
            label={t('signing.label', { child: contract.userName })}
            fileName={t('signing.file', { child: contract.userName })}
            url={code.data.url}
            expiresAt={code.data.expiresAt}
          />
        )}
      </div>
      {!code.data && (
        <Button type="primary" loading={code.isPending} onClick={() => code.mutate(toWhom)}>
          {t('signing.show')}
        </Button>
      )}
      <Form<{ email: string }>
        layout="vertical"
        disabled={letter.isPending}
        initialValues={{ email: guardian.email ?? undefined }}
        onFinish={({ email }) => letter.mutate({ ...toWhom, email: email.trim() })}
      >
        <Form.Item name="email" label={t('word.email')} rules={[{ required: true, type: 'email', message: t('word.emailInvalid') }]}>
          <Input type="email" maxLength={limits.email} autoComplete="off" />
        </Form.Item>
        <Button htmlType="submit">{t('signing.mail')}</Button>
      </Form>
    </Flex>
  );
}
