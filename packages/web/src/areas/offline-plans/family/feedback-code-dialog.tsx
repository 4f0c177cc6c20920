import type { SubjectContact } from '@trellis/contract/guardians/schemas';
import { Alert, App, Button, Flex, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { whenKept } from '../../../app/when-kept.ts';
import { CodeShown } from '../../../ui/code-shown.tsx';
import { failureOf } from '../../../ui/failure-of.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { useFailureText } from '../../../ui/use-failure-text.ts';
import { FamilyDialog } from '../../guardians/public.ts';
import { useFeedbackCode, useSendFeedback } from './queries.ts';

interface Props {
  subject: { id: string; name: string };
  planId: string;
  /** The session that was just finished, where there is one. */
  sessionId?: string;
  onClose: () => void;
}

/** The code with which a guardian tells how the latest session went: to show, to download, to copy, to mail. */
export function FeedbackCodeDialog({ subject, planId, sessionId, onClose }: Props) {
  const { t } = useTranslation('familyPages');
  return (
    <FamilyDialog
      subject={subject}
      title={t('feedback.title', { child: subject.name })}
      about={t('feedback.about')}
      right="canAnswer"
      onClose={onClose}
    >
      {(guardian) => guardian && <CodeFor key={guardian.id} guardian={guardian} subject={subject} planId={planId} sessionId={sessionId} />}
    </FamilyDialog>
  );
}

function CodeFor({ guardian, subject, planId, sessionId }: Omit<Props, 'onClose'> & { guardian: SubjectContact }) {
  const { t } = useTranslation('familyPages');
  const { message } = App.useApp();
  const failureText = useFailureText();
  const input = { subjectId: subject.id, guardianId: guardian.id, userOfflinePlanId: planId, ...(sessionId && { sessionId }) };
  const code = useFeedbackCode(input);
  const send = useSendFeedback();
  const mail = () => whenKept(send, input, ({ sentTo }) => void message.success(t('code.sent', { email: sentTo })));
  const failure = failureOf(code);
  if (failure) return <LoadFailed error={failure} onRetry={code.refetch} />;
  if (!code.data) return <Skeleton active />;
  return (
    <Flex vertical gap="middle" align="center">
      <CodeShown
        {...code.data}
        label={t('feedback.label', { child: subject.name })}
        fileName={t('feedback.file', { child: subject.name })}
      />
      {send.error && <Alert type="error" showIcon role="alert" title={failureText(send.error)} />}
      <Button disabled={!guardian.email} loading={send.isPending} onClick={mail}>
        {t('code.send')}
      </Button>
    </Flex>
  );
}
