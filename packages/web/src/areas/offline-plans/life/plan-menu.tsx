import { DownOutlined } from '@ant-design/icons';
import type { PlanSummary } from '@trellis/contract/offline-plans/schemas';
import { Button, Dropdown } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import type { RowAction } from '../../../ui/row-actions.tsx';
import { ArrangeDialog } from '../../assessments/public.ts';
import { type PlanDialog, PlanDialogs } from './plan-dialogs.tsx';
import { useDeletePlanAsked, useRestartPlanAsked } from './use-asked.ts';

/** What else can become of a plan, behind one button; nothing where there is nothing to do. */
export function PlanMenu({ plan }: { plan: PlanSummary }) {
  const { t } = useTranslation(['planLife', 'planDifficulty', 'planSettings', 'planLeaves', 'offlinePlans']);
  const { can } = useCurrentUser();
  const [open, setOpen] = useState<PlanDialog | 'arrange' | null>(null);
  const close = () => setOpen(null);
  const restart = useRestartPlanAsked();
  const remove = useDeletePlanAsked();
  const { isClosed } = plan;
  const goesOn = plan.state === 'active' || plan.state === 'readyToEnd';
  const mayEnd = can('RocketSystem.UserOfflinePlan.EndPlan');
  const mayWrite = can('RocketSystem.UserOfflinePlan.Write');
  const mayDelete = mayWrite && plan.isUntouched;
  const actions: (RowAction | false)[] = [
    mayWrite && goesOn && !isClosed && { key: 'settings', label: t('planSettings:open'), onClick: () => setOpen('settings') },
    mayWrite &&
      plan.state === 'active' &&
      !isClosed &&
      plan.num < plan.totalNum && { key: 'rearrange', label: t('planSettings:rearrange.open'), onClick: () => setOpen('rearrange') },
    mayWrite && goesOn && !isClosed && { key: 'adjust', label: t('planSettings:adjust.open'), onClick: () => setOpen('adjust') },
    can('RocketSystem.UserOfflinePlan.ExtendClass') &&
      goesOn &&
      !isClosed && { key: 'extend', label: t('menu.extend'), onClick: () => setOpen('extend') },
    mayWrite &&
      plan.state === 'active' &&
      plan.num < plan.totalNum &&
      !isClosed && { key: 'level', label: t('planDifficulty:open'), onClick: () => setOpen('level') },
    can('RocketSystem.Schedule.Write') &&
      plan.bookedNum > 0 &&
      !isClosed && { key: 'leave', label: t('planLeaves:open'), onClick: () => setOpen('leave') },
    can('RocketSystem.UserAssessment.Write') &&
      plan.state === 'active' &&
      !isClosed && { key: 'arrange', label: t('offlinePlans:plan.arrange'), onClick: () => setOpen('arrange') },
    mayEnd && goesOn && { key: 'end', label: t('menu.end'), disabled: plan.isOpening, onClick: () => setOpen('end') },
    mayEnd &&
      goesOn &&
      plan.num > 0 && { key: 'cancel', label: t('menu.cancel'), disabled: plan.isOpening, onClick: () => setOpen('cancel') },
    mayEnd && !goesOn && !isClosed && { key: 'restart', label: t('menu.restart'), onClick: () => restart(plan) },
    mayDelete && { key: 'delete', label: t('menu.delete'), danger: true, onClick: () => remove(plan) },
  ];
  const offered = actions.filter((action) => action !== false);
  return (
    <>
      {offered.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items: offered }}>
          <Button icon={<DownOutlined aria-hidden />} iconPlacement="end" aria-label={t('menu.moreOf', { name: plan.displayName })}>
            {t('menu.more')}
          </Button>
        </Dropdown>
      )}
      <Suspense>
        {open === 'arrange' && <ArrangeDialog planId={plan.id} childName={plan.subjectName} onClose={close} />}
        {open && open !== 'arrange' && <PlanDialogs dialog={open} planId={plan.id} onClose={close} />}
      </Suspense>
    </>
  );
}
