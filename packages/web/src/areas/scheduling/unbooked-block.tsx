import { Link } from '@tanstack/react-router';
import type { UnbookedSession } from '@trellis/contract/scheduling/schemas';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { clockTime } from '../../ui/centre-time.ts';

interface Props {
  session: UnbookedSession;
  zone: string;
  top: string;
  height: string;
}

/** A session of the day that nobody booked: a click opens it. */
export function UnbookedBlock({ session, zone, top, height }: Props) {
  const { t } = useTranslation('scheduling');
  const { token } = theme.useToken();
  const { can } = useCurrentUser();
  const { name, kind, planId, num, time, endTime } = session;
  const from = clockTime(time, zone);
  const state = `${t(endTime ? 'state.finished' : 'state.opened')}, ${t('unbooked')}`;
  const style = {
    top,
    height,
    borderStyle: 'dotted',
    borderColor: endTime ? token.colorTextTertiary : token.colorSuccess,
    borderRadius: token.borderRadiusSM,
    background: endTime ? token.colorBgLayout : token.colorSuccessBg,
  };
  const label = t('unbookedLabel', { from, name, state });
  const shown = { className: 'entry-open', 'aria-label': label, children: `${from} ${name}` };
  return (
    <div className="entry-block entry-unbooked" style={style}>
      {!can('RocketSystem.UserOfflinePlan') && <span className="entry-open">{shown.children}</span>}
      {can('RocketSystem.UserOfflinePlan') && kind === 'trial' && (
        <Link to="/system/center/detail/trialSessionDetail" search={{ trialPlanId: planId }} {...shown} />
      )}
      {can('RocketSystem.UserOfflinePlan') && kind !== 'trial' && (
        <Link
          to={kind === 'group' ? '/system/center/detail/groupOfflinePlanDetail' : '/system/center/detail/userOfflineCourseDetail'}
          search={{ planId, num }}
          {...shown}
        />
      )}
    </div>
  );
}
