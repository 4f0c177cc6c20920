import { useNavigate } from '@tanstack/react-router';
import type { GroupPlan } from '@trellis/contract/group-plans/schemas';
import { Button, Flex } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { useAsk } from '../../../ui/use-ask.ts';
import { AdjustLevels, EndLink, useComeToStart } from '../../offline-plans/public.ts';
import { ScheduleDrawer } from '../../scheduling/public.ts';
import { useGroupPlanChanges } from '../queries.ts';
import { StartClass } from '../start/start-class.tsx';
import { EndDialog } from './end-dialog.tsx';
import { useClosePlan } from './use-close-plan.ts';

const RecordsDrawer = lazy(() => import('../records/records-drawer.tsx').then((module) => ({ default: module.RecordsDrawer })));

/** What can be done with the plan of a class now: its next session, the one that runs, its end and its taking up. */
export function PlanActions({ plan }: { plan: GroupPlan }) {
  const { t } = useTranslation(['offlinePlans', 'planLife', 'groupPlans', 'planDifficulty']);
  const { can } = useCurrentUser();
  const navigate = useNavigate();
  const ask = useAsk();
  const { restart } = useGroupPlanChanges();
  const closePlan = useClosePlan(plan.id);
  const { isToStart, giveUp } = useComeToStart();
  const [open, setOpen] = useState<'start' | 'gates' | 'end' | 'records' | 'schedule' | 'level' | null>(
    isToStart && plan.canNext ? 'start' : null,
  );
  const close = () => {
    setOpen(null);
    giveUp();
  };
  const { id: planId, state, isOpening, canNext, currentNum: num } = plan;
  const mayLead = can('RocketSystem.Group.Write');
  const goesOn = state === 'active' || state === 'readyToEnd';
  const toSession = () => void navigate({ to: '/system/center/detail/groupOfflinePlanDetail', search: { planId, num } });
  const takeUp = () =>
    void ask({
      title: t('planLife:restart.title'),
      text: t('planLife:restart.text'),
      ok: t('planLife:restart.ok'),
      run: () => restart.mutateAsync({ groupTrainingPlanId: planId }),
      done: t('planLife:restart.done'),
    });
  return (
    <Flex gap="small" wrap>
      {isOpening && (
        <Button type="primary" onClick={toSession}>
          {t('plan.continueSession', { num })}
        </Button>
      )}
      <Suspense>
        <EndLink plan={plan} to="/system/center/detail/groupOfflinePlanDetail" />
      </Suspense>
      {canNext && can('RocketSystem.UserOfflinePlan.Write') && (
        <Button type="primary" loading={open === 'start'} onClick={() => setOpen('start')}>
          {t('plan.startNext')}
        </Button>
      )}
      {state === 'active' && can('RocketSystem.Schedule.Write') && (
        <Button onClick={() => setOpen('schedule')}>{t('plan.schedule')}</Button>
      )}
      {mayLead && state === 'readyToEnd' && (
        <Button type="primary" onClick={closePlan}>
          {t('groupPlans:close.title')}
        </Button>
      )}
      {mayLead && state === 'active' && (
        <Button disabled={isOpening} onClick={() => setOpen('end')}>
          {t('planLife:menu.end')}
        </Button>
      )}
      {mayLead && !goesOn && <Button onClick={takeUp}>{t('planLife:menu.restart')}</Button>}
      {state === 'active' && can('RocketSystem.UserOfflinePlan.Write') && (
        <Button onClick={() => setOpen('level')}>{t('planDifficulty:open')}</Button>
      )}
      {plan.num > 0 && <Button onClick={() => setOpen('records')}>{t('groupPlans:records.open')}</Button>}
      {(open === 'start' || open === 'gates') && <StartClass planId={planId} onAsking={() => setOpen('gates')} onClose={close} />}
      <Suspense>{open === 'records' && <RecordsDrawer plan={plan} onClose={close} />}</Suspense>
      <Suspense>{open === 'level' && <AdjustLevels planId={planId} onClose={close} />}</Suspense>
      {open === 'schedule' && <ScheduleDrawer of={{ groupTrainingPlanId: planId }} name={plan.className} onClose={close} />}
      {open === 'end' && <EndDialog planId={planId} onClose={close} />}
    </Flex>
  );
}
