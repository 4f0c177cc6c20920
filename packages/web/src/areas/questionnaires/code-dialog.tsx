import { guardianLimits } from '@trellis/contract/guardians/rules';
import type { SubjectContact } from '@trellis/contract/guardians/schemas';
import { Alert, App, Button, Flex, Form, Input, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { whenKept } from '../../app/when-kept.ts';
import { CodeShown } from '../../ui/code-shown.tsx';
import { failureOf } from '../../ui/failure-of.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { FamilyDialog } from '../guardians/public.ts';
import { type CodeKind, useDevelopmentCode, useSendDevelopment } from './queries.ts';

interface Props {
  subject: { id: string; name: string };
  /** The history that is open, to be filled in, or the latest one as it stands. */
  kind: CodeKind;
  onClose: () => void;
}

/** The code of a child's development history, for a guardian or for nobody in particular: to show, to download as a picture, to copy, to mail. */
export function CodeDialog({ subject, kind, onClose }: Props) {
  const { t } = useTranslation('questionnaires');
  const about = kind === 'open' ? t('code.about') : t('code.aboutLatest', { child: subject.name });
  return (
    <FamilyDialog
      subject={subject}
      title={t('code.title', { child: subject.name })}
      about={about}
      right="canAnswer"
      mayBeNobody
      onClose={onClose}
    >
      {(guardian) => <CodeFor key={guardian?.id ?? 'nobody'} subject={subject} kind={kind} guardian={guardian} />}
    </FamilyDialog>
  );
}

function CodeFor({ subject, kind, guardian }: Omit<Props, 'onClose'> & { guardian: SubjectContact | null }) {
  const { t } = useTranslation('questionnaires');
  const code = useDevelopmentCode(kind, { subjectId: subject.id, ...(guardian && { guardianId: guardian.id }) });
  const failure = failureOf(code);
  if (failure) return <LoadFailed error={failure} onRetry={code.refetch} />;
  if (!code.data) return <Skeleton active />;
  return (
    <Flex vertical gap="middle">
      <CodeShown {...code.data} label={t('code.label', { child: subject.name })} fileName={t('code.file', { child: subject.name })} />
      {kind === 'open' && <MailForm subjectId={subject.id} guardian={guardian} />}
    </Flex>
  );
}

function MailForm({ subjectId, guardian }: { subjectId: string; guardian: SubjectContact | null }) {
  const { t } = useTranslation('questionnaires');
  const failureText = useFailureText();
  const { message } = App.useApp();
  const send = useSendDevelopment();
  const mail = ({ email }: { email: string }) =>
    whenKept(
      send,
      { subjectId, email: email.trim(), ...(guardian && { guardianId: guardian.id }) },
      () => void message.success(t('code.sent', { email: email.trim() })),
    );
  return (
    <Form<{ email: string }>
      layout="vertical"
      disabled={send.isPending}
      initialValues={{ email: guardian?.email ?? undefined }}
      onFinish={mail}
    >
      {send.error && <Alert type="error" showIcon role="alert" title={failureText(send.error)} />}
      <Form.Item name="email" label={t('code.email')} rules={[{ required: true, type: 'email', message: t('code.emailRequired') }]}>
        <Input type="email" maxLength={guardianLimits.email} autoComplete="off" />
      </Form.Item>
      <Button htmlType="submit">{t('code.send')}</Button>
    </Form>
  );
}
