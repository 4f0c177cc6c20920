import { useNavigate } from '@tanstack/react-router';
import { Button, Typography } from 'antd';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import type { SessionPlaces } from '../../offline-plans/public.ts';
import { useClosePlan } from '../plan/use-close-plan.ts';
import { StartClass } from '../start/start-class.tsx';

/** What follows a finished session of a class: the next one, or a plan that is ready to end. */
export function AfterClass({ finished: { nextNum } }: Pick<ComponentProps<SessionPlaces['After']>, 'finished'>) {
  const { t } = useTranslation('offlinePlans');
  return (
    <Typography.Paragraph>{nextNum === null ? t('finish.lastText') : t('finish.nextQuestion', { num: nextNum })}</Typography.Paragraph>
  );
}

/** The ways on, the likeliest where the session was finished. */
export function ClassSteps({
  session: { userOfflinePlanId: planId },
  finished: { nextNum },
  onClose,
}: ComponentProps<SessionPlaces['Steps']>) {
  const { t } = useTranslation(['offlinePlans', 'groupPlans']);
  const { can } = useCurrentUser();
  const navigate = useNavigate();
  const closePlan = useClosePlan(planId);
  const [open, setOpen] = useState<'start' | 'gates' | null>(null);
  const close = () => setOpen(null);
  const toPlan = () => {
    onClose();
    void navigate({ to: '/system/center/detail/groupOfflinePlanDetail', search: { planId } });
  };
  return (
    <div className="sheet-footer">
      <Button onClick={toPlan}>{t('finish.backToPlan')}</Button>
      {nextNum === null && can('RocketSystem.Group.Write') && <Button onClick={closePlan}>{t('groupPlans:close.title')}</Button>}
      {nextNum !== null && (
        <Button className="sheet-step" size="large" type="primary" loading={open === 'start'} onClick={() => setOpen('start')}>
          {t('finish.nextYes', { num: nextNum })}
        </Button>
      )}
      {(open === 'start' || open === 'gates') && <StartClass goesOn planId={planId} onAsking={() => setOpen('gates')} onClose={close} />}
    </div>
  );
}
