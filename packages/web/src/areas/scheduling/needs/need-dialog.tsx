import { mostSnoozedDays } from '@trellis/contract/scheduling/needs/kinds';
import { handOverNeed, type NeedsHand } from '@trellis/contract/scheduling/needs/schemas';
import { Form, Radio, Select } from 'antd';
import type { Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../app/format.ts';
import { toast } from '../../../app/toast.ts';
import { instantOf, wallClock } from '../../../ui/centre-time.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useChangeNeed, useColleagues } from './queries.ts';

interface Props {
  need: NeedsHand;
  zone: string;
  onClose: () => void;
}

interface Values {
  what: 'done' | 'snooze' | 'handOver';
  until: Dayjs;
  personId: string;
  note?: string;
}

/** What becomes of something that waits: it was looked after, it waits until another day, or a colleague takes it. */
export function NeedDialog({ need, zone, onClose }: Props) {
  const { t } = useTranslation('needs');
  const [form] = Form.useForm<Values>();
  const what = Form.useWatch('what', form);
  const { done, snooze, handOver } = useChangeNeed();
  const { key } = need;
  const today = wallClock(zone).startOf('day');
  const save = async (values: Values) => {
    if (values.what === 'done') await done.mutateAsync({ key });
    // from the morning of that day on
    else if (values.what === 'snooze') await snooze.mutateAsync({ key, until: instantOf(values.until.startOf('day').hour(6), zone) });
    else await handOver.mutateAsync({ key, personId: values.personId, ...(values.note && { note: values.note }) });
    toast('success', t(`said.${values.what}`));
  };
  const required = (label: string) => [{ required: true, message: t('word.required', { field: label }) }];
  return (
    <FormDialog<Values>
      form={form}
      name="need"
      title={t('title', { name: need.subjectName, what: t(`kind.${need.kind}`) })}
      initialValues={{ what: 'done', until: today.add(1, 'day') }}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="what" label={t('question')}>
        <Radio.Group
          vertical
          options={(['done', 'snooze', 'handOver'] as const).map((value) => ({
            value,
            label: (
              <>
                {t(`choice.${value}`)} <span className="quiet">{t(`hint.${value}`)}</span>
              </>
            ),
          }))}
        />
      </Form.Item>
      {what === 'snooze' && (
        <>
          <Form.Item label={t('quickly')}>
            <Radio.Group
              optionType="button"
              options={[1, 3, 7].map((days) => ({
                value: days,
                label: days === 1 ? t('tomorrow') : formatDate(today.add(days, 'day').format('YYYY-MM-DD')),
              }))}
              onChange={({ target }) => form.setFieldValue('until', today.add(Number(target.value), 'day'))}
            />
          </Form.Item>
          <Form.Item
            name="until"
            label={t('until')}
            rules={[
              ...required(t('until')),
              {
                validator: (_, day: Dayjs | null) =>
                  !day || (day.isAfter(today) && !day.isAfter(today.add(mostSnoozedDays - 1, 'day')))
                    ? Promise.resolve()
                    : Promise.reject(new Error(t('range', { count: mostSnoozedDays - 1 }))),
              },
            ]}
          >
            <DateField />
          </Form.Item>
        </>
      )}
      {what === 'handOver' && <Colleague need={need} rules={required(t('to'))} />}
    </FormDialog>
  );
}

function Colleague({ need, rules }: { need: NeedsHand; rules: { required: boolean; message: string }[] }) {
  const { t } = useTranslation('needs');
  const { data, isLoading } = useColleagues(need.key);
  return (
    <>
      <Form.Item name="personId" label={t('to')} rules={rules} extra={t('toHint')}>
        <Select
          loading={isLoading}
          showSearch={{ optionFilterProp: 'label' }}
          notFoundContent={t('nobody')}
          options={data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        />
      </Form.Item>
      <TextField name="note" label={t('note')} schema={handOverNeed.shape.note} isLong />
    </>
  );
}
