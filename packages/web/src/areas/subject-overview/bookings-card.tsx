import { useNavigate } from '@tanstack/react-router';
import type { SubjectOverview } from '@trellis/contract/subject-overview/calls';
import { nextStepOf } from '@trellis/contract/subject-overview/rules';
import { Button, Typography } from 'antd';
import dayjs from 'dayjs';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { nearMoment } from '../../app/format.ts';
import { StartSession } from '../offline-plans/public.ts';
import { type CardProps, OverviewCard } from './overview-card.tsx';
import { planPageOf } from './plan-page-of.ts';

type Bookings = NonNullable<SubjectOverview['bookings']>;

/** The next session with its button, and the days of those after it. */
export function BookingsCard({ subject, overview, now, bookings, onTab }: CardProps & { bookings: Bookings }) {
  const { t, i18n } = useTranslation('subjectOverview');
  const { can, zone } = useCurrentUser();
  const navigate = useNavigate();
  const [isStarting, setStarting] = useState(false);
  const [next, ...later] = bookings.ahead;
  if (!next) {
    return (
      <OverviewCard title={t('bookings.title')}>
        <Typography.Text type="secondary">{t('bookings.none')}</Typography.Text>
      </OverviewCard>
    );
  }
  // the head of the page starts what begins now
  const isStep = nextStepOf({ child: subject, overview, can, now, zone }) === 'start';
  const mayStart = overview.training !== null && !overview.training.open && can('RocketSystem.UserOfflinePlan.Write') && !isStep;
  // a class starts on the page of its plan, where it is named who is left out
  const start = () => (next.kind === 'group' ? void navigate({ ...planPageOf(next), state: { isToStart: true } }) : setStarting(true));
  const written = (at: string) => nearMoment(at, zone, i18n.language);
  const rest = bookings.count - bookings.ahead.length;
  return (
    <OverviewCard
      title={t('bookings.title')}
      way={
        mayStart && dayjs(next.time).isBefore(dayjs(now).add(1, 'day')) ? (
          <Button loading={isStarting} onClick={start}>
            {t('step.start')}
          </Button>
        ) : (
          overview.training && <Button onClick={() => onTab('plan')}>{t('bookings.toPlan')}</Button>
        )
      }
    >
      <strong className="overview-figure">{written(next.time)}</strong>
      <Typography.Text type="secondary">{next.trainerName}</Typography.Text>
      {later.length > 0 && (
        <ul aria-label={t('bookings.later')}>
          {later.map(({ id, time }) => (
            <li key={id}>{written(time)}</li>
          ))}
          {rest > 0 && <li>{t('bookings.rest', { count: rest })}</li>}
        </ul>
      )}
      <Suspense>{isStarting && <StartSession planId={next.planId} onClose={() => setStarting(false)} />}</Suspense>
    </OverviewCard>
  );
}
