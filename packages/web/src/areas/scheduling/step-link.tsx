import { Link } from '@tanstack/react-router';
import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { nameOf, pageOf } from './booking-of.ts';
import { nextStepOf } from './next-step.ts';

/** What a session waits for, for who may do it: one that has not begun is started by it. */
export function StepLink({ entry, now }: { entry: ScheduleEntry; now: Date }) {
  const { t } = useTranslation('scheduling');
  const { can } = useCurrentUser();
  const step = nextStepOf(entry, now);
  if (!step || !can('RocketSystem.UserOfflinePlan.Write')) return null;
  const shown = {
    className: 'entry-step',
    'aria-label': t('step.of', { step: t(`step.${step}`), child: nameOf(t, entry) }),
    children: t(`step.${step}`),
  };
  const num = entry.sessionNum;
  if (step !== 'start' && num !== null) return <Link {...pageOf(entry, num)} {...shown} />;
  return <Link {...pageOf(entry)} state={{ isToStart: true }} {...shown} />;
}
