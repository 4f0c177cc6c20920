import { useNavigate } from '@tanstack/react-router';
import type { PlanSummary } from '@trellis/contract/offline-plans/schemas';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { ArrangeDialog } from '../../assessments/public.ts';
import { PlanCalendar, ScheduleDrawer } from '../../scheduling/public.ts';
import { StartSession } from '../start-session.tsx';

/** What can be done with an active plan now: schedule, start the next session, or go on with the one that runs. */
export function PlanActions({ plan }: { plan: PlanSummary }) {
  const { t } = useTranslation('offlinePlans');
  const { can } = useCurrentUser();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'schedule' | 'calendar' | 'start' | 'arrange' | null>(null);
  const close = () => setOpen(null);
  const { subjectName } = plan;
  if (plan.state !== 'active') return null;
  const mayWrite = can('RocketSystem.UserOfflinePlan.Write');
  const toSession = () =>
    void navigate({ to: '/system/center/detail/userOfflineCourseDetail', search: { planId: plan.id, num: plan.currentNum } });
  return (
    <>
      {can('RocketSystem.Schedule.Write') && <Button onClick={() => setOpen('schedule')}>{t('plan.schedule')}</Button>}
      {can('RocketSystem.Schedule') && <Button onClick={() => setOpen('calendar')}>{t('plan.calendar')}</Button>}
      {can('RocketSystem.UserAssessment.Write') && <Button onClick={() => setOpen('arrange')}>{t('plan.arrange')}</Button>}
      {plan.openSessionId !== null && <Button onClick={toSession}>{t('plan.continueSession', { num: plan.currentNum })}</Button>}
      {plan.openSessionId === null && mayWrite && (
        <Button disabled={!plan.canNext} loading={open === 'start'} onClick={() => setOpen('start')}>
          {t('plan.startNext')}
        </Button>
      )}
      <ScheduleDrawer open={open === 'schedule'} onClose={close} planId={plan.id} subjectId={plan.subjectId} subjectName={subjectName} />
      <Suspense>{open === 'calendar' && <PlanCalendar planId={plan.id} childName={subjectName} onClose={close} />}</Suspense>
      <Suspense>{open === 'arrange' && <ArrangeDialog planId={plan.id} childName={subjectName} onClose={close} />}</Suspense>
      {open === 'start' && <StartSession planId={plan.id} onClose={close} />}
    </>
  );
}
