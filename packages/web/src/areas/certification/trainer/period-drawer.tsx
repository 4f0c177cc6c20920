import { type TrainerTrainingModule, trainerTrainingModule } from '@trellis/contract/certification/trainer-schemas';
import { Form } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../app/format.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { ResourceDrawer } from '../../../ui/resource/resource-drawer.tsx';
import { useModuleChanges } from './queries.ts';

interface Values {
  startDate: Dayjs;
  endDate: Dayjs;
}

/** Changes the learning period of a module. */
export function PeriodDrawer({ module, onClose }: { module: TrainerTrainingModule; onClose: () => void }) {
  const { t } = useTranslation('certification');
  const { change } = useModuleChanges();
  const item = (name: keyof Values, label: string) => ({
    name,
    label,
    rules: [{ required: true, message: t('required', { field: label }) }],
  });
  return (
    <ResourceDrawer<TrainerTrainingModule, Values>
      title={t('trainer.changePeriod')}
      item={module}
      form={{
        schema: trainerTrainingModule,
        valuesOf: ({ startDate, endDate } = module) => ({ startDate: dayjs(startDate), endDate: dayjs(endDate) }),
        facts: ({ startDate, endDate }) => [
          { key: 'startDate', field: t('trainer.from'), value: formatDate(startDate) },
          { key: 'endDate', field: t('trainer.until'), value: formatDate(endDate) },
        ],
        save: ({ startDate, endDate }, { id, concurrencyStamp } = module) =>
          change.mutateAsync({ id, startDate: startDate.format('YYYY-MM-DD'), endDate: endDate.format('YYYY-MM-DD'), concurrencyStamp }),
        fields: () => (
          <>
            <Form.Item {...item('startDate', t('trainer.from'))}>
              <DateField />
            </Form.Item>
            <Form.Item {...item('endDate', t('trainer.until'))}>
              <DateField />
            </Form.Item>
          </>
        ),
      }}
      saved={() => t('trainer.periodSaved')}
      onClose={onClose}
    />
  );
}
