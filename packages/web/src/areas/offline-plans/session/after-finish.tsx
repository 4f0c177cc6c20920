import { useNavigate } from '@tanstack/react-router';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';
import { AskFamilyButton } from '../family/ask-family-button.tsx';
import { GatesDialog } from '../gates-dialog.tsx';

export interface Finished {
  isLast: boolean;
  remainingClasses: number;
  nextNum: number | null;
}

/** What follows a finished session: the next one, or a plan that is ready to end; and the classes that are left. */
export function AfterFinish({ session, finished }: { session: SessionView; finished: Finished }) {
  const { t } = useTranslation('offlinePlans');
  const navigate = useNavigate();
  const [step, setStep] = useState<'question' | 'gates' | 'closed'>('question');
  const { nextNum, isLast, remainingClasses } = finished;
  const hasNext = !isLast && nextNum !== null;
  const toPlan = () => {
    setStep('closed');
    void navigate({ to: '/system/center/detail/subjectDetail', search: { id: session.subject.id, tab: 'plan' } });
  };
  return (
    <>
      {step === 'question' && (
        <Dialog
          isTouched
          onClose={() => setStep('closed')}
          title={hasNext ? t('finish.thisSessionEnded') : t('finish.lastTitle')}
          footer={() => (
            <Flex justify="end" gap="small" wrap>
              <AskFamilyButton subject={session.subject} planId={session.userOfflinePlanId} sessionId={session.id} />
              <Button onClick={toPlan}>{t('finish.backToPlan')}</Button>
              {hasNext && (
                <Button type="primary" onClick={() => setStep('gates')}>
                  {t('finish.nextYes', { num: nextNum })}
                </Button>
              )}
            </Flex>
          )}
        >
          <Typography.Paragraph>{t('finish.classesLeft', { count: remainingClasses })}</Typography.Paragraph>
          <Typography.Paragraph>{hasNext ? t('finish.nextQuestion', { num: nextNum }) : t('finish.lastText')}</Typography.Paragraph>
        </Dialog>
      )}
      {step === 'gates' && <GatesDialog planId={session.userOfflinePlanId} onClose={() => setStep('closed')} />}
    </>
  );
}
