import { useNavigate } from '@tanstack/react-router';
import type { PlanSummary } from '@trellis/contract/offline-plans/schemas';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { ScheduleDrawer } from '../../scheduling/public.ts';
import { StartSession } from '../start-session.tsx';
import { EndLink } from './end-link.tsx';
import { PlanMusic } from './plan-music.tsx';

/** What can be done with an active plan now: start the next session, or go on with the one that runs, and schedule. */
export function PlanActions({ plan, isPage }: { plan: PlanSummary; isPage: boolean }) {
  const { t } = useTranslation('offlinePlans');
  const { can } = useCurrentUser();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'schedule' | 'start' | null>(null);
  const close = () => setOpen(null);
  if (plan.state !== 'active') return null;
  const step = isPage ? 'primary' : 'default';
  const mayWrite = can('RocketSystem.UserOfflinePlan.Write');
  const toSession = () =>
    void navigate({ to: '/system/center/detail/userOfflineCourseDetail', search: { planId: plan.id, num: plan.currentNum } });
  return (
    <>
      {plan.openSessionId !== null && (
        <Button type={step} onClick={toSession}>
          {t('plan.continueSession', { num: plan.currentNum })}
        </Button>
      )}
      <EndLink plan={plan} to="/system/center/detail/userOfflineCourseDetail" />
      {plan.openSessionId !== null && mayWrite && plan.musicCourse !== null && <PlanMusic plan={plan} />}
      {plan.openSessionId === null && mayWrite && (
        <Button type={step} disabled={!plan.canNext} loading={open === 'start'} onClick={() => setOpen('start')}>
          {t('plan.startNext')}
        </Button>
      )}
      {can('RocketSystem.Schedule.Write') && <Button onClick={() => setOpen('schedule')}>{t('plan.schedule')}</Button>}
      {open === 'schedule' && (
        <ScheduleDrawer of={{ userOfflinePlanId: plan.id, subjectId: plan.subjectId }} name={plan.subjectName} onClose={close} />
      )}
      {open === 'start' && <StartSession planId={plan.id} onClose={close} />}
    </>
  );
}
