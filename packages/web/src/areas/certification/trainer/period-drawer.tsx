import { type TrainerTrainingModule, trainerTrainingModule } from '@trellis/contract/certification/trainer-schemas';
import { DatePicker, Form } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { dateFormat, formatDate } from '../../../app/format.ts';
import { toast } from '../../../app/toast.ts';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { StaleNotice } from '../../../ui/stale-notice.tsx';
import { useKnown } from '../../../ui/use-known.ts';
import { useModuleChanges } from './queries.ts';

interface Values {
  startDate: Dayjs;
  endDate: Dayjs;
}

/** Changes the learning period of a module. */
export function PeriodDrawer({ module, onClose }: { module: TrainerTrainingModule; onClose: () => void }) {
  const { t } = useTranslation('certification');
  const { change } = useModuleChanges();
  const { startDate, endDate } = module;
  const [form] = Form.useForm<Values>();
  const { known, changes, attempt } = useKnown(module, {
    form,
    schema: trainerTrainingModule,
    valuesOf: (period) => ({ startDate: dayjs(period.startDate), endDate: dayjs(period.endDate) }),
    told: (period) => [
      { key: 'startDate', field: t('trainer.from'), value: formatDate(period.startDate) },
      { key: 'endDate', field: t('trainer.until'), value: formatDate(period.endDate) },
    ],
  });
  const save = async (values: Values) => {
    const { id, concurrencyStamp } = known ?? module;
    const period = { startDate: values.startDate.format('YYYY-MM-DD'), endDate: values.endDate.format('YYYY-MM-DD') };
    const isSaved = await attempt(() => change.mutateAsync({ id, ...period, concurrencyStamp }));
    if (isSaved) toast('success', t('trainer.periodSaved'));
    return isSaved;
  };
  const required = (field: string) => [{ required: true, message: t('required', { field }) }];
  return (
    <FormDrawer<Values>
      size="default"
      title={t('trainer.changePeriod')}
      initialValues={{ startDate: dayjs(startDate), endDate: dayjs(endDate) }}
      form={form}
      onSave={save}
      onClose={onClose}
    >
      {changes && <StaleNotice changes={changes} />}
      <Form.Item name="startDate" label={t('trainer.from')} rules={required(t('trainer.from'))}>
        <DatePicker format={dateFormat} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item name="endDate" label={t('trainer.until')} rules={required(t('trainer.until'))}>
        <DatePicker format={dateFormat} style={{ width: '100%' }} />
      </Form.Item>
    </FormDrawer>
  );
}
