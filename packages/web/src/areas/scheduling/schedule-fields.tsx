import { limits } from '@trellis/contract/limits';
import type { schedulingCalls } from '@trellis/contract/scheduling/calls';
import { platform } from '@trellis/contract/scheduling/schemas';
import type { OutputOf } from '@trellis/contract/types';
import { Alert, DatePicker, Form, Radio, Select } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTimeFormat } from '../../app/format.ts';
import { wallClock } from '../../ui/centre-time.ts';
import { takeTypedDate } from '../../ui/date-field.tsx';
import { disabledTimes, isPastDay, nextAllowed } from './allowed-times.ts';
import { NoticeFields } from './notice-fields.tsx';
import type { ScheduleValues } from './schedule-values.ts';

type Options = OutputOf<typeof schedulingCalls.options>;

/** The fields of a scheduled session; a classroom that it has already stays to be chosen. The time is picked as the clock of the centre shows it. */
export function ScheduleFields({ options, classroomId }: { options: Options; classroomId?: string | null }) {
  const { t } = useTranslation('scheduling');
  const picked = Form.useWatch<ScheduleValues['platform']>('platform');
  const durations = useDurations(options);
  const wallNow = wallClock(options.zone);
  const item = (name: 'trainerId' | 'duration' | 'time' | 'platform' | 'classroomId') => {
    const label = t(`form.${name}`);
    return { name, label, rules: [{ required: name !== 'classroomId', message: t('word.required', { field: label }) }] };
  };
  const rooms = options.classrooms.filter((room) => room.status === 'Effective' || room.id === classroomId);

  return (
    <>
      {durations.length === 0 && <Alert type="warning" showIcon title={t('form.noDurations')} />}
      <Form.Item {...item('trainerId')}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('word.choose')}
          options={options.coaches.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      <Form.Item {...item('duration')}>
        <Select
          placeholder={t('word.choose')}
          options={durations.map((count) => ({ value: count, label: t('word.minutes', { count }) }))}
        />
      </Form.Item>
      <Form.Item {...item('time')} extra={t('form.timeHint', { zone: options.zone })}>
        <DatePicker
          format={dateTimeFormat}
          placeholder={dateTimeFormat}
          showNow={false}
          onKeyDown={takeTypedDate}
          showTime={{ format: 'HH:mm', minuteStep: limits.schedule.stepMinutes, defaultOpenValue: nextAllowed(wallNow) }}
          disabledDate={(day) => isPastDay(day, wallNow)}
          disabledTime={(day) => disabledTimes(day, wallNow)}
          style={{ width: '100%' }}
        />
      </Form.Item>
      <Form.Item {...item('platform')}>
        <Radio.Group options={platform.options.map((value) => ({ value, label: t(`platform.${value}`) }))} />
      </Form.Item>
      {picked === 'Web' && (
        <Form.Item {...item('classroomId')}>
          <Select
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={t('form.classroomPlaceholder')}
            options={rooms.map((room) => ({ value: room.id, label: room.classroomName }))}
          />
        </Form.Item>
      )}
      <NoticeFields />
    </>
  );
}

/** How long a session may last with the chosen coach, and until one is chosen, at the centre. A choice that the coach does not offer gives way. */
function useDurations({ coaches, durations }: Options): number[] {
  const form = Form.useFormInstance<ScheduleValues>();
  const trainerId = Form.useWatch<ScheduleValues['trainerId']>('trainerId');
  const offered = coaches.find(({ id }) => id === trainerId)?.durations ?? durations;
  useEffect(() => {
    const chosen = form.getFieldValue('duration');
    if (chosen !== undefined && !offered.includes(chosen)) form.setFieldValue('duration', offered[0]);
  }, [form, offered]);
  return offered;
}
