import type { TrainerTrainingModule } from '@trellis/contract/certification/trainer-schemas';
import { DatePicker, Form } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../../app/format.ts';
import { toast } from '../../../app/toast.ts';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { useModuleChanges } from './queries.ts';

interface Values {
  startDate: Dayjs;
  endDate: Dayjs;
}

/** Changes the learning period of a module. */
export function PeriodDrawer({ module, onClose }: { module: TrainerTrainingModule; onClose: () => void }) {
  const { t } = useTranslation('certification');
  const { change } = useModuleChanges();
  const { id, startDate, endDate, concurrencyStamp } = module;
  const save = async (values: Values) => {
    await change.mutateAsync({
      id,
      startDate: values.startDate.format('YYYY-MM-DD'),
      endDate: values.endDate.format('YYYY-MM-DD'),
      concurrencyStamp,
    });
    toast('success', t('trainer.periodSaved'));
  };
  const required = (field: string) => [{ required: true, message: t('required', { field }) }];
  return (
    <FormDrawer<Values>
      size="default"
      title={t('trainer.changePeriod')}
      initialValues={{ startDate: dayjs(startDate), endDate: dayjs(endDate) }}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="startDate" label={t('trainer.from')} rules={required(t('trainer.from'))}>
        <DatePicker format={dateFormat} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item name="endDate" label={t('trainer.until')} rules={required(t('trainer.until'))}>
        <DatePicker format={dateFormat} style={{ width: '100%' }} />
      </Form.Item>
    </FormDrawer>
  );
}
