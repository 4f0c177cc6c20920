import { Link } from '@tanstack/react-router';
import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import { Button, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { clockTime } from '../../ui/centre-time.ts';
import { useAsk } from '../../ui/use-ask.ts';
import { useCancelSchedule } from './queries.ts';

interface Props {
  entry: ScheduleEntry;
  zone: string;
  onDone: () => void;
}

/** What a scheduled session is, and where to go from it. */
export function EntryDetail({ entry, zone, onDone }: Props) {
  const { t } = useTranslation('scheduling');
  const { token } = theme.useToken();
  const time = `${clockTime(entry.time, zone)}–${clockTime(entry.endTime, zone)}`;
  const mayCancel = useCurrentUser().can('RocketSystem.Schedule.Write') && entry.state === 'scheduled';
  const items = [
    { key: 'child', label: t('word.child'), children: <ChildLink entry={entry} /> },
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
      {!entry.covered && <p style={{ color: token.colorWarning }}>{t('notCovered')}</p>}
      <div className="entry-actions">
        {mayCancel && <CancelButton entry={entry} time={time} onDone={onDone} />}
        <SessionLink entry={entry} />
      </div>
    </div>
  );
}

function ChildLink({ entry }: { entry: ScheduleEntry }) {
  return (
    <Link to="/system/center/detail/subjectDetail" search={{ id: entry.subjectId }}>
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
        <Link to="/system/center/detail/subjectDetail" search={{ id: entry.subjectId, tab: 'plan' }}>
          <Button>{t('entry.toPlan')}</Button>
        </Link>
        {can('RocketSystem.UserOfflinePlan') && (
          <Link to="/system/center/detail/userOfflineCourseDetail" search={{ planId: entry.userOfflinePlanId }}>
            <Button type="primary">{t('entry.prepare')}</Button>
          </Link>
        )}
      </>
    );
  }
  return (
    <Link to="/system/center/detail/userOfflineCourseDetail" search={{ planId: entry.userOfflinePlanId, num }}>
      <Button type="primary">{t('entry.toSession', { num })}</Button>
    </Link>
  );
}

function CancelButton({ entry, time, onDone }: { entry: ScheduleEntry; time: string; onDone: () => void }) {
  const { t } = useTranslation('scheduling');
  const ask = useAsk();
  const cancel = useCancelSchedule();
  const confirmCancel = () => {
    onDone();
    void ask({
      title: t('entry.cancelTitle'),
      text: t('entry.cancelText', { child: entry.subjectName, time }),
      ok: t('entry.confirmCancel'),
      cancel: t('entry.keep'),
      danger: true,
      run: () => cancel.mutateAsync({ id: entry.id }),
      done: t('entry.cancelled'),
    });
  };
  return (
    <Button danger onClick={confirmCancel} loading={cancel.isPending}>
      {t('entry.cancel')}
    </Button>
  );
}
