import { useQuery } from '@tanstack/react-query';
import type { Certificate } from '@trellis/contract/certificates/calls';
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { toast } from '../../app/toast.ts';
import { whenKept } from '../../app/when-kept.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { quiet } from '../../ui/quiet.ts';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { useUnsaved } from '../../ui/use-unsaved.ts';
import { type Answers, Faults, SurveyForm } from '../questionnaires/public.ts';
import { useCertificateChanges } from './queries.ts';

/** Says how the training was, once. */
export function FeedbackDrawer({ certificate: { id, displayName }, onClose }: { certificate: Certificate; onClose: () => void }) {
  const { t } = useTranslation('certificates');
  const query = useQuery(api.certificates.feedback.queryOptions({ input: { id }, staleTime: Number.POSITIVE_INFINITY, ...quiet }));
  return (
    <SideDrawer size="large" title={t('feedbackOf', { name: displayName })} onClose={onClose}>
      {(close) => (
        <Loaded query={query} rows={6}>
          {({ questionnaireAndAnswer: { jsonString } }) => <Feedback id={id} jsonString={jsonString} onGiven={close} />}
        </Loaded>
      )}
    </SideDrawer>
  );
}

function Feedback({ id, jsonString, onGiven }: { id: string; jsonString: string; onGiven: () => void }) {
  const { t } = useTranslation('certificates');
  const failureText = useFailureText();
  const { giveFeedback } = useCertificateChanges();
  const { error, isPending, isSuccess } = giveFeedback;
  const [answers, setAnswers] = useState<Answers>({});
  useUnsaved(() => !isSuccess && Object.keys(answers).length > 0, isPending);
  return (
    <>
      {error && <Alert type="error" showIcon role="alert" title={failureText(error)} description={<Faults problem={error} />} />}
      <SurveyForm
        jsonString={jsonString}
        answers={answers}
        completeText={t('word.submit')}
        onChange={setAnswers}
        onComplete={() =>
          whenKept(giveFeedback, { id, questionnaireAndAnswer: { answerContent: answers } }, () => {
            toast('success', t('given'));
            onGiven();
          })
        }
      />
    </>
  );
}
