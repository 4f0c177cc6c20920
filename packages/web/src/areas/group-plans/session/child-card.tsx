import { ClockCircleOutlined } from '@ant-design/icons';
import type { GroupChild } from '@trellis/contract/group-plans/schemas';
import { Avatar, Button, Flex, Radio, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { clockTime } from '../../../ui/centre-time.ts';
import { initialsOf } from '../../../ui/initials.ts';
import { Status } from '../../../ui/status.tsx';

const choices = ['Attend', 'Absent', 'RequestForLeave'] as const;

interface Props {
  child: GroupChild;
  /** What is said of it can still be changed. */
  isWritable: boolean;
  /** Its attendance may be marked here and now. */
  mayMark: boolean;
  onMark: (attendance: GroupChild['attendance']) => void;
  onOpen: (what: 'personal' | 'attendance') => void;
}

/** A child of a class session: its face leads to what is said of it, if there is anything, and beneath it is marked whether it is there. */
export function ChildCard({ child, isWritable, mayMark, onMark, onOpen }: Props) {
  const { t } = useTranslation(['groupPlans', 'planLife']);
  const { name, attendance, comments } = child;
  const isThere = attendance === 'Attend';
  const face = (
    <>
      <Avatar className="class-avatar">
        <span aria-hidden>{initialsOf(name)}</span>
      </Avatar>
      <span className="class-name">
        <Typography.Text strong ellipsis>
          {name}
        </Typography.Text>
        <Standing child={child} />
        {!isThere && comments && <Typography.Text type="secondary">{comments}</Typography.Text>}
      </span>
    </>
  );
  return (
    <div className={isThere ? 'class-child' : 'class-child is-away'} role="group" aria-label={name}>
      <Flex gap="small" align="center" justify="space-between">
        {isThere || isWritable ? (
          <button type="button" className="class-face" onClick={() => onOpen(isThere ? 'personal' : 'attendance')}>
            {face}
          </button>
        ) : (
          // nothing was said of who was away, and nothing can be any more
          <span className="class-face">{face}</span>
        )}
        {mayMark && (
          <Button
            type="text"
            icon={<ClockCircleOutlined aria-hidden />}
            aria-label={t('people.timesOf', { name })}
            onClick={() => onOpen('attendance')}
          />
        )}
      </Flex>
      {mayMark && (
        <Radio.Group
          className="class-marks"
          aria-label={t('people.attendanceOf', { name })}
          optionType="button"
          buttonStyle="solid"
          value={attendance}
          options={choices.map((value) => ({ value, label: t(`people.mark.${value}`) }))}
          onChange={({ target }) => onMark(target.value as GroupChild['attendance'])}
        />
      )}
    </div>
  );
}

/** What of a child is still to be said, or why nothing is; when it came and left. */
function Standing({ child: { attendance, answered, arrivedAt, leftAt } }: { child: GroupChild }) {
  const { t } = useTranslation(['groupPlans', 'offlinePlans', 'planLife']);
  const { zone } = useCurrentUser();
  if (attendance !== 'Attend') return <Status meaning="attention">{t(`planLife:personal.${attendance}`)}</Status>;
  const times = [
    arrivedAt && t('people.came', { time: clockTime(arrivedAt, zone) }),
    leftAt && t('people.went', { time: clockTime(leftAt, zone) }),
  ].filter(Boolean);
  return (
    <>
      {answered ? <Status meaning="good">{t('offlinePlans:forms.answered')}</Status> : <Status>{t('people.unsaid')}</Status>}
      {times.length > 0 && <Typography.Text type="secondary">{times.join(' · ')}</Typography.Text>}
    </>
  );
}
