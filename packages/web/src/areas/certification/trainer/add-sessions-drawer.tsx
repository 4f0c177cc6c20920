import { supervisionTimes } from '@trellis/contract/certification/rules';
import type { TrainerTrainingModule } from '@trellis/contract/certification/trainer-schemas';
import { Form, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { useSessionChanges, useSupervisorChoice } from './queries.ts';

interface Props {
  module: TrainerTrainingModule;
  onClose: () => void;
}

/** Plans supervision: how often, and by whom; oneself, the trainer's own or the only supervisor is chosen already. */
export function AddSessionsDrawer({ module, onClose }: Props) {
  const { t } = useTranslation('certification');
  const choice = useSupervisorChoice(module.id);
  const title = t('sessions.addTitle', { name: module.trainer.name });
  if (!choice.data) {
    return (
      <SideDrawer title={title} loading={!choice.isError} onClose={onClose}>
        {choice.isError && <LoadFailed error={choice.error} onRetry={choice.refetch} />}
      </SideDrawer>
    );
  }
  const { items, initialId } = choice.data;
  return <AddForm title={title} module={module} supervisors={items} initialId={initialId} onClose={onClose} />;
}

interface Values {
  times: number;
  supervisorId: string;
}

interface FormProps extends Props {
  title: string;
  supervisors: readonly { id: string; name: string }[];
  initialId: string | null;
}

function AddForm({ title, module, supervisors, initialId, onClose }: FormProps) {
  const { t } = useTranslation('certification');
  const { add } = useSessionChanges();
  const save = async (values: Values) => {
    await add.mutateAsync({ trainerTrainingModuleId: module.id, ...values });
    toast('success', t('sessions.added'));
  };
  const required = (field: string) => [{ required: true, message: t('required', { field }) }];
  return (
    <FormDrawer<Values>
      size="default"
      title={title}
      initialValues={{ times: supervisionTimes.initial, ...(initialId ? { supervisorId: initialId } : {}) }}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="times" label={t('sessions.times')} rules={required(t('sessions.times'))}>
        <InputNumber min={supervisionTimes.min} max={supervisionTimes.max} precision={0} />
      </Form.Item>
      <Form.Item name="supervisorId" label={t('sessions.supervisor')} rules={required(t('sessions.supervisor'))}>
        <Select showSearch={{ optionFilterProp: 'label' }} options={supervisors.map(({ id, name }) => ({ value: id, label: name }))} />
      </Form.Item>
    </FormDrawer>
  );
}
