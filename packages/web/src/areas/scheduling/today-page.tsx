import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useBegin } from '../../app/begin.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { dayInWords } from '../../app/format.ts';
import { refusedAt } from '../../app/unsent/refused-at.ts';
import { Waiting } from '../../app/waiting.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { OnFloor } from '../../ui/on-floor.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ShownBanners } from '../banners/public.ts';
import { CertificateForecast } from '../certificates/public.ts';
import { CheckedInList } from './checked-in-list.tsx';
import { DayLine } from './day-line.tsx';
import { KeptDayLine } from './kept-day-line.tsx';
import { maySchedule } from './may-schedule.ts';
import { NeedsHandList } from './needs/needs-hand-list.tsx';
import { useToday } from './queries.ts';
import './today.css';
import { useKeptDay } from './use-kept-day.ts';

const loadSchedule = () => import('./schedule-anyone.tsx').then((module) => ({ default: module.ScheduleAnyone }));
const ScheduleAnyone = lazy(loadSchedule);
const RefusedBookings = lazy(() => import('./missed/refused-bookings.tsx').then((module) => ({ default: module.RefusedBookings })));
const FirstSteps = lazy(() => import('./first-steps.tsx').then((module) => ({ default: module.FirstSteps })));

/** The first page of a centre: the day by coach, who is here, and what needs a hand. */
export function TodayPage() {
  const { t, i18n } = useTranslation('scheduling');
  const { can, id } = useCurrentUser();
  const [isScheduling, setScheduling] = useState(false);
  const schedule = maySchedule(can) ? () => setScheduling(true) : undefined;
  useBegin(schedule);
  const { data: today, error, refetch } = useToday();
  const keptDay = useKeptDay(today, id);
  const isRefused = useSyncExternalStore(refusedAt.subscribe, refusedAt.current) !== '';
  return (
    <>
      <PageHeader
        title={today ? `${t('title')} · ${dayInWords(today.date, i18n.language)}` : t('title')}
        extra={
          schedule && (
            <button type="button" className="frame-action" onClick={schedule}>
              {t('form.save')}
            </button>
          )
        }
      />
      <OnFloor load={loadSchedule}>{isScheduling && <ScheduleAnyone onClose={() => setScheduling(false)} />}</OnFloor>
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!today && !error && <Waiting />}
      <Suspense>{today && isRefused && <RefusedBookings today={today} />}</Suspense>
      {today && <ShownBanners banners={today.banners} />}
      {today && today.firstSteps.length > 0 && (
        <Suspense fallback={<div className="first-steps" />}>
          <FirstSteps steps={today.firstSteps} onSchedule={() => setScheduling(true)} />
        </Suspense>
      )}
      {today && (
        <div className="today">
          <DayLine today={today} />
          <div className="today-aside">
            <NeedsHandList today={today} />
            <CertificateForecast isLater />
            <CheckedInList today={today} />
            {keptDay && <KeptDayLine keptDay={keptDay} zone={today.zone} />}
          </div>
        </div>
      )}
    </>
  );
}
