import { App, Button, Flex, Form, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { whenKept } from '../../app/when-kept.ts';
import { instantOf } from '../../ui/centre-time.ts';
import { failureOf } from '../../ui/failure-of.ts';
import { faultsOf } from '../../ui/form-faults.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useUnsaved } from '../../ui/use-unsaved.ts';
import { bookingInput } from './booking-input.ts';
import type { BookedFor } from './booking-of.ts';
import { useCreateSchedule, useScheduleOptions } from './queries.ts';
import { RepeatFields } from './repeat-fields.tsx';
import { repeatedTimes } from './repeated-times.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { ScheduleRefusal } from './schedule-refusal.tsx';
import { noticeValues, type ScheduleValues } from './schedule-values.ts';

const initialValues = {
  platform: 'Web',
  schedulingType: 'Single',
  timeInterval: 7,
} satisfies Partial<ScheduleValues>;

interface Props {
  of: BookedFor;
  /** Where the form does not stand below their name. */
  name?: string;
  onClose: () => void;
}

/** The form of sessions that are scheduled: one, or several that repeat. */
export function ScheduleForm({ of, name, onClose }: Props) {
  const { t } = useTranslation(['scheduling', 'calendar']);
  const { message } = App.useApp();
  const [form] = Form.useForm<ScheduleValues>();
  const prepared = useScheduleOptions(of);
  const { data: options, refetch } = prepared;
  const failure = failureOf(prepared);
  const create = useCreateSchedule();
  useUnsaved(() => !create.isSuccess && form.isFieldsTouched(), create.isPending);
  if (failure) return <LoadFailed error={failure} onRetry={refetch} />;
  if (!options) return <Skeleton active />;

  const told = (scheduled: number, notCovered: number) => {
    if (scheduled === 1) return notCovered === 0 ? t('arrangeSuccess') : t('arrangeNotCovered');
    return notCovered === 0
      ? t('calendar:scheduled', { count: scheduled })
      : t('calendar:scheduledNotCovered', { scheduled, count: notCovered });
  };
  const submit = (values: ScheduleValues) => {
    const booking = bookingInput(values, options.zone);
    const { duration, platform, classroomId } = booking;
    const { schedulingType, timeInterval = 7, number = 1 } = values;
    const scheduleTimes = repeatedTimes(values.time, values.weekdays).map((time) => ({
      time: instantOf(time, options.zone),
      duration,
      platform,
      classroomId,
      timeInterval,
    }));
    const repeats = { schedulingType, number, scheduleTimes };
    const input = { ...booking, ...(schedulingType === 'Recurring' && repeats) };
    whenKept(
      create,
      { ...input, of },
      ({ scheduled, notCovered }) => {
        void (notCovered === 0 ? message.success(told(scheduled, 0)) : message.warning(told(scheduled, notCovered)));
        onClose();
      },
      (error) => form.setFields(faultsOf(error)),
    );
  };

  return (
    <Form
      form={form}
      layout="vertical"
      scrollToFirstError
      initialValues={{ ...initialValues, duration: options.durations[0], notice: noticeValues(options.notice) }}
      onFinish={submit}
      disabled={create.isPending}
    >
      {name && <Typography.Paragraph type="secondary">{t('form.forChild', { name })}</Typography.Paragraph>}
      <ScheduleFields options={options} />
      <RepeatFields left={options.left} />
      {create.isError && <ScheduleRefusal error={create.error} zone={options.zone} />}
      <Flex gap="small" justify="end">
        <Button onClick={onClose}>{t('word.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={create.isPending}>
          {t('form.save')}
        </Button>
      </Flex>
    </Form>
  );
}
