import { useQuery } from '@tanstack/react-query';
import type { Certificate } from '@trellis/contract/certificates/calls';
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { toast } from '../../app/toast.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { quiet } from '../../ui/quiet.ts';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { type Answers, Faults, SurveyForm } from '../questionnaires/public.ts';
import { useCertificateChanges } from './queries.ts';

/** Says how the training was, once. */
export function FeedbackDrawer({ certificate: { id, displayName }, onClose }: { certificate: Certificate; onClose: () => void }) {
  const { t } = useTranslation('certificates');
  const failureText = useFailureText();
  const { giveFeedback } = useCertificateChanges();
  const [answers, setAnswers] = useState<Answers>({});
  const query = useQuery(api.certificates.feedback.queryOptions({ input: { id }, staleTime: Number.POSITIVE_INFINITY, ...quiet }));
  return (
    <SideDrawer size="large" title={t('feedbackOf', { name: displayName })} onClose={onClose}>
      {(close) => (
        <Loaded query={query} rows={6}>
          {({ questionnaireAndAnswer }) => (
            <>
              {giveFeedback.error && (
                <Alert
                  type="error"
                  showIcon
                  role="alert"
                  title={failureText(giveFeedback.error)}
                  description={<Faults problem={giveFeedback.error} />}
                />
              )}
              <SurveyForm
                jsonString={questionnaireAndAnswer.jsonString}
                answers={answers}
                completeText={t('word.submit')}
                onChange={setAnswers}
                onComplete={() =>
                  giveFeedback.mutate(
                    { id, questionnaireAndAnswer: { answerContent: answers } },
                    {
                      onSuccess: () => {
                        toast('success', t('given'));
                        close();
                      },
                    },
                  )
                }
              />
            </>
          )}
        </Loaded>
      )}
    </SideDrawer>
  );
}
