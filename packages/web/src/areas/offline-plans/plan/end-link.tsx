import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import '../session/use-come-to-finish.ts';

interface Props {
  plan: { id: string; currentNum: number; isOpening: boolean };
  /** The page of a session: of one child or of a class. */
  to: '/system/center/detail/userOfflineCourseDetail' | '/system/center/detail/groupOfflinePlanDetail';
}

/** Leads an administrator to the end of the session that runs, as long as no coach has finished it. */
export function EndLink({ plan: { id: planId, currentNum: num, isOpening }, to }: Props) {
  const { t } = useTranslation('offlinePlans');
  const { roles, can } = useCurrentUser();
  const navigate = useNavigate();
  if (!isOpening || !roles.includes('CenterAdmin') || !can('RocketSystem.UserOfflinePlan.Write')) return null;
  return (
    <Button onClick={() => void navigate({ to, search: { planId, num }, state: { isToFinish: true } })}>
      {t('plan.endSession', { num })}
    </Button>
  );
}
