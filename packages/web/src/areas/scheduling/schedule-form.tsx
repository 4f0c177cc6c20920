import type { schedulingCalls } from '@trellis/contract/scheduling/calls';
import type { OutputOf } from '@trellis/contract/types';
import { App, Button, Flex, Form, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { instantOf } from '../../ui/centre-time.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { useSend } from '../../ui/use-send.ts';
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
export function ScheduleForm(props: Props) {
  const options = useScheduleOptions(props.of);
  return <Loaded query={options}>{(loaded) => <LoadedForm {...props} options={loaded} />}</Loaded>;
}

function LoadedForm({ of, name, options, onClose }: Props & { options: OutputOf<typeof schedulingCalls.options> }) {
  const { t } = useTranslation(['scheduling', 'calendar']);
  const { message } = App.useApp();
  const [form] = Form.useForm<ScheduleValues>();
  const create = useCreateSchedule();
  const { zone } = options;

  const told = (scheduled: number, notCovered: number) => {
    if (scheduled === 1) return notCovered === 0 ? t('arrangeSuccess') : t('arrangeNotCovered');
    return notCovered === 0
      ? t('calendar:scheduled', { count: scheduled })
      : t('calendar:scheduledNotCovered', { scheduled, count: notCovered });
  };
  const schedule = async (values: ScheduleValues) => {
    const booking = bookingInput(values, zone);
    const { duration, platform, classroomId } = booking;
    const { schedulingType, timeInterval = 7, number = 1 } = values;
    const scheduleTimes = repeatedTimes(values.time, values.weekdays).map((time) => ({
      time: instantOf(time, zone),
      duration,
      platform,
      classroomId,
      timeInterval,
    }));
    const repeats = { schedulingType, number, scheduleTimes };
    const input = { ...booking, ...(schedulingType === 'Recurring' && repeats) };
    const { scheduled, notCovered } = await create.mutateAsync({ ...input, of });
    void (notCovered === 0 ? message.success(told(scheduled, 0)) : message.warning(told(scheduled, notCovered)));
  };
  const { send, isSending } = useSend(form, schedule, onClose);
  const mayDiscard = useUnsaved(() => !create.isSuccess && form.isFieldsTouched(), isSending);
  const leave = async () => {
    if (await mayDiscard()) onClose();
  };

  return (
    <Form
      form={form}
      layout="vertical"
      scrollToFirstError
      initialValues={{ ...initialValues, duration: options.durations[0], notice: noticeValues(options.notice) }}
      onFinish={(values) => void send(values)}
      disabled={isSending}
    >
      {name && <Typography.Paragraph type="secondary">{t('form.forChild', { name })}</Typography.Paragraph>}
      <ScheduleFields options={options} />
      <RepeatFields left={options.left} />
      {create.isError && <ScheduleRefusal error={create.error} zone={zone} />}
      <Flex gap="small" justify="end">
        <Button onClick={() => void leave()}>{t('word.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isSending}>
          {t('form.save')}
        </Button>
      </Flex>
    </Form>
  );
}
