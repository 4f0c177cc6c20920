import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { PersonSelect } from './person-select.tsx';
import { useSupervisorChanges, useSupervisorOptions, useTrainerOptions } from './queries.ts';

interface Named {
  id: string;
  name: string;
}

/** Chooses who supervises a trainer. */
export function AssignDrawer({ trainer, onClose }: { trainer: Named; onClose: () => void }) {
  const { t } = useTranslation('admins');
  const { assign } = useSupervisorChanges();
  const field = t('training.supervisor');
  const save = async ({ supervisorId }: { supervisorId: string }) => {
    await assign.mutateAsync({ trainerId: trainer.id, supervisorId });
    toast('success', t('training.assigned', { name: trainer.name }));
  };
  return (
    <FormDrawer<{ supervisorId: string }>
      size="default"
      title={t('training.assignTitle', { name: trainer.name })}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="supervisorId" label={field} rules={[{ required: true, message: t('word.required', { field }) }]}>
        <PersonSelect useOptions={useSupervisorOptions} without={({ id }) => id === trainer.id} />
      </Form.Item>
    </FormDrawer>
  );
}

/** Gives a supervisor another trainer. */
export function TrainerDrawer({ supervisor, onClose }: { supervisor: Named; onClose: () => void }) {
  const { t } = useTranslation('admins');
  const { assign } = useSupervisorChanges();
  const field = t('word.trainer');
  const save = async ({ trainerId }: { trainerId: string }) => {
    await assign.mutateAsync({ trainerId, supervisorId: supervisor.id });
    toast('success', t('supervisors.givenDone'));
  };
  return (
    <FormDrawer<{ trainerId: string }>
      size="default"
      title={t('supervisors.addTrainerTitle', { name: supervisor.name })}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="trainerId" label={field} rules={[{ required: true, message: t('word.required', { field }) }]}>
        <PersonSelect useOptions={useTrainerOptions} without={({ id }) => id === supervisor.id} />
      </Form.Item>
    </FormDrawer>
  );
}
