import { useNavigate } from '@tanstack/react-router';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useGroupPlanChanges } from '../queries.ts';
import { useStartClass } from './use-start-class.ts';

interface Beginning {
  planId: string;
  /** With whoever was there in the session before. */
  goesOn: boolean;
  onStarted: () => void;
}

/** Starts the next session of a class and goes to it. */
export function useBeginClass({ planId, goesOn, onStarted }: Beginning) {
  const { t } = useTranslation('offlinePlans');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const { goOn } = useGroupPlanChanges();
  const startNext = useStartClass();
  const start = goesOn ? goOn : startNext;
  const begin = async () => {
    if (start.isPending) return;
    const { num } = await start.mutateAsync({ groupTrainingPlanId: planId });
    void message.success(t('gates.successStart'));
    await navigate({ to: '/system/center/detail/groupOfflinePlanDetail', search: { planId, num } });
    onStarted();
  };
  return { begin, isPending: start.isPending };
}
