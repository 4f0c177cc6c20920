import { looksAfterLeaves } from '@trellis/contract/scheduling/leaves/rules';
import { askLeave } from '@trellis/contract/scheduling/leaves/schemas';
import { DatePicker, Form, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { dateTimeFormat } from '../../../app/format.ts';
import { toast } from '../../../app/toast.ts';
import { instantOf, wallClock } from '../../../ui/centre-time.ts';
import { takeTypedDate } from '../../../ui/date-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useScheduleOptions } from '../queries.ts';
import { useChangeLeaves } from './queries.ts';

interface Values {
  personId?: string;
  from: Dayjs;
  to: Dayjs;
  reason?: string;
}

const [opens, closes] = [dayjs('06:00', 'HH:mm'), dayjs('21:00', 'HH:mm')];

/** Asks for a leave; whoever looks after the center enters one for a coach. The times are those of the center's clock. */
export function LeaveForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('leaves');
  const { roles, id, zone } = useCurrentUser();
  const isForAll = looksAfterLeaves(roles);
  const options = useScheduleOptions();
  const { ask } = useChangeLeaves();
  const required = (label: string) => ({ label, rules: [{ required: true, message: t('word.required', { field: label }) }] });
  const isPast = (day: Dayjs) => day.isBefore(wallClock(zone).startOf('day'));
  const save = async ({ personId, from, to, reason }: Values) => {
    const { state } = await ask.mutateAsync({
      startTime: instantOf(from, zone),
      endTime: instantOf(to, zone),
      ...(personId && personId !== id && { personId }),
      ...(reason && { reason }),
    });
    toast('success', state === 'Approved' ? t('entered') : t('asked'));
  };
  const picker = (open: Dayjs) => (
    <DatePicker
      format={dateTimeFormat}
      placeholder={dateTimeFormat}
      showNow={false}
      onKeyDown={takeTypedDate}
      showTime={{ format: 'HH:mm', minuteStep: 15, defaultOpenValue: open }}
      disabledDate={isPast}
      style={{ width: '100%' }}
    />
  );
  return (
    <FormDialog<Values>
      title={isForAll ? t('enter') : t('ask')}
      okText={isForAll ? t('word.save') : t('ask')}
      initialValues={{ personId: id }}
      isLoading={isForAll && !options.data}
      problem={options.error}
      onSave={save}
      onClose={onClose}
    >
      {isForAll && (
        <Form.Item name="personId" {...required(t('word.coach'))}>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            options={(options.data?.coaches ?? []).map((coach) => ({ value: coach.id, label: coach.name }))}
          />
        </Form.Item>
      )}
      <Form.Item name="from" {...required(t('from'))}>
        {picker(opens)}
      </Form.Item>
      <Form.Item
        name="to"
        dependencies={['from']}
        label={t('to')}
        rules={[
          ...required(t('to')).rules,
          ({ getFieldValue }) => ({
            validator: (_, to: Dayjs | null) =>
              !to || !getFieldValue('from') || to.isAfter(getFieldValue('from'))
                ? Promise.resolve()
                : Promise.reject(new Error(t('toBeforeFrom'))),
          }),
        ]}
      >
        {picker(closes)}
      </Form.Item>
      <TextField name="reason" label={t('word.reason')} schema={askLeave.shape.reason} isLong />
    </FormDialog>
  );
}
