import { DatePicker, Form, Select } from 'antd';
import type { Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../../app/format.ts';
import { toast } from '../../../app/toast.ts';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { useModuleChanges, useModuleOptions, useTrainer } from './queries.ts';

interface Values {
  trainingModuleId: string;
  tenantId?: string;
  startDate?: Dayjs | null;
  endDate?: Dayjs | null;
}

/** Assigns a module to a trainer. A trainer of one centre learns there; of several, one is chosen. */
export function AssignModuleDrawer({ trainer, onClose }: { trainer: { id: string; name: string }; onClose: () => void }) {
  const { t } = useTranslation('certification');
  const { assign } = useModuleChanges();
  const modules = useModuleOptions();
  const centers = useTrainer(trainer.id).summary.data?.tenants ?? [];
  const save = async ({ trainingModuleId, tenantId, startDate, endDate }: Values) => {
    await assign.mutateAsync({
      trainerId: trainer.id,
      trainingModuleId,
      ...(tenantId ? { tenantId } : {}),
      ...(startDate ? { startDate: startDate.format('YYYY-MM-DD') } : {}),
      ...(endDate ? { endDate: endDate.format('YYYY-MM-DD') } : {}),
    });
    toast('success', t('trainer.assigned'));
  };
  const required = (field: string) => [{ required: true, message: t('required', { field }) }];
  return (
    <FormDrawer<Values> size="default" title={t('trainer.assignTitle', { name: trainer.name })} onSave={save} onClose={onClose}>
      <Form.Item name="trainingModuleId" label={t('trainer.module')} rules={required(t('trainer.module'))}>
        <Select
          loading={modules.isPending}
          showSearch={{ optionFilterProp: 'label' }}
          options={(modules.data?.items ?? []).map(({ id, displayName }) => ({ value: id, label: displayName }))}
        />
      </Form.Item>
      {centers.length > 1 && (
        <Form.Item name="tenantId" label={t('word.center')} rules={required(t('word.center'))}>
          <Select options={centers.map(({ id, name }) => ({ value: id, label: name }))} />
        </Form.Item>
      )}
      <Form.Item name="startDate" label={t('trainer.from')}>
        <DatePicker format={dateFormat} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item name="endDate" label={t('trainer.until')} extra={t('trainer.untilHint')}>
        <DatePicker format={dateFormat} style={{ width: '100%' }} />
      </Form.Item>
    </FormDrawer>
  );
}
