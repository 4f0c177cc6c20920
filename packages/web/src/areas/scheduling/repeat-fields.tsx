import { limits } from '@trellis/contract/limits';
import { Checkbox, Form, InputNumber, Radio } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import type { ScheduleValues } from './schedule-values.ts';

const { mostAtOnce } = limits.schedule;
const weekdays = [1, 2, 3, 4, 5, 6, 0];

/** Whether a new session is one, or the first of several that repeat: no more than the plan has left. */
export function RepeatFields({ left }: { left: number | null }) {
  const { t } = useTranslation('calendar');
  const type = Form.useWatch<ScheduleValues['schedulingType']>('schedulingType');
  const label = t('form.number');
  const most = Math.max(1, Math.min(mostAtOnce, left ?? mostAtOnce));
  return (
    <>
      <Form.Item name="schedulingType" label={t('form.schedulingType')}>
        <Radio.Group
          options={[
            { value: 'Single', label: t('form.single') },
            { value: 'Recurring', label: t('form.recurring') },
          ]}
        />
      </Form.Item>
      {type === 'Recurring' && (
        <>
          <Form.Item name="timeInterval" label={t('form.timeInterval')}>
            <Radio.Group
              options={[
                { value: 7, label: t('form.every7') },
                { value: 14, label: t('form.every14') },
              ]}
            />
          </Form.Item>
          <Form.Item name="weekdays" label={t('form.weekdays')} extra={t('form.weekdaysHint')}>
            <Checkbox.Group options={weekdays.map((day) => ({ value: day, label: dayjs().day(day).format('ddd') }))} />
          </Form.Item>
          <Form.Item
            name="number"
            label={label}
            extra={t('form.numberHint', { most })}
            rules={[{ required: true, message: t('word.required', { field: label }) }]}
          >
            <InputNumber min={1} max={most} precision={0} />
          </Form.Item>
        </>
      )}
    </>
  );
}
