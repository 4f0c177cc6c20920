import { Link } from '@tanstack/react-router';
import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import { Button, theme } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { clockTime } from '../../ui/centre-time.ts';
import { pageOf } from './booking-of.ts';
import { useMissed } from './missed/queries.ts';

const BookingActions = lazy(() => import('./calendar/booking-actions.tsx').then((module) => ({ default: module.BookingActions })));

const MissedChoices = lazy(() => import('./missed/missed-choices.tsx').then((module) => ({ default: module.MissedChoices })));
const SubstituteButton = lazy(() => import('./substitutes/substitute-button.tsx').then((module) => ({ default: module.SubstituteButton })));

interface Props {
  entry: ScheduleEntry;
  zone: string;
  /** What was begun is done, and what shows this closes. */
  onDone?: () => void;
}

/** What a scheduled session is, and where to go from it. */
export function EntryDetail({ entry, zone, onDone = () => undefined }: Props) {
  const { t } = useTranslation('scheduling');
  const { token } = theme.useToken();
  const time = `${clockTime(entry.time, zone)}–${clockTime(entry.endTime, zone)}`;
  const isClass = entry.groupTrainingPlanId !== null;
  const items = [
    isClass
      ? { key: 'class', label: t('entry.class'), children: <Link {...pageOf(entry)}>{entry.subjectName}</Link> }
      : { key: 'child', label: t('word.child'), children: <ChildLink entry={entry} /> },
    ...(isClass ? [{ key: 'children', label: t('word.children'), children: entry.childCount }] : []),
    { key: 'time', label: t('entry.time'), children: time },
    { key: 'coach', label: t('word.coach'), children: entry.trainerName },
    { key: 'platform', label: t('word.platform'), children: t(`platform.${entry.platform}`) },
    { key: 'state', label: t('word.state'), children: t(`state.${entry.state}`) },
  ];
  if (entry.classroomName) items.push({ key: 'classroom', label: t('entry.classroom'), children: entry.classroomName });
  return (
    <div style={{ width: token.screenXS / 2 + token.sizeXXL }}>
      <dl className="entry-facts">
        {items.map(({ key, label, children }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{children}</dd>
          </div>
        ))}
      </dl>
      {!entry.covered && <p style={{ color: token.colorWarning }}>{t(isClass ? 'notCoveredForAll' : 'notCovered')}</p>}
      <Suspense>
        <Actions entry={entry} zone={zone} onDone={onDone} />
      </Suspense>
    </div>
  );
}

/**
 * What can be done comes all at once: what came later would move a button from under a finger, and another one there. Where the center does not
 * answer, nobody waits for what only it knows.
 */
function Actions({ entry, zone, onDone }: Required<Props>) {
  const mayWrite = useCurrentUser().can('RocketSystem.Schedule.Write');
  const [openedAt] = useState(Date.now);
  const isAsked = mayWrite && (entry.state === 'scheduled' || entry.state === 'missed');
  const { isLoading, failureCount } = useMissed(entry.id, isAsked);
  return (
    <div hidden={isLoading && failureCount === 0}>
      {isAsked && <MissedChoices id={entry.id} zone={zone} onDone={onDone} />}
      <div className="entry-actions">
        {mayWrite && entry.state === 'scheduled' && (
          <>
            {Date.parse(entry.endTime) > openedAt && <SubstituteButton entry={entry} onDone={onDone} />}
            <BookingActions entry={entry} onDone={onDone} />
          </>
        )}
        <SessionLink entry={entry} />
      </div>
    </div>
  );
}

function ChildLink({ entry }: { entry: ScheduleEntry }) {
  return (
    <Link to="/system/center/detail/subjectDetail" search={{ id: entry.subjectId ?? '' }}>
      {entry.subjectName}
    </Link>
  );
}

/** A session opens itself; one still to begin shows what it will be, and its plan is where more can be done with it. */
function SessionLink({ entry }: { entry: ScheduleEntry }) {
  const { t } = useTranslation('scheduling');
  const { can } = useCurrentUser();
  const num = entry.sessionNum;
  if (num === null) {
    return (
      <>
        {entry.subjectId !== null && (
          <Link to="/system/center/detail/subjectDetail" search={{ id: entry.subjectId, tab: 'plan' }}>
            <Button>{t('entry.toPlan')}</Button>
          </Link>
        )}
        {can('RocketSystem.UserOfflinePlan') && (
          <Link {...pageOf(entry)}>
            <Button type="primary">{t('entry.prepare')}</Button>
          </Link>
        )}
      </>
    );
  }
  return (
    <Link {...pageOf(entry, num)}>
      <Button type="primary">{t('entry.toSession', { num })}</Button>
    </Link>
  );
}
