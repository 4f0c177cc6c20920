import { Link } from '@tanstack/react-router';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { StandsAgainst } from './running-here.ts';

interface RunningLineProps {
  running: StandsAgainst;
  onFollow: () => void;
}

const ofChild = '/system/center/detail/userOfflineCourseDetail';
const ofClass = '/system/center/detail/groupOfflinePlanDetail';

/** Which session stands against a start without a network, and the way to it. */
export function RunningLine({ running: { userOfflinePlanId: planId, num, childName, isClass, isOfDevice }, onFollow }: RunningLineProps) {
  const { t } = useTranslation('offlinePlans');
  const here = childName === undefined ? t('gates.runsHere', { num }) : t('gates.runsHereOf', { num, name: childName });
  return (
    <Alert
      type="error"
      showIcon
      title={t('gates.block')}
      description={isOfDevice ? here : t('gates.runsOf', { num, name: childName })}
      action={
        <Link to={isClass ? ofClass : ofChild} search={{ planId, num }} onClick={onFollow}>
          {t('sessions.view', { num })}
        </Link>
      }
    />
  );
}
