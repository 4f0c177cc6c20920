import type { SubjectContact } from '@trellis/contract/guardians/schemas';
import { limits } from '@trellis/contract/limits';
import { Alert, Button, Flex, Form, Input, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { CodeShown } from '../../ui/code-shown.tsx';
import { failureOf } from '../../ui/failure-of.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { FamilyDialog } from '../guardians/public.ts';
import { useMailDays, useWellbeingCode } from './queries.ts';

interface Props {
  subject: { id: string; name: string };
  onClose: () => void;
}

/** The code with which a guardian enters a child's days: to show, to download, to copy. */
export function CodeDialog({ subject, onClose }: Props) {
  const { t } = useTranslation('wellbeing');
  return (
    <FamilyDialog
      subject={subject}
      title={t('family.title', { child: subject.name })}
      about={t('family.about')}
      right="canAnswer"
      onClose={onClose}
    >
      {(guardian) => guardian && <CodeFor key={guardian.id} guardian={guardian} subject={subject} />}
    </FamilyDialog>
  );
}

function CodeFor({ guardian, subject }: { guardian: SubjectContact; subject: Props['subject'] }) {
  const { t } = useTranslation('wellbeing');
  const code = useWellbeingCode({ subjectId: subject.id, guardianId: guardian.id });
  const failure = failureOf(code);
  if (failure) return <LoadFailed error={failure} onRetry={code.refetch} />;
  if (!code.data) return <Skeleton active />;
  return (
    <Flex vertical gap="middle">
      <CodeShown {...code.data} label={t('family.label', { child: subject.name })} fileName={t('family.file', { child: subject.name })} />
      <MailForm toWhom={{ subjectId: subject.id, guardianId: guardian.id }} email={guardian.email} />
    </Flex>
  );
}

function MailForm({ toWhom, email }: { toWhom: { subjectId: string; guardianId: string }; email: string | null }) {
  const { t } = useTranslation('wellbeing');
  const failureText = useFailureText();
  const letter = useMailDays();
  return (
    <Form<{ email: string }>
      layout="vertical"
      disabled={letter.isPending}
      initialValues={{ email: email ?? undefined }}
      onFinish={(given) => letter.mutate({ ...toWhom, email: given.email.trim() })}
    >
      {letter.error && <Alert type="error" showIcon role="alert" title={failureText(letter.error)} />}
      <div aria-live="polite">
        {letter.data && <Alert type="success" showIcon title={t('family.sent', { email: letter.data.sentTo })} />}
      </div>
      <Form.Item name="email" label={t('word.email')} rules={[{ required: true, type: 'email', message: t('word.emailInvalid') }]}>
        <Input type="email" maxLength={limits.email} autoComplete="off" />
      </Form.Item>
      <Button htmlType="submit">{t('family.mail')}</Button>
    </Form>
  );
}
