import { Link } from '@tanstack/react-router';
import type { UnbookedSession } from '@trellis/contract/scheduling/schemas';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { clockTime } from '../../ui/centre-time.ts';
import './booking-look.css';

interface Props {
  session: UnbookedSession;
  zone: string;
  place: CSSProperties;
}

/** A session of the day that nobody booked: a click opens it. */
export function UnbookedBlock({ session, zone, place }: Props) {
  const { t } = useTranslation('scheduling');
  const { can } = useCurrentUser();
  const { name, kind, planId, num, time, endTime } = session;
  const from = clockTime(time, zone);
  const state = `${t(endTime ? 'state.finished' : 'state.opened')}, ${t('unbooked')}`;
  const label = t('unbookedLabel', { from, name, state });
  const shown = { className: 'entry-open', 'aria-label': label, children: `${from} ${name}` };
  return (
    <div className="entry-block entry-unbooked booking-look" data-state={endTime ? 'finished' : 'opened'} style={place}>
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
