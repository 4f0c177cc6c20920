import { useNavigate } from '@tanstack/react-router';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { Button, Typography } from 'antd';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { focusIfLost } from '../../../app/focus-if-lost.ts';
import { AskFamilyButton } from '../family/ask-family-button.tsx';
import { type PlanDialog, PlanDialogs } from '../life/plan-dialogs.tsx';
import { StartSession } from '../start-session.tsx';
import { DueAfter } from './due-after.tsx';

export interface Finished {
  isLast: boolean;
  /** Of one child; a class's each have their own. */
  remainingClasses?: number;
  nextNum: number | null;
}

interface AfterProps {
  session: SessionView;
  finished: Finished;
  onLeave: () => void;
}

/** What follows a finished session: the next one, or a plan that is ready to end; and the classes that are left. */
export function AfterFinish({ session: { userOfflinePlanId: planId }, finished: { nextNum, remainingClasses }, onLeave }: AfterProps) {
  const { t } = useTranslation('offlinePlans');
  const place = useRef<HTMLDivElement>(null);
  // the button that finished is gone
  useEffect(() => focusIfLost(place.current), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Typography.Paragraph>{t('finish.classesLeft', { count: remainingClasses })}</Typography.Paragraph>
      <Typography.Paragraph>{nextNum === null ? t('finish.lastText') : t('finish.nextQuestion', { num: nextNum })}</Typography.Paragraph>
      <DueAfter planId={planId} onLeave={onLeave} />
    </div>
  );
}

interface StepsProps {
  session: SessionView;
  finished: Finished;
  onClose: () => void;
}

/** The ways on, the likeliest where the session was finished. */
export function AfterFinishSteps({ session, finished: { nextNum }, onClose }: StepsProps) {
  const { t } = useTranslation(['offlinePlans', 'planLife']);
  const navigate = useNavigate();
  const { can } = useCurrentUser();
  const [isStarting, setStarting] = useState(false);
  const [dialog, setDialog] = useState<PlanDialog>();
  const { subject, userOfflinePlanId: planId, id: sessionId } = session;
  const toPlan = () => {
    onClose();
    void navigate({ to: '/system/center/detail/subjectDetail', search: { id: subject.id, tab: 'plan' } });
  };
  return (
    <div className="sheet-footer">
      <AskFamilyButton subject={subject} planId={planId} sessionId={sessionId} />
      <Button onClick={toPlan}>{t('finish.backToPlan')}</Button>
      {nextNum === null && can('RocketSystem.UserOfflinePlan.ExtendClass') && (
        <Button onClick={() => setDialog('extend')}>{t('planLife:menu.extend')}</Button>
      )}
      {nextNum === null && can('RocketSystem.UserOfflinePlan.EndPlan') && (
        <Button onClick={() => setDialog('end')}>{t('planLife:menu.end')}</Button>
      )}
      {nextNum !== null && (
        <Button className="sheet-step" size="large" type="primary" loading={isStarting} onClick={() => setStarting(true)}>
          {t('finish.nextYes', { num: nextNum })}
        </Button>
      )}
      <Suspense>{dialog && <PlanDialogs dialog={dialog} planId={planId} onClose={() => setDialog(undefined)} />}</Suspense>
      {isStarting && <StartSession planId={planId} onClose={() => setStarting(false)} />}
    </div>
  );
}
