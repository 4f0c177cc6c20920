import { useNavigate } from '@tanstack/react-router';
import type { PlanSummary } from '@trellis/contract/offline-plans/schemas';
import { useTranslation } from 'react-i18next';
import { useAsk } from '../../../ui/use-ask.ts';
import { useDeletePlan, useRestartPlan } from './queries.ts';

/** Asks, and takes a plan up again. */
export function useRestartPlanAsked() {
  const { t } = useTranslation('planLife');
  const ask = useAsk();
  const restart = useRestartPlan();
  return ({ id }: PlanSummary) =>
    void ask({
      title: t('restart.title'),
      text: t('restart.text'),
      ok: t('restart.ok'),
      run: () => restart.mutateAsync({ userOfflinePlanId: id }),
      done: t('restart.done'),
    });
}

/** Asks, and deletes a plan; says which bookings go with it. */
export function useDeletePlanAsked() {
  const { t } = useTranslation('planLife');
  const ask = useAsk();
  const navigate = useNavigate();
  const remove = useDeletePlan(({ subjectId }) =>
    navigate({ to: '/system/center/detail/subjectDetail', search: { id: subjectId, tab: 'plan' } }),
  );
  return (plan: PlanSummary) =>
    void ask({
      title: t('delete.title'),
      text: plan.bookedNum === 0 ? t('delete.text') : `${t('delete.text')} ${t('booked', { count: plan.bookedNum })}`,
      ok: t('word.delete'),
      danger: true,
      run: () => remove(plan),
      done: t('delete.deletedSuccess'),
    });
}
