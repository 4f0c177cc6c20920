import { useNavigate } from '@tanstack/react-router';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { Button, Flex, Typography } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { AskFamilyButton } from '../family/ask-family-button.tsx';
import { GatesDialog } from '../gates-dialog.tsx';
import { type PlanDialog, PlanDialogs } from '../life/plan-dialogs.tsx';

export interface Finished {
  isLast: boolean;
  remainingClasses: number;
  nextNum: number | null;
}

/** What follows a finished session: the next one, or a plan that is ready to end; and the classes that are left. */
export function AfterFinish({ session, finished }: { session: SessionView; finished: Finished }) {
  const { t } = useTranslation(['offlinePlans', 'planLife']);
  const navigate = useNavigate();
  const { can } = useCurrentUser();
  const [step, setStep] = useState<'question' | 'gates' | 'closed' | PlanDialog>('question');
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
              {isLast && can('RocketSystem.UserOfflinePlan.ExtendClass') && (
                <Button onClick={() => setStep('extend')}>{t('planLife:menu.extend')}</Button>
              )}
              {isLast && can('RocketSystem.UserOfflinePlan.EndPlan') && (
                <Button onClick={() => setStep('end')}>{t('planLife:menu.end')}</Button>
              )}
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
      <Suspense>
        {(step === 'end' || step === 'extend') && (
          <PlanDialogs dialog={step} planId={session.userOfflinePlanId} onClose={() => setStep('closed')} />
        )}
      </Suspense>
      {step === 'gates' && <GatesDialog planId={session.userOfflinePlanId} onClose={() => setStep('closed')} />}
    </>
  );
}
