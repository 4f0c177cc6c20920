import { attendanceForm, type GroupChild } from '@trellis/contract/group-plans/schemas';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { Flex, Form, Radio, TimePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { instantOf, wallClock } from '../../../ui/centre-time.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { SessionPlaces } from '../../offline-plans/public.ts';

const choices = ['Attend', 'Absent', 'RequestForLeave'] as const;

interface Values {
  attendance: GroupChild['attendance'];
  comments?: string;
  arrived?: Dayjs | null;
  left?: Dayjs | null;
}

interface Props extends Pick<ComponentProps<NonNullable<SessionPlaces['People']>>, 'answers'> {
  session: Pick<SessionView, 'openedAt' | 'isWritable'>;
  child: GroupChild;
  onClose: () => void;
}

/** Whether a child is there, with a word on it; when it came later or left earlier than the class. */
export function AttendanceDialog({ session: { openedAt, isWritable }, child, answers, onClose }: Props) {
  const { t } = useTranslation(['groupPlans', 'planLife']);
  const { zone } = useCurrentUser();
  const [form] = Form.useForm<Values>();
  const isThere = (Form.useWatch('attendance', form) ?? child.attendance) === 'Attend';
  const wall = (at: string | null) => (at ? wallClock(zone, at) : null);
  /** A time of the clock is one of the day of the session. */
  const said = (time: Dayjs | null | undefined): string | null => {
    const day = wallClock(zone, openedAt ?? undefined);
    return time ? instantOf(day.hour(time.hour()).minute(time.minute()).second(0), zone) : null;
  };
  const save = async ({ attendance, comments, arrived, left }: Values) => {
    const stay = attendance === 'Attend' ? { arrivedAt: said(arrived), leftAt: said(left) } : {};
    await answers.saveAttendance({ userId: child.subjectId, attendance, comments: comments ?? '', ...stay });
  };
  const isAfter = {
    validator: (_: unknown, left: Dayjs | null) => {
      const arrived = form.getFieldValue('arrived') as Dayjs | null;
      return left && arrived && !left.isAfter(arrived) ? Promise.reject(new Error(t('people.leftBeforeArrival'))) : Promise.resolve();
    },
  };
  const time = { format: 'HH:mm', minuteStep: 5, needConfirm: false } as const;
  return (
    <FormDialog<Values>
      isTouched
      form={form}
      title={t('people.attendanceOf', { name: child.name })}
      initialValues={{
        attendance: child.attendance,
        comments: child.comments ?? '',
        arrived: wall(child.arrivedAt),
        left: wall(child.leftAt),
      }}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item
        name="attendance"
        label={t('people.attendance')}
        rules={[{ required: true, message: t('word.required', { field: t('people.attendance') }) }]}
      >
        <Radio.Group disabled={!isWritable} options={choices.map((value) => ({ value, label: t(`planLife:personal.${value}`) }))} />
      </Form.Item>
      {isThere && (
        <Flex gap="middle" wrap>
          <Form.Item name="arrived" label={t('people.arrivedAt')}>
            <TimePicker {...time} />
          </Form.Item>
          <Form.Item name="left" label={t('people.leftAt')} dependencies={['arrived']} rules={[isAfter]}>
            <TimePicker {...time} />
          </Form.Item>
        </Flex>
      )}
      <TextField name="comments" label={t('people.comments')} schema={attendanceForm.shape.comments} isLong />
    </FormDialog>
  );
}
