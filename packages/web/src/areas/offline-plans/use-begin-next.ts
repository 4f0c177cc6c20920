import { useNavigate, useSearch } from '@tanstack/react-router';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useStartSession } from './queries.ts';

/** Starts the next session of a plan and goes to it. */
export function useBeginNext(planId: string, onStarted: () => void) {
  const { t } = useTranslation('offlinePlans');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const start = useStartSession();
  const here = useSearch({ strict: false });
  const begin = async () => {
    if (start.isPending) return;
    const { num } = await start.mutateAsync({ userOfflinePlanId: planId });
    void message.success(t('gates.successStart'));
    // the page of whatever comes next is the page of this session by now
    const isOfNext = here.planId === planId && here.num === undefined;
    await navigate({ to: '/system/center/detail/userOfflineCourseDetail', search: { planId, num }, replace: isOfNext });
    onStarted();
  };
  return { begin, isPending: start.isPending };
}
