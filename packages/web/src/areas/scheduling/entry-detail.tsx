import { Link } from '@tanstack/react-router';
import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import { App, Button, Descriptions, Flex, Typography, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { clockTime } from '../../ui/centre-time.ts';
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
    { key: 'child', label: t('entry.child'), children: <ChildLink entry={entry} /> },
    { key: 'time', label: t('entry.time'), children: time },
    { key: 'coach', label: t('entry.coach'), children: entry.trainerName },
    { key: 'platform', label: t('entry.platform'), children: t(`platform.${entry.platform}`) },
    { key: 'state', label: t('entry.state'), children: t(`state.${entry.state}`) },
  ];
  if (entry.classroomName) items.push({ key: 'classroom', label: t('entry.classroom'), children: entry.classroomName });
  return (
    <Flex vertical gap="small" style={{ width: token.screenXS / 2 + token.sizeXXL }}>
      <Descriptions size="small" column={1} items={items} />
      {!entry.covered && <Typography.Text type="warning">{t('notCovered')}</Typography.Text>}
      <Flex gap="small" wrap justify="end">
        {mayCancel && <CancelButton entry={entry} time={time} onDone={onDone} />}
        <SessionLink entry={entry} />
      </Flex>
    </Flex>
  );
}

function ChildLink({ entry }: { entry: ScheduleEntry }) {
  return (
    <Link to="/system/center/detail/subjectDetail" search={{ id: entry.subjectId }}>
      {entry.subjectName}
    </Link>
  );
}

/** A session that has begun opens itself; one still to begin is started from its plan. */
function SessionLink({ entry }: { entry: ScheduleEntry }) {
  const { t } = useTranslation('scheduling');
  const num = entry.sessionNum;
  if (num === null) {
    return (
      <Link to="/system/center/detail/subjectDetail" search={{ id: entry.subjectId, tab: 'plan' }}>
        <Button type="primary">{t('entry.toPlan')}</Button>
      </Link>
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
  const { modal, message } = App.useApp();
  const cancel = useCancelSchedule();
  const ask = async () => {
    onDone();
    const isSure = await modal.confirm({
      title: t('entry.cancelTitle'),
      content: t('entry.cancelText', { child: entry.subjectName, time }),
      okText: t('entry.confirmCancel'),
      okButtonProps: { danger: true },
      cancelText: t('entry.keep'),
    });
    if (isSure) cancel.mutate({ id: entry.id }, { onSuccess: () => void message.success(t('entry.cancelled')) });
  };
  return (
    <Button danger onClick={() => void ask()} loading={cancel.isPending}>
      {t('entry.cancel')}
    </Button>
  );
}
