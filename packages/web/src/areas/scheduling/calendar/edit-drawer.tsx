import type { schedulingCalls } from '@trellis/contract/scheduling/calls';
import type { OutputOf } from '@trellis/contract/types';
import { Button, Flex, Form } from 'antd';
import type { Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { wallClock } from '../../../ui/centre-time.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { useSend } from '../../../ui/use-send.ts';
import { useUnsaved } from '../../../ui/use-unsaved.ts';
import { bookingInput } from '../booking-input.ts';
import { useScheduleOptions } from '../queries.ts';
import { ScheduleFields } from '../schedule-fields.tsx';
import { ScheduleRefusal } from '../schedule-refusal.tsx';
import { noticeValues, type ScheduleValues } from '../schedule-values.ts';
import { useBooking, useEditSchedule } from './queries.ts';
import { RangeField } from './range-field.tsx';

type Booking = OutputOf<typeof schedulingCalls.detail>;

/** Where a booking was dragged to. */
export interface Target {
  time?: Dayjs;
  trainerId?: string;
  /** Undefined: into none. */
  classroomId?: string | undefined;
}

interface Props {
  id: string;
  target?: Target | undefined;
  onClose: () => void;
}

/** Changes a booking, or it and those of its series that follow. */
export function EditDrawer({ id, target, onClose }: Props) {
  const { t } = useTranslation('calendar');
  const booking = useBooking(id);
  return (
    <SideDrawer title={t('edit.title')} onClose={onClose}>
      {(close) => <Loaded query={booking}>{(data) => <EditForm booking={data} target={target} onClose={close} />}</Loaded>}
    </SideDrawer>
  );
}

function EditForm({ booking, target, onClose }: { booking: Booking; target: Target | undefined; onClose: () => void }) {
  const { subjectId, userOfflinePlanId, groupTrainingPlanId } = booking;
  const options = useScheduleOptions({
    ...(subjectId && { subjectId }),
    ...(userOfflinePlanId && { userOfflinePlanId }),
    ...(groupTrainingPlanId && { groupTrainingPlanId }),
  });
  return <Loaded query={options}>{(data) => <Fields booking={booking} target={target} options={data} onClose={onClose} />}</Loaded>;
}

interface FieldsProps {
  booking: Booking;
  target: Target | undefined;
  options: OutputOf<typeof schedulingCalls.options>;
  onClose: () => void;
}

function Fields({ booking, target, options, onClose }: FieldsProps) {
  const { t } = useTranslation('calendar');
  const [form] = Form.useForm<ScheduleValues>();
  const edit = useEditSchedule();
  const failure = edit.one.error ?? edit.following.error;

  const save = async (values: ScheduleValues) => {
    const input = { ...bookingInput(values, options.zone), id: booking.id, concurrencyStamp: booking.concurrencyStamp };
    edit.one.reset();
    edit.following.reset();
    const { changed } =
      values.range === 'following'
        ? await edit.following.mutateAsync(input)
        : await edit.one.mutateAsync({ ...input, thisSessionOnly: true });
    toast('success', t('edit.done', { count: changed }));
  };
  const { send, isSending } = useSend(form, save, onClose);
  const mayDiscard = useUnsaved(() => form.isFieldsTouched(), isSending);
  const leave = async () => {
    if (await mayDiscard()) onClose();
  };

  return (
    <Form
      form={form}
      layout="vertical"
      scrollToFirstError
      initialValues={{ ...valuesOf(booking, options.zone), ...target }}
      onFinish={(values) => void send(values)}
      disabled={isSending}
    >
      <p className="quiet">{t('edit.of', { child: booking.subjectName })}</p>
      <RangeField
        label={t('edit.range')}
        one={t('range.one')}
        all={t('range.following', { count: booking.following })}
        fault={booking.followFault}
      />
      <ScheduleFields options={options} classroomId={booking.classroomId} />
      {failure && <ScheduleRefusal error={failure} zone={options.zone} />}
      <Flex gap="small" justify="end">
        <Button onClick={() => void leave()}>{t('word.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isSending}>
          {t('word.save')}
        </Button>
      </Flex>
    </Form>
  );
}

/** What a booking is, as its form shows it; where nothing follows, there is one thing to change. */
function valuesOf(booking: Booking, zone: string): Partial<ScheduleValues> {
  const { trainerId, duration, platform, classroomId, time, notice, followFault } = booking;
  return {
    trainerId,
    duration,
    platform,
    time: wallClock(zone, time),
    notice: noticeValues(notice),
    ...(classroomId && { classroomId }),
    ...(followFault && { range: 'one' }),
  };
}
