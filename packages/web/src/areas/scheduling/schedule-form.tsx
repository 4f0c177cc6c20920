import { App, Button, Flex, Form, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { instantOf } from '../../ui/centre-time.ts';
import { faultsOf } from '../../ui/form-faults.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useCreateSchedule, useScheduleOptions } from './queries.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { ScheduleRefusal } from './schedule-refusal.tsx';
import type { ScheduleValues } from './schedule-values.ts';

const initialValues = {
  platform: 'Web',
  notice: { 24: { noticeParent: true, noticeTrainer: true }, 1: { noticeParent: false, noticeTrainer: false } },
} satisfies Partial<ScheduleValues>;

interface Props {
  planId: string;
  subjectId: string;
  /** Where the form does not stand below their name. */
  subjectName?: string;
  onClose: () => void;
}

/** The form of one scheduled session. */
export function ScheduleForm({ planId, subjectId, subjectName, onClose }: Props) {
  const { t } = useTranslation('scheduling');
  const { message } = App.useApp();
  const [form] = Form.useForm<ScheduleValues>();
  const { data: options, error, refetch } = useScheduleOptions(subjectId);
  const create = useCreateSchedule();
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (!options) return <Skeleton active />;

  const submit = ({ time, platform, classroomId, notice, ...rest }: ScheduleValues) => {
    const input = {
      ...rest,
      platform,
      userOfflinePlanId: planId,
      time: instantOf(time, options.zone),
      classroomId: platform === 'Web' ? (classroomId ?? null) : null,
      notice: ([24, 1] as const).map((hour) => ({ hour, ...notice[hour] })),
    };
    create.mutate(input, {
      onSuccess: ({ covered }) => {
        if (covered) void message.success(t('arrangeSuccess'));
        else void message.warning(t('arrangeNotCovered'));
        onClose();
      },
      onError: (error) => form.setFields(faultsOf(error)),
    });
  };

  return (
    <Form
      form={form}
      layout="vertical"
      scrollToFirstError
      initialValues={{ ...initialValues, duration: options.durations[0] }}
      onFinish={submit}
      onValuesChange={() => create.isError && create.reset()}
      disabled={create.isPending}
    >
      {subjectName && <Typography.Paragraph type="secondary">{t('form.forChild', { name: subjectName })}</Typography.Paragraph>}
      <ScheduleFields options={options} />
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
