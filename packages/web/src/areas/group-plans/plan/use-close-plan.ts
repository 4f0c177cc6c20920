import { useTranslation } from 'react-i18next';
import { useAsk } from '../../../ui/use-ask.ts';
import { useGroupPlanChanges } from '../queries.ts';

/** Closes the plan of a class whose sessions are all finished: that needs no reason. */
export function useClosePlan(groupTrainingPlanId: string): () => void {
  const { t } = useTranslation('groupPlans');
  const ask = useAsk();
  const { close } = useGroupPlanChanges();
  return () =>
    void ask({
      title: t('close.title'),
      text: t('close.text'),
      ok: t('close.title'),
      run: () => close.mutateAsync({ groupTrainingPlanId }),
      done: t('close.done'),
    });
}
